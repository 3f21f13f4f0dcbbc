import { imprint } from "../content/legal-imprint.ts";
import { LegalText } from "../sections/legal-text.tsx";
import type { Route } from "./+types/imprint.ts";
import { drawnFromData } from "./drawn-from-data.ts";
import { loadLegalPage } from "./legal-loader.ts";

export const loader = () => loadLegalPage(imprint);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function ImprintPage({ loaderData }: Route.ComponentProps) {
	return <LegalText page={loaderData.page} breadcrumbs={loaderData.trail} />;
}

export default drawnFromData(ImprintPage);
