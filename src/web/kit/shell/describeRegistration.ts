import type { RegistrationStands } from '../../../domain/registration/phase.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { Times } from '../words/times.ts';
import type { CurrentPrice, RegistrationNotice } from '../words/english/home.ts';

/** The state of registration, with its dates in words. */
export function describeRegistration(
  stands: RegistrationStands,
  { until, moment }: Pick<Times, 'until' | 'moment'>,
  costs: CurrentPrice | undefined,
): RegistrationNotice {
  const day = (end: number | undefined) => (end === undefined ? undefined : until(end));
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
      return { ...stands, opens: stands.opens === undefined ? undefined : moment(stands.opens) };
    default:
      return unreachable(stands);
  }
}
