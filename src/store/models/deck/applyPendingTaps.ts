import type { CompetitionEvent, Entry, Round } from '../../../domain/competition.ts';
import type { DeckPresence } from '../../../domain/floor/presence.ts';
import type { JournalRecord } from '../../journal/record.ts';
import { listOperationRecords } from '../../delivery/operation.ts';
import type { PendingOperation } from '../../delivery/queue.ts';

type DeckLine = Extract<JournalRecord, { kind: 'check-in' | 'scratch' | 'walk-on' | 'walk-on named' }>;

const isDeckLine = (line: JournalRecord): line is DeckLine =>
  line.kind === 'check-in' ||
  line.kind === 'scratch' ||
  line.kind === 'walk-on' ||
  line.kind === 'walk-on named';

/** Unconfirmed taps on this device, in order. */
const deckLines = (onTheWay: readonly PendingOperation[]): readonly DeckLine[] =>
  onTheWay
    .filter(({ delivery }) => delivery.kind !== 'refused')
    .flatMap(({ operation }) => listOperationRecords(operation))
    .filter(isDeckLine);

const withEntry = (
  event: CompetitionEvent,
  line: DeckLine,
  change: (entry: Entry) => Entry,
): CompetitionEvent => ({
  ...event,
  entries: event.entries.map((entry) => (entry.id === line.entry ? change(entry) : entry)),
});

const withPlaces = (
  event: CompetitionEvent,
  line: DeckLine,
  change: (round: Round) => Round['entries'],
): CompetitionEvent => ({
  ...event,
  rounds: event.rounds.map((round) =>
    round.number === line.round ? { ...round, entries: change(round) } : round,
  ),
});

const called = (entry: Entry, round: number, present: boolean | undefined): Entry => {
  const checkedIn = new Map(entry.checkedIn);
  if (present === undefined) checkedIn.delete(round);
  else checkedIn.set(round, present);
  return { ...entry, checkedIn };
};

/** A couple known only by number: its entry is not confirmed yet. */
const newcomer = ({ entry, couple }: DeckLine): Entry => ({
  id: entry,
  number: couple,
  leadName: '',
  followName: '',
  affiliation: '',
  placeholder: true,
  checkedIn: new Map(),
});

/** The smallest heat; if several are equal, the last one, which leaves the couple the most time. */
export function findEmptiestHeat(round: Round): number {
  const sizes = Array.from(
    { length: round.numHeats },
    (_, at) => round.entries.filter(({ heats }) => (heats[0] ?? 1) === at + 1).length,
  );
  return Math.max(1, sizes.lastIndexOf(Math.min(...sizes)) + 1);
}

/** Marks a couple as present or absent in a round on the floor. */
const withLate = (event: CompetitionEvent, line: DeckLine, presence: DeckPresence): CompetitionEvent =>
  withPlaces(event, line, (round) =>
    round.entries.map((place) =>
      place.id === line.entry ? { ...place, away: presence === 'missing' } : place,
    ),
  );

function walkedOn(event: CompetitionEvent, line: DeckLine): CompetitionEvent {
  const known = event.entries.some(({ id }) => id === line.entry)
    ? event
    : { ...event, entries: [...event.entries, newcomer(line)] };
  const placed = withPlaces(known, line, (round) =>
    round.entries.some(({ id }) => id === line.entry)
      ? round.entries
      : [
          ...round.entries,
          {
            id: line.entry,
            heats: [findEmptiestHeat(round)],
            ...(round.state === 'running' ? { away: false } : {}),
          },
        ],
  );
  return withEntry(placed, line, (entry) => called(entry, line.round, true));
}

const PRESENT = { present: true, missing: false, 'not called': undefined } as const;

function afterLine(event: CompetitionEvent, line: DeckLine): CompetitionEvent {
  switch (line.kind) {
    case 'check-in':
      return withEntry(line.late === true ? withLate(event, line, line.presence) : event, line, (entry) =>
        called(entry, line.round, PRESENT[line.presence]),
      );
    case 'scratch':
      return withPlaces(event, line, (round) => round.entries.filter(({ id }) => id !== line.entry));
    case 'walk-on':
      return walkedOn(event, line);
    case 'walk-on named':
      return withEntry(event, line, (entry) => ({
        ...entry,
        leadName: line.lead,
        followName: line.follow,
        placeholder: false,
      }));
  }
}

/** The events with unconfirmed taps of this device applied, also offline. */
export const applyPendingTaps = (
  events: readonly CompetitionEvent[],
  onTheWay: readonly PendingOperation[],
): readonly CompetitionEvent[] => {
  const lines = deckLines(onTheWay);
  if (lines.length === 0) return events;
  return events.map((event) => lines.filter((line) => line.event === event.key).reduce(afterLine, event));
};
