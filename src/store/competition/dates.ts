import { parseCalendarDay, type DayOrMoment } from '../../domain/registration/calendar.ts';
import { REGISTRATION_STATUSES, type RegistrationState } from '../../domain/registration/phase.ts';
import { getRawChild, toNumber, toText } from '../tree/path.ts';

/** Parses a calendar day ('2026-11-22'), or a moment in milliseconds or in ISO 8601. */
export function parseDay(raw: unknown): DayOrMoment | undefined {
  const number = toNumber(raw);
  if (number !== undefined) return number;
  const text = toText(raw)?.trim() ?? '';
  const day = parseCalendarDay(text);
  if (day !== undefined) return day;
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}

/**
 * A time zone this device knows, such as 'America/New_York'. The name stays as chosen: browsers resolve 'Asia/Kolkata' to
 * the outdated 'Asia/Calcutta'.
 */
export function parseTimeZone(raw: unknown): string | undefined {
  const name = toText(raw)?.trim();
  if (name === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return name;
  } catch {
    return undefined; // not a known time zone
  }
}

/** The time zone of this device. */
export const getDeviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function parseRegistrationState(metadata: unknown): RegistrationState {
  const at = (name: string): number | undefined => toNumber(getRawChild(metadata, `dateRegistration${name}`));
  return {
    dates: { opens: at('Opens'), early: at('Early'), open: at('Open'), closed: at('Closed') },
    status: REGISTRATION_STATUSES.find((one) => one === getRawChild(metadata, 'registrationStatus')),
  };
}
