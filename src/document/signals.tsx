import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from "react";

/** A message from one part of a page to another. */
type Signal =
	/** Opens the assistant with questions about the current page. */
	| { to: "assistant" }
	/** Adds a text to the message in the contact form, on this page or the next one that has the form. */
	| { to: "contact"; message: string };

const SignalContext = createContext({ signal: null as Signal | null, send: (_: Signal | null) => {} });

export function SignalProvider({ children }: { children: ReactNode }) {
	const [signal, send] = useState<Signal | null>(null);
	const value = useMemo(() => ({ signal, send }), [signal]);
	return <SignalContext value={value}>{children}</SignalContext>;
}

export const useSendSignal = () => use(SignalContext).send;

/** Calls `receive` once for each signal to `to`, even for one that was sent before its receiver was rendered. */
export function useSignal<To extends Signal["to"]>(
	to: To,
	receive: (signal: Extract<Signal, { to: To }>) => void,
) {
	const { signal, send } = use(SignalContext);
	const onSignal = useEffectEvent(receive);
	useEffect(() => {
		if (signal?.to !== to) return;
		onSignal(signal as Extract<Signal, { to: To }>);
		send(null);
	}, [signal, to, send]);
}
