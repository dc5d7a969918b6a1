import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { consents } from '../../store/competition/consents.ts';
import type { Edition } from '../../store/competition/createEditedRules.ts';
import { editedEligibility } from '../../store/competition/eligibility.ts';
import { editedFees } from '../../store/competition/fees.ts';
import { editedNumberRange } from '../../store/competition/numberRange.ts';
import { editedSchools } from '../../store/competition/schoolList.ts';
import { allEvents } from '../../store/events/events.ts';
import { competitors } from '../../store/people/competitors.ts';
import { getRawChild, listRawChildren, type TreePath } from '../../store/tree/path.ts';
import type { Branches } from './archiveText.ts';
import { getValueInArchive } from './valueInArchive.ts';

/** Children that their parser dropped. */
const lost = (raw: unknown, read: readonly string[]): readonly string[] => {
  const known = new Set(read);
  return mapDefined(listRawChildren(raw), ([key]) => (known.has(key) ? undefined : key));
};

function inEvent(raw: unknown, event: CompetitionEvent): readonly string[] {
  const entries = new Set(event.entries.map(({ id }) => id));
  return [
    ...lost(getRawChild(raw, 'entries'), [...entries]).map(
      (id) => `${event.name}: entry ${id} cannot be read.`,
    ),
    ...lost(
      getRawChild(raw, 'rounds'),
      event.rounds.map(({ number }) => String(number)),
    ).map((number) => `${event.name}: round ${number} cannot be read.`),
    ...event.rounds.flatMap((round) =>
      round.entries
        .filter(({ id }) => !entries.has(id))
        .map(({ id }) => `${event.name}, ${round.name}: entry ${id} dances in it but is not in the event.`),
    ),
  ];
}

/** Branches saved as a whole, with the names people use. */
const SAVED_WHOLE: readonly (readonly [string, TreePath<Edition<unknown>>])[] = [
  ['The fees', editedFees.path],
  ['The eligibility rules', editedEligibility.path],
  ['The numbers', editedNumberRange.path],
  ['The consents', consents.path],
  ['The schools', editedSchools.path],
];

/** One sentence for everything in an archive that the screens' parsers can't read. */
export function findUnreadable(branches: Branches): readonly string[] {
  const raw = branches.get(allEvents.at);
  const all = allEvents.parse(raw);
  const metadata = branches.get(competitionBasics.at);
  const { judges, officials } = competitionBasics.parse(metadata);
  return [
    ...lost(
      raw,
      all.map(({ key }) => key),
    ).map((key) => `Event ${key} cannot be read.`),
    ...all.flatMap((event) => inEvent(getRawChild(raw, event.key), event)),
    ...lost(
      branches.get(competitors.at),
      competitors.parse(branches.get(competitors.at)).map(({ id }) => id),
    ).map((id) => `Dancer ${id} cannot be read.`),
    ...lost(
      getRawChild(metadata, 'officials'),
      [...judges, ...officials].map(({ key }) => key),
    ).map((key) => `Official ${key} cannot be read.`),
    ...mapDefined(SAVED_WHOLE, ([name, { at, parse }]) =>
      parse(getValueInArchive(branches, at)).kind === 'unreadable' ? `${name} cannot be read.` : undefined,
    ),
  ];
}
