import { mapDefined } from '../../domain/mapDefined.ts';
import { parseDance } from '../../domain/event/dances.ts';
import { parseLeadNumber, type EventKey, type LeadNumber } from '../../domain/ids.ts';
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
import {
  getRawChild,
  listRawChildren,
  mapChildren,
  toCount,
  toNumber,
  toText,
  type TreePath,
} from '../tree/path.ts';

/** A saved round: the number of marks of each couple, or the final with every step of its count. */
export type SavedResult =
  | {
      readonly kind: 'recall';
      readonly counts: ReadonlyMap<LeadNumber, number>;
      /** The places of the couples eliminated here. All others advance. */
      readonly placements: ReadonlyMap<LeadNumber, Place>;
    }
  | { readonly kind: 'final'; readonly result: FinalResult };

const byLead = <T>(raw: unknown, parse: (child: unknown) => T | undefined): ReadonlyMap<LeadNumber, T> =>
  mapChildren(raw, parseLeadNumber, parse);

const byPlace = <T extends { readonly couple: LeadNumber; readonly place: Place }>(
  placings: readonly T[],
): readonly T[] => placings.toSorted((a, b) => a.place - b.place || Number(a.couple) - Number(b.couple));

function parseCells(raw: unknown): readonly WorkingCell[] {
  return mapDefined(listRawChildren(raw), ([key, cell]) => {
    const column = toCount(key, 1);
    const count = toCount(getRawChild(cell, 'count'));
    const sum = toNumber(getRawChild(cell, 'sum'));
    if (column === undefined || count === undefined) return undefined;
    return sum === undefined ? { column, count } : { column, count, sum };
  });
}

const DANCE_RULES: readonly DanceRule[] = ['5', '6', '7a', '7b'];

/**
 * The printed form: '8+' before the rule when a column was passed, '-tie' after it when the place is shared.
 */
function parseRule(printed: string): Pick<DancePlacing, 'rule' | 'passed' | 'shared'> | undefined {
  const rule = DANCE_RULES.find((one) => one === printed.replace(/^8\+/, '').replace(/-tie$/, ''));
  return rule === undefined
    ? undefined
    : { rule, passed: printed.startsWith('8+'), shared: printed.endsWith('-tie') };
}

function parseDancePlacing(couple: LeadNumber, raw: unknown): readonly DancePlacing[] {
  const place = toNumber(getRawChild(raw, 'place'));
  const rule = parseRule(toText(getRawChild(raw, 'rule')) ?? '');
  return place === undefined || rule === undefined
    ? []
    : [{ couple, place, ...rule, cells: parseCells(getRawChild(raw, 'columns')) }];
}

function parseDances(raw: unknown, majorities: unknown): readonly DanceResult[] {
  return listRawChildren(raw).map(([dance, placings]) => ({
    dance: parseDance(dance),
    majority: toCount(getRawChild(majorities, dance)) ?? 0,
    placings: byPlace(
      [...byLead(placings, (value) => value)].flatMap(([couple, value]) => parseDancePlacing(couple, value)),
    ),
  }));
}

const OVERALL_RULES: readonly OverallRule[] = ['9', '10', '11'];

const parsePath = (printed: string): readonly OverallRule[] =>
  mapDefined(printed.split('>'), (part) => OVERALL_RULES.find((rule) => rule === part));

function parsePlacings(table: unknown, placements: ReadonlyMap<LeadNumber, Place>): readonly FinalPlacing[] {
  const totals = byLead(getRawChild(table, 'totals'), toNumber);
  const rules = byLead(getRawChild(table, 'rules'), toText);
  const paths = byLead(getRawChild(table, 'path'), toText);
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
  mapDefined(listRawChildren(raw), ([, value]) => parseLeadNumber(String(value)));

function parseStep(raw: unknown): readonly TieStep[] {
  const position = toCount(getRawChild(raw, 'position'), 1);
  const best = leadsOf(getRawChild(raw, 'best'));
  const couples = getRawChild(raw, 'couples');
  if (position === undefined) return [];
  if (getRawChild(raw, 'rule') === '10')
    return [
      {
        rule: '10',
        position,
        best,
        couples: [...byLead(couples, (value) => value)].map(([couple, value]) => ({
          couple,
          count: toCount(getRawChild(value, 'count')) ?? 0,
          sum: toNumber(getRawChild(value, 'sum')) ?? 0,
        })),
      },
    ];
  return [
    {
      rule: '11',
      position,
      best,
      votes: toCount(getRawChild(raw, 'votes')) ?? 0,
      majority: toCount(getRawChild(raw, 'majority')) ?? 0,
      couples: [...byLead(couples, (value) => value)].map(([couple, value]) => ({
        couple,
        cells: parseCells(value),
      })),
    },
  ];
}

function parseSaved(raw: unknown): SavedResult | undefined {
  const placements = byLead(getRawChild(raw, 'placements'), toNumber);
  const counts = getRawChild(raw, 'sumRecalls');
  if (counts !== undefined)
    return { kind: 'recall', counts: byLead(counts, (value) => toCount(value)), placements };
  const table = getRawChild(raw, 'finalTable');
  if (table === undefined) return undefined;
  return {
    kind: 'final',
    result: {
      dances: parseDances(getRawChild(table, 'dances'), getRawChild(table, 'majorities')),
      placings: parsePlacings(table, placements),
      steps: listRawChildren(getRawChild(table, 'steps')).flatMap(([, step]) => parseStep(step)),
    },
  };
}

/** One saved round. Readable by staff, and public once posted. */
export const savedResultPath = (event: EventKey, round: number): TreePath<SavedResult | undefined> => ({
  at: savedRoundAt(event, round),
  ahead: true,
  parse: parseSaved,
});

/** The places of all couples in an event, once its final is public. */
export const allPlacesPath = (event: EventKey): TreePath<ReadonlyMap<LeadNumber, Place>> => ({
  at: finalResultsAt(event),
  parse: (raw) => byLead(getRawChild(raw, 'placements'), toNumber),
});

/** All saved rounds of an event, by round number, for staff only: some are not posted yet. */
export const savedResultsPath = (event: EventKey): TreePath<ReadonlyMap<number, SavedResult>> => ({
  at: savedResultAt(event),
  parse: (raw) => mapChildren(raw, toCount, parseSaved),
});
