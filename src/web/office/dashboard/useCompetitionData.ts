import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { findFloods } from '../../../domain/registrant/floods.ts';
import type { OwnSchool } from '../../../domain/registrant/schools.ts';
import { editedEligibility } from '../../../store/competition/eligibility.ts';
import { editedNumberRange } from '../../../store/competition/numberRange.ts';
import { editedSchools } from '../../../store/competition/schoolList.ts';
import { allEvents as eventsPath } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { numbersInPool } from '../../../store/people/numbers.ts';
import { searches as searchesPath, type Search } from '../../../store/people/searches.ts';
import { registrationList, type ListedRegistration } from '../../../store/registrant/registrationList.ts';
import { rulings as rulingsPath, type Rulings } from '../../../store/registrant/rulings.ts';
import { registeringDevices, traceRegistrations } from '../../../store/registrant/traceRegistrations.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive, type LiveValue } from '../../kit/cache/useLive.ts';
import type { CompetitionData } from './needs.ts';

const NO_PEOPLE: readonly RegisteredPerson[] = [];
const NO_SEARCHES: readonly Search[] = [];
const NO_RULINGS: Rulings = new Map();
const NO_NUMBERS: ReadonlySet<number> = new Set();
const NO_SCHOOLS: readonly OwnSchool[] = [];

/** The data before the day, with the registrations if they are open to the account. */
export interface CompetitionBeforeDay {
  readonly known: Omit<CompetitionData, 'conflicts' | 'money'>;
  readonly registrations: readonly ListedRegistration[] | undefined;
}

/** @param isOrganizer false: the organizer's own data is not read */
export function useCompetitionData(isOrganizer: boolean): LiveValue<CompetitionBeforeDay> {
  const { staff } = useStore();
  const all: LiveValue<readonly CompetitionEvent[]> = useLive(staff, eventsPath);
  const people = useLive(staff, competitors);
  const searches = useLive(staff, searchesPath);
  const rules = useLive(staff, editedEligibility.path);
  const ruled = valueOr(useLive(staff, rulingsPath), NO_RULINGS);
  const listed = valueOr(useLive(staff, editedSchools.path), undefined);
  const range = valueOr(useLive(staff, editedNumberRange.path), undefined);
  const numbersTaken = valueOr(useLive(staff, numbersInPool), NO_NUMBERS);
  const registered = useLive(staff, isOrganizer ? registrationList : undefined);
  const devices = valueOr(useLive(staff, isOrganizer ? registeringDevices : undefined), undefined);
  return useMemo((): LiveValue<CompetitionBeforeDay> => {
    if (all.kind !== 'known') return all;
    const isWaiting = isOrganizer && registered.kind === 'waiting';
    if (isWaiting || [people, searches, rules].some(({ kind }) => kind === 'waiting'))
      return { kind: 'waiting' };
    const registrations = valueOr(registered, undefined);
    const set = valueOr(rules, undefined);
    return {
      kind: 'known',
      value: {
        registrations,
        known: {
          events: all.value,
          people: valueOr(people, NO_PEOPLE),
          searches: valueOr(searches, NO_SEARCHES),
          own: listed?.kind === 'set' ? listed.rules : NO_SCHOOLS,
          ruled,
          rules: set?.kind === 'set' ? set.rules : undefined,
          numberRange: range?.kind === 'set' ? range.rules : undefined,
          takenNumbers: numbersTaken,
          floods:
            registrations === undefined || devices === undefined
              ? undefined
              : findFloods(traceRegistrations(registrations, devices)).reduce(
                  (sum, flood) => sum + flood.registrations.length,
                  0,
                ),
          withoutConsent: registrations?.filter(({ consents }) => !consents.risk).length,
        },
      },
    };
  }, [all, people, searches, rules, ruled, listed, range, numbersTaken, registered, devices, isOrganizer]);
}
