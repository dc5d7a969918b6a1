/** A time of day as the hall says it: 4:12, without am and pm, on the clock of the device. Milliseconds in. */
export function clock(at: number): string {
  const time = new Date(at);
  return `${time.getHours() % 12 || 12}:${String(time.getMinutes()).padStart(2, '0')}`;
}
