interface StationProps {
	size?: "sm" | "md" | "lg" | "xl";
}

/** A stop on the line that runs through the site's drawings. */
export function Station({ size = "md" }: StationProps) {
	return <span aria-hidden className={`station ${size}`} />;
}
