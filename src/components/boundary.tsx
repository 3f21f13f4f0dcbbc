import { Component, type ReactNode } from "react";

interface BoundaryProps {
	children: ReactNode;
	/** Renders what replaces children that have thrown, `crashes` times by now. */
	fallback: (retry: () => void, crashes: number) => ReactNode;
}

/** Contains an error, which would otherwise replace the whole page by the error page. */
export class Boundary extends Component<BoundaryProps> {
	override state = { isBroken: false, crashes: 0 };
	static getDerivedStateFromError = () => ({ isBroken: true });
	override componentDidCatch = () => this.setState({ crashes: this.state.crashes + 1 });
	retry = () => this.setState({ isBroken: false });
	override render() {
		const { isBroken, crashes } = this.state;
		return isBroken ? this.props.fallback(this.retry, crashes) : this.props.children;
	}
}
