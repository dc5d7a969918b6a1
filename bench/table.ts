/** One line of a bench's table: a label, and figures in columns. */
export const formatLine = (what: string, ...cells: readonly string[]): string =>
  what.padEnd(56) + cells.map((cell) => cell.padStart(18)).join('');

export const formatMs = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;

export const formatMegabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** A figure as a multiple of its limit or baseline. */
export const formatRatio = (figure: number, other: number): string => `${(figure / other).toFixed(2)} times`;

/** Quantile: the figure below which this share lies, such as 0.99. */
export const getPercentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0;
