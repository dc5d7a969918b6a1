import type { RegistrationAvailability } from '../../../domain/registration/phase.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { TimeFormatters } from '../words/times.ts';
import type { CurrentPrice, RegistrationNotice } from '../words/english/home.ts';

/** 'September 24, 2027, 9:00 AM'. @param isZoneNamed for readers in other time zones */
export const formatOpening = (at: number, times: TimeFormatters, isZoneNamed = false): string =>
  `${times.longDate(at)}, ${times.plainTime(at)}${isZoneNamed ? ` ${times.zoneName(at)}` : ''}`;

/** The state of registration, with its dates in words. */
export function describeRegistration(
  stands: RegistrationAvailability,
  times: TimeFormatters,
  costs: CurrentPrice | undefined,
  isZoneNamed = false,
): RegistrationNotice {
  const day = (end: number | undefined) => (end === undefined ? undefined : times.until(end, isZoneNamed));
  switch (stands.kind) {
    case 'open':
      return {
        ...stands,
        priceEnds: day(stands.priceEnds),
        closes: day(stands.closes),
        costs,
      };
    case 'closed':
      return { kind: 'closed', since: day(stands.since) };
    case 'to come':
      return {
        ...stands,
        opens: stands.opens === undefined ? undefined : formatOpening(stands.opens, times, isZoneNamed),
      };
    default:
      return unreachable(stands);
  }
}
