import type { Entry } from '../../domain/competition.ts';
import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { Table } from '../../domain/lists/table.ts';
import { buildRecallLadder } from '../../domain/recall/recall.ts';
import type { Json } from '../tree/patch.ts';
import type { PublicEvent, PublicRound } from './publicResults.ts';

const HEADS = ['Event', 'Round', 'Place', 'Couple', 'Lead', 'Follow', 'School', 'Marks', 'Total', 'Rule'];

/** A couple missing in the entries has empty names, not placeholders. */
function namesOf(entry: Entry | undefined): readonly [lead: string, follow: string, school: string] {
  if (entry === undefined || entry.placeholder) return ['', '', ''];
  return [entry.leadName, entry.followName, entry.affiliation];
}

interface Row {
  readonly couple: LeadNumber;
  readonly place: number | undefined;
  readonly marks?: number;
  readonly total?: number;
  readonly rule?: string;
}

/** The couples of a round, best first. */
function rowsOf({ saved }: PublicRound): readonly Row[] {
  if (saved.kind === 'final')
    return saved.result.placings.map(({ couple, place, total, decidedBy }) => ({
      couple,
      place,
      total,
      rule: decidedBy,
    }));
  return buildRecallLadder(saved.counts).flatMap(({ couples, marks }) =>
    couples.map((couple) => ({ couple, marks, place: saved.placements.get(couple) })),
  );
}

/**
 * The table of all public results, one line per couple and round. Couples who advanced have no place in that round.
 */
export function buildPublicTable(events: readonly PublicEvent[]): Table {
  const text = (value: number | string | undefined): string => (value === undefined ? '' : String(value));
  return [
    HEADS,
    ...events.flatMap(({ event, rounds }) =>
      rounds.flatMap((one) =>
        rowsOf(one).map(({ couple, place, marks, total, rule }) => [
          event.name,
          one.round.name,
          text(place),
          couple,
          ...namesOf(event.entries.find(({ number }) => number === couple)),
          text(marks),
          text(total),
          text(rule),
        ]),
      ),
    ),
  ];
}

/** Marks by judge and dance, in the judges' order. */
const marksJson = (marks: PublicRound['marks']): Json =>
  marks === undefined
    ? null
    : Object.fromEntries(
        [...marks].map(([judge, byDance]) => [
          judge,
          Object.fromEntries(
            mapDefined(byDance, ([dance, own]) =>
              own.kind === 'numbers' ? ([toStoredTerm(dance), own.numbers] as const) : undefined,
            ),
          ),
        ]),
      );

function roundJson(one: PublicRound, event: PublicEvent['event']): Json {
  return {
    round: one.round.name,
    final: one.saved.kind === 'final',
    couples: rowsOf(one).map(({ couple, place, marks, total, rule }) => {
      const [lead, follow, school] = namesOf(event.entries.find(({ number }) => number === couple));
      return {
        couple,
        place: place ?? null,
        lead,
        follow,
        school,
        ...omitUndefined({ marks, total, rule }),
      };
    }),
    ...(one.saved.kind === 'final'
      ? {
          dances: one.saved.result.dances.map(({ dance, placings }) => ({
            dance: toStoredTerm(dance),
            places: Object.fromEntries(placings.map(({ couple, place }) => [couple, place])),
          })),
        }
      : {}),
    panels: Object.fromEntries([...one.panels].map(([dance, panel]) => [toStoredTerm(dance), panel])),
    marks: marksJson(one.marks),
  };
}

/** All public results as JSON. */
export const buildPublicJson = (competition: string, events: readonly PublicEvent[]): Json => ({
  floorcraft: 'public results',
  version: 1,
  competition,
  events: events.map(({ event, rounds }) => ({
    event: event.name,
    level: toStoredTerm(event.level),
    style: toStoredTerm(event.style),
    dances: event.dances.map(toStoredTerm),
    rounds: rounds.map((one) => roundJson(one, event)),
  })),
});
