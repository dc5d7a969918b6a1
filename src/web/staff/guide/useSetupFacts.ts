import { useMemo } from 'react';
import type { SetupFacts } from '../../../domain/setup/guide.ts';
import { hasWayToPay, type PaySettings } from '../../../domain/fees/payOptions.ts';
import { findRegistrationPhase } from '../../../domain/registration/phase.ts';
import { competitionBasics, type Competition } from '../../../store/competition/competition.ts';
import { editedFees } from '../../../store/competition/fees.ts';
import { editedNumberRange } from '../../../store/competition/numberRange.ts';
import { editedPaySettings } from '../../../store/competition/paySettings.ts';
import { createEditedPageText, getPageText } from '../../../store/competition/pages.ts';
import { allEvents } from '../../../store/events/events.ts';
import { allRoles } from '../../../store/people/roles.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr, type LiveValue } from '../../kit/cache/useLive.ts';
import { useCompetitionTime } from '../../kit/clock/useCompetitionTime.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { FeeRules } from '../../../domain/fees/feeRules.ts';
import type { NumberRange } from '../../../domain/people/numberRange.ts';

const VENUE = createEditedPageText('venue');

export interface LoadedSetup {
  readonly facts: SetupFacts;
  readonly competition: Competition;
  readonly events: readonly CompetitionEvent[];
  readonly fees: FeeRules | undefined;
  readonly pay: PaySettings | undefined;
  readonly numbers: NumberRange | undefined;
}

/** The facts that the setup guide and the dashboard ask about, for an organizer. */
export function useSetupFacts(): LiveValue<LoadedSetup> {
  const { staff } = useStore();
  const about = useLive(staff, competitionBasics);
  const all = useLive(staff, allEvents);
  const fees = useLive(staff, editedFees.path);
  const range = useLive(staff, editedNumberRange.path);
  const pay = useLive(staff, editedPaySettings.path);
  const venue = useLive(staff, VENUE.path);
  const roles = useLive(staff, allRoles);
  const stands = useCompetitionTime(valueOr(about, undefined))?.registration.kind;
  return useMemo((): LiveValue<LoadedSetup> => {
    const parts = [about, all, fees, range, pay, venue, roles];
    if (parts.some(({ kind }) => kind === 'refused')) return { kind: 'refused' };
    if (
      about.kind !== 'known' ||
      all.kind !== 'known' ||
      fees.kind !== 'known' ||
      range.kind !== 'known' ||
      pay.kind !== 'known' ||
      venue.kind !== 'known' ||
      roles.kind !== 'known'
    )
      return { kind: 'waiting' };
    const competition = about.value;
    const held = new Set([...roles.value.values()].flat());
    const rounds = all.value.flatMap((event) => event.rounds);
    const ways = pay.value.kind === 'set' ? pay.value.rules : undefined;
    const prices = fees.value.kind === 'set' ? fees.value.rules : undefined;
    return {
      kind: 'known',
      value: {
        competition,
        events: all.value,
        fees: prices,
        pay: ways,
        numbers: range.value.kind === 'set' ? range.value.rules : undefined,
        facts: {
          hasName: competition.fullName !== undefined,
          hasFirstDay: competition.startDate !== undefined,
          closes: competition.registration.dates.closed !== undefined,
          events: all.value.length,
          hasPrices: prices !== undefined,
          arePricesDated: findRegistrationPhase(competition.registration.dates, 0) !== 'pending',
          hasWayToPay: hasWayToPay(prices, ways),
          hasVenue: getPageText(venue.value) !== undefined,
          judges: competition.judges.length,
          hasChairman: held.has('chairman') || competition.judges.some(({ chairman }) => chairman),
          hasScrutineer:
            held.has('scrutineer') || competition.officials.some(({ role }) => role === 'Scrutineer'),
          hasNumbers: range.value.kind === 'set',
          rounds: rounds.length,
          areRoundsTimed: rounds.every(({ startTime }) => startTime !== undefined),
          isRegistrationOver: stands === 'closed',
        },
      },
    };
  }, [about, all, fees, range, pay, venue, roles, stands]);
}
