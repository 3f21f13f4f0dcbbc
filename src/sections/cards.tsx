import { Badge } from "@chakra-ui/react";
import { CardLink, Cards } from "../components/card.tsx";
import { CertificateBadge } from "../components/certificate-badge.tsx";
import { Icon } from "../components/icon.tsx";
import { Line, Stop } from "../components/line.tsx";
import { PointList, TagList } from "../components/lists.tsx";
import { useShell } from "../document/shell.tsx";
import { fillIn } from "../pages/language.ts";
import type { CertificationEntry, Entry, PartOf, ProjectEntry, ServiceEntry } from "../pages/parts.ts";

/** The leading services, each with the phases of an example as a line, and the others below them. */
export function ServiceCards({ cards }: { cards: readonly ServiceEntry[] }) {
	const { words } = useShell();
	const leading = cards.filter(({ phases }) => phases.length > 0);
	const others = cards.filter(({ phases }) => phases.length === 0);
	return (
		<>
			{leading.length > 0 && (
				<Cards kind="leading">
					{leading.map((card) => (
						<li key={card.href}>
							<div data-part="about">
								<ServiceTitle {...card} />
								<p data-part="text">{card.description}</p>
								<TagList
									items={card.technologies}
									label={fillIn(words.technologiesOf, { title: card.title })}
								/>
							</div>
							<div className="dark" data-part="plan">
								<p data-part="kind">{words.example}</p>
								<Line kind="plan">
									{card.phases.map((phase) => (
										<Stop key={phase}>{phase}</Stop>
									))}
								</Line>
							</div>
						</li>
					))}
				</Cards>
			)}
			<Cards kind="services">
				{others.map((card) => (
					<li key={card.href}>
						<ServiceTitle {...card} />
						<p data-part="text">{card.description}</p>
					</li>
				))}
			</Cards>
		</>
	);
}

function ServiceTitle({ href, icon, title }: ServiceEntry) {
	return (
		<h3 data-part="title">
			<Icon name={icon} />
			<CardLink to={href}>{title}</CardLink>
		</h3>
	);
}

export function ProjectCards({ cards }: { cards: readonly ProjectEntry[] }) {
	const { words } = useShell();
	return (
		<Cards>
			{cards.map(({ href, title, role, location, category, count, description, technologies }) => (
				<li key={href}>
					<p data-part="kind">
						<span>{category}</span>
						<span data-part="count">{count}</span>
					</p>
					<h4 data-part="title">
						<CardLink to={href}>{title}</CardLink>
					</h4>
					{role && (
						<p data-part="role">
							{role}, {location}
						</p>
					)}
					<p data-part="text">{description}</p>
					<TagList items={technologies} label={fillIn(words.technologiesOf, { title })} />
				</li>
			))}
		</Cards>
	);
}

export function CertificationCards({ cards }: { cards: readonly CertificationEntry[] }) {
	return (
		<Cards kind="certificates">
			{cards.map(({ href, title, issuer, level, code, validity }) => (
				<li key={href}>
					<CertificateBadge code={code} />
					<div data-part="about">
						<h4 data-part="title">
							<CardLink to={href}>{title}</CardLink>
						</h4>
						<p data-part="text">{issuer}</p>
						{validity && <p data-part="text">{validity}</p>}
						{level && <Badge>{level}</Badge>}
					</div>
				</li>
			))}
		</Cards>
	);
}

export function CurrentProjects({ projects }: { projects: readonly Entry[] }) {
	const { words } = useShell();
	return (
		<Cards kind="work">
			{projects.map(({ title, period, role, description, focus, results = focus, tags = [], href }) => (
				<li key={title}>
					<p data-part="kind">
						{period} · {role}
					</p>
					<h3 data-part="title">{href ? <CardLink to={href}>{title}</CardLink> : title}</h3>
					<p data-part="text">{description}</p>
					{results && <PointList items={results} />}
					<TagList items={tags} label={fillIn(words.technologiesOf, { title })} />
				</li>
			))}
		</Cards>
	);
}

export function ProjectLine({ stops }: { stops: PartOf<"projectLine">["entries"] }) {
	return (
		<Line kind="projects">
			{stops.map(({ href, title, period, location, role, description }) => (
				<Stop key={href}>
					<p data-part="time">{period}</p>
					<h3>
						<CardLink to={href}>{title}</CardLink>
					</h3>
					<p data-part="role">{role}</p>
					<p data-part="place">{location}</p>
					<p data-part="text">{description}</p>
				</Stop>
			))}
		</Line>
	);
}
