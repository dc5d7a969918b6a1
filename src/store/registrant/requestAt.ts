/** A request, readable with the code of either dancer. */
export const REQUESTS = 'requests';
export const requestsAt = (to: string): string => `${REQUESTS}/${to}`;
export const requestAt = (to: string, from: string): string => `${requestsAt(to)}/${from}`;

/** Dancers asked by a dancer, in a limited number of slots. */
export const ASKED = 'asked';
export const requestsByAt = (from: string): string => `${ASKED}/${from}`;
