/** The rules ask for an @ (docs/ACCESS.md); whether a letter arrives, only a letter shows. */
export const looksLikeAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email.trim());
