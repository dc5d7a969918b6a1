/** The access rules require an @ (docs/ACCESS.md). Only sending a message can verify an address. */
export const isLikelyEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email.trim());
