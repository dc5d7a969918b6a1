/**
 * A day in full: 'November 22, 2026'. Milliseconds in, on the calendar of the device.
 * @param language as a BCP 47 tag, 'en-US'
 */
export function longDateIn(language: string): (at: number) => string {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (at) => dates.format(at);
}
