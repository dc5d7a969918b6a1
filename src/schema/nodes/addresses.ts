// Addresses a first page needs before the forms are loaded. Kept in a file without forms, because every page loads it.

export const COMPETITION_AT = 'competitionMetadata';
export const EVENT_SETTINGS_AT = 'settings/events';
export const FEES_AT = 'settings/fees';
export const JUMBOTRON_AT = 'jumbotron';
export const DISPLAYS_AT = 'jumbotron/displays';

/** Pages with text by the organizer, in Markdown. */
export const PAGE_NAMES = ['home', 'details', 'rules', 'venue', 'contact', 'about'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export const pageAt = (page: PageName): string => `pages/${page}`;

/** The address of the photo of an official or organizer; stored in place of its web address. */
export const photoAt = (key: string): string => `photos/${key}`;

/** Roles of the staff; one person may have several. */
export const STAFF_ROLES = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;
