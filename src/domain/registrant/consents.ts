/** What somebody who dances agrees to: two texts, each with a tick of its own. */
export const CONSENTS = ['risk', 'media'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The texts as the organizer has written them; empty where the usual ones hold. */
export type ConsentTexts = Readonly<Record<Consent, string>>;

/**
 * The version of the texts somebody agrees to: the usual ones are the first, and each saving makes the next.
 * @param edition how often they were saved
 */
export const consentVersion = (edition: number): string => String(edition + 1);
