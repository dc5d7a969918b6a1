const withoutRegion = (tag: string): string => tag.split('-')[0] ?? tag;

/** The offered language for the first wish that can be met. Regions are ignored: 'es' meets 'es-MX'. */
export function pickBestLanguage(wishes: readonly string[], offered: readonly string[]): string | undefined {
  for (const wish of wishes.map((tag) => tag.toLowerCase())) {
    const met =
      offered.find((tag) => tag.toLowerCase() === wish) ??
      offered.find((tag) => withoutRegion(tag.toLowerCase()) === withoutRegion(wish));
    if (met !== undefined) return met;
  }
  return undefined;
}
