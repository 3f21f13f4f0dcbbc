import { Component, type ComponentType, type ReactNode } from "react";

interface BoundaryProps {
	children: ReactNode;
	/** Renders what replaces children that have thrown, `crashes` times by now. */
	fallback: ComponentType<{ crashes: number; retry(): void }>;
}

/** Contains an error, which would otherwise replace the whole page by the error page. */
export class Boundary extends Component<BoundaryProps> {
	override state = { isBroken: false, crashes: 0 };
	static getDerivedStateFromError = () => ({ isBroken: true });
	override componentDidCatch = () => this.setState({ crashes: this.state.crashes + 1 });
	retry = () => this.setState({ isBroken: false });
	override render() {
		const { isBroken, crashes } = this.state;
		const { fallback: Fallback, children } = this.props;
		return isBroken ? <Fallback crashes={crashes} retry={this.retry} /> : children;
	}
}
