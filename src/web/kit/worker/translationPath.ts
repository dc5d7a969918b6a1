/** The cache key of a translation: an address that no screen has. */
export const translationPath = (tag: string): string => `/words/${tag}`;
