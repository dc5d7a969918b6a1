export interface NumberRange {
  readonly from: number;
  readonly to: number;
  /** Reserved numbers: lost, torn, or left out. */
  readonly kept: readonly number[];
}

/** How long an open card at a desk holds a number without being renewed. */
export const NUMBER_HOLD_MS = 10 * 60_000;

/** 9999 is reserved for unknown numbers. */
export const MAX_LEAD_NUMBER = 9998;

/** Three digits fit on a back and are easy for judges to read. */
export const DEFAULT_NUMBER_RANGE: NumberRange = { from: 100, to: 699, kept: [] };

/** The count of numbers to assign. */
export const countNumbers = ({ from, to, kept }: NumberRange): number =>
  Math.max(0, to - from + 1 - kept.filter((number) => number >= from && number <= to).length);

/** Parses a typed list: '113, 600–605'. Undefined if invalid. */
export function parseNumbers(text: string): readonly number[] | undefined {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '');
  const numbers: number[] = [];
  for (const part of parts) {
    const [, first = '', last = first] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || from < 1 || to > MAX_LEAD_NUMBER || to < from) return undefined;
    numbers.push(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
  }
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** Formats a list as short as possible. */
export function formatNumbers(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const before = spans.at(-1);
    if (before !== undefined && number <= before[1] + 1) before[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
