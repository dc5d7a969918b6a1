/** A request, readable with the code of either dancer. */
export const REQUESTS_AT = 'requests';
export const requestsAt = (to: string): string => `${REQUESTS_AT}/${to}`;
export const requestAt = (to: string, from: string): string => `${requestsAt(to)}/${from}`;

/** Dancers asked by a dancer, in a limited number of slots. */
export const REQUEST_SLOTS_AT = 'asked';
export const requestsByAt = (from: string): string => `${REQUEST_SLOTS_AT}/${from}`;
