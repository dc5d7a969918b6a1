/** Consent texts for dancers, each with its own checkbox. */
export const CONSENTS = ['risk', 'media'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The organizer's texts; empty: the standard text. */
export type ConsentTexts = Readonly<Record<Consent, string>>;

/**
 * The version of the texts a dancer agrees to: the standard ones are version 1, and each save adds one.
 * @param edition how often the texts were saved
 */
export const getConsentVersion = (edition: number): string => String(edition + 1);
