import { ArrowRight } from "lucide-react";

/** Shows before anyone points at it that a card leads somewhere. */
export const CardArrow = () => <ArrowRight aria-hidden className="card-arrow" />;
