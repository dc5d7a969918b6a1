import { mapDefined } from '../../domain/defined.ts';
import { danceOf } from '../../domain/event/dances.ts';
import { leadNumber, type EventKey, type LeadNumber } from '../../domain/ids.ts';
import type {
  DancePlacing,
  DanceResult,
  DanceRule,
  FinalPlacing,
  FinalResult,
  OverallRule,
  Place,
  TieStep,
  WorkingCell,
} from '../../domain/skating/working.ts';
import { finalResultsAt, savedResultAt, savedRoundAt } from './resultAt.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type TreePath } from '../tree/path.ts';

/** A saved round: the number of marks of each couple, or the final with its whole working. */
export type SavedResult =
  | {
      readonly kind: 'recall';
      readonly counts: ReadonlyMap<LeadNumber, number>;
      /** The places of the couples eliminated here. All others advance. */
      readonly placements: ReadonlyMap<LeadNumber, Place>;
    }
  | { readonly kind: 'final'; readonly result: FinalResult };

function byLead<T>(raw: unknown, read: (value: unknown) => T | undefined): ReadonlyMap<LeadNumber, T> {
  return new Map(
    mapDefined(childrenOf(raw), ([key, value]) => {
      const lead = leadNumber(key);
      const known = read(value);
      return lead === undefined || known === undefined ? undefined : ([lead, known] as const);
    }),
  );
}

const byPlace = <T extends { readonly couple: LeadNumber; readonly place: Place }>(
  placings: readonly T[],
): readonly T[] => placings.toSorted((a, b) => a.place - b.place || Number(a.couple) - Number(b.couple));

function parseCells(raw: unknown): readonly WorkingCell[] {
  return mapDefined(childrenOf(raw), ([key, cell]) => {
    const column = countOf(key, 1);
    const count = countOf(childOf(cell, 'count'));
    const sum = numberOf(childOf(cell, 'sum'));
    if (column === undefined || count === undefined) return undefined;
    return sum === undefined ? { column, count } : { column, count, sum };
  });
}

const DANCE_RULES: readonly DanceRule[] = ['5', '6', '7a', '7b'];

/** The printed form: '8+' before the rule when a column was passed, '-tie' behind it when the place is shared. */
function parseRule(printed: string): Pick<DancePlacing, 'rule' | 'passed' | 'shared'> | undefined {
  const rule = DANCE_RULES.find((one) => one === printed.replace(/^8\+/, '').replace(/-tie$/, ''));
  return rule === undefined
    ? undefined
    : { rule, passed: printed.startsWith('8+'), shared: printed.endsWith('-tie') };
}

function parseDancePlacing(couple: LeadNumber, raw: unknown): readonly DancePlacing[] {
  const place = numberOf(childOf(raw, 'place'));
  const rule = parseRule(textOf(childOf(raw, 'rule')) ?? '');
  return place === undefined || rule === undefined
    ? []
    : [{ couple, place, ...rule, cells: parseCells(childOf(raw, 'columns')) }];
}

function parseDances(raw: unknown, majorities: unknown): readonly DanceResult[] {
  return childrenOf(raw).map(([dance, placings]) => ({
    dance: danceOf(dance),
    majority: countOf(childOf(majorities, dance)) ?? 0,
    placings: byPlace(
      [...byLead(placings, (value) => value)].flatMap(([couple, value]) => parseDancePlacing(couple, value)),
    ),
  }));
}

const OVERALL_RULES: readonly OverallRule[] = ['9', '10', '11'];

const parsePath = (printed: string): readonly OverallRule[] =>
  mapDefined(printed.split('>'), (part) => OVERALL_RULES.find((rule) => rule === part));

function parsePlacings(table: unknown, placements: ReadonlyMap<LeadNumber, Place>): readonly FinalPlacing[] {
  const totals = byLead(childOf(table, 'totals'), numberOf);
  const rules = byLead(childOf(table, 'rules'), textOf);
  const paths = byLead(childOf(table, 'path'), textOf);
  return byPlace(
    [...placements].map(([couple, place]) => {
      const rule = rules.get(couple);
      return {
        couple,
        place,
        total: totals.get(couple) ?? place,
        decidedBy: rule === 'tie' ? 'tie' : (OVERALL_RULES.find((one) => one === rule) ?? '9'),
        path: parsePath(paths.get(couple) ?? ''),
      };
    }),
  );
}

const leadsOf = (raw: unknown): readonly LeadNumber[] =>
  mapDefined(childrenOf(raw), ([, value]) => leadNumber(String(value)));

function parseStep(raw: unknown): readonly TieStep[] {
  const position = countOf(childOf(raw, 'position'), 1);
  const best = leadsOf(childOf(raw, 'best'));
  const couples = childOf(raw, 'couples');
  if (position === undefined) return [];
  if (childOf(raw, 'rule') === '10')
    return [
      {
        rule: '10',
        position,
        best,
        couples: [...byLead(couples, (value) => value)].map(([couple, value]) => ({
          couple,
          count: countOf(childOf(value, 'count')) ?? 0,
          sum: numberOf(childOf(value, 'sum')) ?? 0,
        })),
      },
    ];
  return [
    {
      rule: '11',
      position,
      best,
      votes: countOf(childOf(raw, 'votes')) ?? 0,
      majority: countOf(childOf(raw, 'majority')) ?? 0,
      couples: [...byLead(couples, (value) => value)].map(([couple, value]) => ({
        couple,
        cells: parseCells(value),
      })),
    },
  ];
}

function parseSaved(raw: unknown): SavedResult | undefined {
  const placements = byLead(childOf(raw, 'placements'), numberOf);
  const counts = childOf(raw, 'sumRecalls');
  if (counts !== undefined)
    return { kind: 'recall', counts: byLead(counts, (value) => countOf(value)), placements };
  const table = childOf(raw, 'finalTable');
  if (table === undefined) return undefined;
  return {
    kind: 'final',
    result: {
      dances: parseDances(childOf(table, 'dances'), childOf(table, 'majorities')),
      placings: parsePlacings(table, placements),
      steps: childrenOf(childOf(table, 'steps')).flatMap(([, step]) => parseStep(step)),
    },
  };
}

/** One saved round. Readable by staff, and public once posted. */
export const savedResult = (event: EventKey, round: number): TreePath<SavedResult | undefined> => ({
  at: savedRoundAt(event, round),
  ahead: true,
  parse: parseSaved,
});

/** The places of all couples in an event, once its final is public. */
export const everybodysPlaces = (event: EventKey): TreePath<ReadonlyMap<LeadNumber, Place>> => ({
  at: finalResultsAt(event),
  parse: (raw) => byLead(childOf(raw, 'placements'), numberOf),
});

/** All saved rounds of an event, by round number, for staff only: some are not posted yet. */
export const savedResults = (event: EventKey): TreePath<ReadonlyMap<number, SavedResult>> => ({
  at: savedResultAt(event),
  parse: (raw) =>
    new Map(
      mapDefined(childrenOf(raw), ([key, round]) => {
        const number = countOf(key);
        const saved = parseSaved(round);
        return number === undefined || saved === undefined ? undefined : ([number, saved] as const);
      }),
    ),
});
