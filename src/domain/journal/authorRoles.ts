/** The roles in which people write to the journal: the staff's, and the judge's whose code the device has shown. */
export const AUTHOR_ROLES = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain', 'judge'] as const;
export type AuthorRole = (typeof AUTHOR_ROLES)[number];
