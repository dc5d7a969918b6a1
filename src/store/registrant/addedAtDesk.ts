import type { CompetitionEvent } from '../../domain/competition.ts';
import type { Author, JournalRecord } from '../../domain/journal/record.ts';
import type { Registered } from '../../domain/people/directory.ts';
import { spelledAlike } from '../../domain/people/people.ts';
import type { RegistrationDraft } from '../../domain/registrant/draft.ts';
import { partyOf } from '../../domain/registrant/party.ts';
import type { Change } from '../delivery/operation.ts';
import { registered, type RegistrationKeys } from './registrations.ts';

/** An organizer registers somebody at the desk: the journal has a record of each dancer who comes into the list with it. */
export function addedAtDesk(
  by: Author,
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  keys: RegistrationKeys,
  people: readonly Registered[],
): readonly Change[] {
  const { dancers, entries } = partyOf(draft, events);
  const entriesOf = (name: string): number =>
    entries.filter((one) =>
      [one.leadName, one.followName].some((each) => spelledAlike(each) === spelledAlike(name)),
    ).length;
  const records = dancers.flatMap(({ name }, place): readonly JournalRecord[] => {
    const competitor = keys.competitors[place];
    return competitor === undefined
      ? []
      : [{ ...by, kind: 'competitor added', competitor, name, entries: entriesOf(name) }];
  });
  return [
    { patch: registered(by.uid, draft, events, keys, people, undefined) },
    ...records.map((record) => ({ record, patch: {} })),
  ];
}
