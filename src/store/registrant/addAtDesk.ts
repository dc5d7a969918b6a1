import type { Author } from '../../domain/journal/record.ts';
import type { JournalRecord } from '../journal/record.ts';
import { normalizeSpelling } from '../../domain/people/people.ts';
import { buildParty } from '../../domain/registrant/party.ts';
import type { Change } from '../delivery/operation.ts';
import { registerDancers, type NewRegistration } from './registrations.ts';

/** An organizer registers dancers: one record for each who is new to the list. */
export function addAtDesk(by: Author, made: Omit<NewRegistration, 'uid' | 'slot'>): readonly Change[] {
  const { keys } = made;
  const { dancers, entries } = buildParty(made.draft, made.events);
  const entriesOf = (name: string): number =>
    entries.filter((one) =>
      [one.leadName, one.followName].some((each) => normalizeSpelling(each) === normalizeSpelling(name)),
    ).length;
  const records = dancers.flatMap(({ name }, place): readonly JournalRecord[] => {
    const competitor = keys.competitors[place];
    return competitor === undefined
      ? []
      : [{ ...by, kind: 'competitor added', competitor, name, entries: entriesOf(name) }];
  });
  return [
    { patch: registerDancers({ ...made, uid: by.uid, slot: undefined }) },
    ...records.map((record) => ({ record, patch: {} })),
  ];
}
