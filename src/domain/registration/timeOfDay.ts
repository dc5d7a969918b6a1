const two = (number: number): string => String(number).padStart(2, '0');

/** A time of day in 24 hours, as forms hold it: '17:05'. @param minutes since midnight */
export const formatTime = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The minutes since midnight of such a time; undefined while it is in the making. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/**
 * Parses a time as people type it: '5 pm', '5:30PM', '17:30', '1730'. Without AM or PM it counts in 24 hours. Gives
 * '17:30'; undefined where it is none.
 */
export function parseTime(text: string): string | undefined {
  const [, first, minutes = '00', half] =
    /^(\d{1,2})(?:[:.h]?(\d\d))?\s*(?:([ap])\.?m?\.?)?$/i.exec(text.trim()) ?? [];
  if (first === undefined || Number(minutes) > 59) return undefined;
  const hour = Number(first);
  if (half === undefined) return hour > 23 ? undefined : `${two(hour)}:${minutes}`;
  if (hour < 1 || hour > 12) return undefined;
  return `${two((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minutes}`;
}
