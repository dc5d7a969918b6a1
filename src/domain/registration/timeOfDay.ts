const two = (number: number): string => String(number).padStart(2, '0');

/**
 * 24-hour time in the format of form fields: '17:05'.
 * @param minutes since midnight
 */
export const formatTime = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Minutes since midnight; undefined while the input is incomplete. */
export function parseMinutes(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Parses '5 pm', '5:30PM', '17:30', '1730' (24 hours without AM or PM) into '17:30'; undefined if invalid. */
export function parseTime(text: string): string | undefined {
  const [, first, minutes = '00', half] =
    /^(\d{1,2})(?:[:.h]?(\d\d))?\s*(?:([ap])\.?m?\.?)?$/i.exec(text.trim()) ?? [];
  if (first === undefined || Number(minutes) > 59) return undefined;
  const hour = Number(first);
  if (half === undefined) return hour > 23 ? undefined : `${two(hour)}:${minutes}`;
  if (hour < 1 || hour > 12) return undefined;
  return `${two((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minutes}`;
}
