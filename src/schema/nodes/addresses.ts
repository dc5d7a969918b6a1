// Addresses that a first page asks for before the forms are there: in a file without them, because every page carries this one.

export const COMPETITION_AT = 'competitionMetadata';
export const EVENT_SETTINGS_AT = 'settings/events';
export const FEES_AT = 'settings/fees';

/** The pages whose text the organizer writes, in Markdown. */
export const PAGES = ['home', 'details', 'rules', 'venue', 'contact', 'about'] as const;
export type Page = (typeof PAGES)[number];

export const pageAt = (page: Page): string => `pages/${page}`;
