import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/defined.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { consents } from '../../store/competition/consents.ts';
import type { Edition } from '../../store/competition/editedWhole.ts';
import { editedEligibility } from '../../store/competition/eligibility.ts';
import { editedFees } from '../../store/competition/fees.ts';
import { numberRange } from '../../store/competition/numberRange.ts';
import { schoolList } from '../../store/competition/schoolList.ts';
import { everyEvent } from '../../store/events/events.ts';
import { competitors } from '../../store/people/competitors.ts';
import { childOf, childrenOf, type TreePath } from '../../store/tree/path.ts';
import type { Branches } from './archiveText.ts';
import { lying } from './lying.ts';

/** Children that their parser dropped. */
const lost = (raw: unknown, read: readonly string[]): readonly string[] => {
  const known = new Set(read);
  return mapDefined(childrenOf(raw), ([key]) => (known.has(key) ? undefined : key));
};

function inEvent(raw: unknown, event: CompetitionEvent): readonly string[] {
  const entries = new Set(event.entries.map(({ id }) => id));
  return [
    ...lost(childOf(raw, 'entries'), [...entries]).map((id) => `${event.name}: entry ${id} cannot be read.`),
    ...lost(
      childOf(raw, 'rounds'),
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
  ['The numbers', numberRange.path],
  ['The consents', consents.path],
  ['The schools', schoolList.path],
];

/** One sentence for everything in an archive that the screens' parsers can't read. */
export function unreadable(branches: Branches): readonly string[] {
  const raw = branches.get(everyEvent.at);
  const all = everyEvent.parse(raw);
  const metadata = branches.get(competitionBasics.at);
  const { judges, officials } = competitionBasics.parse(metadata);
  return [
    ...lost(
      raw,
      all.map(({ key }) => key),
    ).map((key) => `Event ${key} cannot be read.`),
    ...all.flatMap((event) => inEvent(childOf(raw, event.key), event)),
    ...lost(
      branches.get(competitors.at),
      competitors.parse(branches.get(competitors.at)).map(({ id }) => id),
    ).map((id) => `Dancer ${id} cannot be read.`),
    ...lost(
      childOf(metadata, 'officials'),
      [...judges, ...officials].map(({ key }) => key),
    ).map((key) => `Official ${key} cannot be read.`),
    ...mapDefined(SAVED_WHOLE, ([name, { at, parse }]) =>
      parse(lying(branches, at)).kind === 'unreadable' ? `${name} cannot be read.` : undefined,
    ),
  ];
}
