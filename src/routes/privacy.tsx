import { privacy } from "../content/legal-privacy.ts";
import { LegalText } from "../sections/legal-text.tsx";
import type { Route } from "./+types/privacy.ts";
import { drawnFromData } from "./drawn-from-data.ts";
import { loadLegalPage } from "./legal-loader.ts";

export const loader = () => loadLegalPage(privacy);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function PrivacyPage({ loaderData }: Route.ComponentProps) {
	return <LegalText page={loaderData.page} breadcrumbs={loaderData.trail} />;
}

export default drawnFromData(PrivacyPage);
