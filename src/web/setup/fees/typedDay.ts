/** The day of a moment as a field of type date has it: 2026-10-19, on the calendar of the device. */
export function dayTyped(at: number): string {
  const day = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The midnight that ends a day as it is typed; undefined while it is none. */
export function endOfDay(typed: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed) ?? [];
  const end = new Date(Number(year), Number(month) - 1, Number(day) + 1).getTime();
  return year === undefined || Number.isNaN(end) || end < 0 ? undefined : end;
}
