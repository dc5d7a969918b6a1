/** Staff roles, and the judge's, whose device presented an access code. */
export const AUTHOR_ROLES = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain', 'judge'] as const;
export type AuthorRole = (typeof AUTHOR_ROLES)[number];
