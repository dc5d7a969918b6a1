/** A time of day as the hall says it: 4:12, without am and pm, on the clock of the device. Milliseconds in. */
export function clock(at: number): string {
  const time = new Date(at);
  return `${time.getHours() % 12 || 12}:${String(time.getMinutes()).padStart(2, '0')}`;
}

/** The same for public pages: 4:12 pm. */
export const clockWithHalf = (at: number): string =>
  `${clock(at)} ${new Date(at).getHours() < 12 ? 'am' : 'pm'}`;
