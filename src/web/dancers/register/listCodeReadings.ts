/** Codes are drawn in capitals and typed in any case. A code made elsewhere or earlier may have both. */
export const listCodeReadings = (code: string): readonly string[] => {
  const capitals = code.toUpperCase();
  return [...new Set(code === code.toLowerCase() ? [capitals, code] : [code, capitals])];
};
