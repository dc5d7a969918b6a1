/** Where lies what one dancer has asked another: for who holds the code of either. */
export const REQUESTS = 'requests';
export const requestsAt = (to: string): string => `${REQUESTS}/${to}`;
export const requestAt = (to: string, from: string): string => `${requestsAt(to)}/${from}`;

/** Whom a dancer has asked, in slots: so many and no more. */
export const ASKED = 'asked';
export const askedByAt = (from: string): string => `${ASKED}/${from}`;
