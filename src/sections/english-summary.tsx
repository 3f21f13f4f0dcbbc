import { chakra } from "@chakra-ui/react";

/** A German page in one or two English sentences. */
export function EnglishSummary({ children }: { children: string }) {
	return (
		<chakra.aside
			lang="en"
			aria-label="English summary"
			borderStartWidth="2px"
			borderColor="border.emphasized"
			maxW="measure"
			mt="7"
			ps="4"
		>
			<chakra.p textStyle="label" color="fg.subtle" mb="1">
				In English
			</chakra.p>
			<chakra.p textStyle="small" color="fg.muted">
				{children}
			</chakra.p>
		</chakra.aside>
	);
}
