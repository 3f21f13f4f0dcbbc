import {
	Activity,
	Award,
	Bot,
	Brain,
	Building2,
	Cloud,
	CloudUpload,
	Code,
	Compass,
	Container,
	Database,
	Flag,
	Gauge,
	Handshake,
	type LucideIcon,
	MapPin,
	Network,
	Rocket,
	Server,
	ShieldCheck,
	ShipWheel,
	Terminal,
	Users,
	Workflow,
} from "lucide-react";
import type { IconKey } from "../content/types.ts";

const icons: Record<IconKey, LucideIcon> = {
	ai: Brain,
	automation: Bot,
	building: Building2,
	certificate: Award,
	cloud: Cloud,
	code: Code,
	compass: Compass,
	consulting: Handshake,
	container: Container,
	database: Database,
	flag: Flag,
	gauge: Gauge,
	kubernetes: ShipWheel,
	linux: Server,
	"map-pin": MapPin,
	migration: CloudUpload,
	monitoring: Activity,
	network: Network,
	pipeline: Workflow,
	rocket: Rocket,
	security: ShieldCheck,
	server: Server,
	team: Users,
	terminal: Terminal,
};

/** A decorative icon, hidden from screen readers. The block's recipe sets its size. */
export function Icon({ name }: { name: IconKey }) {
	const Drawing = icons[name];
	return <Drawing data-part="icon" aria-hidden strokeWidth={1.75} />;
}
