/**
 * Spellings to try: new codes are all capitals, but people type any case. Older or imported codes may mix
 * cases.
 */
export const listCodeReadings = (code: string): readonly string[] => {
  const capitals = code.toUpperCase();
  return [...new Set(code === code.toLowerCase() ? [capitals, code] : [code, capitals])];
};
