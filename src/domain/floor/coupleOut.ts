import type { EventDance } from '../event/dances.ts';
import type { FinalMarks, RecallMarks } from '../recall/judgesMarks.ts';
import type { JudgeKey, LeadNumber } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';
import { unreachable } from '../unreachable.ts';

/** A couple that no longer counts in a round. */
export interface CoupleOut {
  readonly kind: 'disqualified' | 'withdrawn' | 'no-show';
  readonly couple: LeadNumber;
  /** Free text, for the journal and the chairman. */
  readonly why: string;
}

/** Treatment of the place of a couple that left a final. The rules do not say, so the chairman decides. */
export type PlaceTreatment =
  /** Remove its marks from every sheet; the couples behind it move up. */
  | { readonly kind: 'couples behind move up' }
  /** Count the final with it, then remove it; its place stays empty. */
  | { readonly kind: 'place stays empty' }
  /** Keep the dances danced; in the others every judge places it last. `danced` counts from the first on the floor. */
  | { readonly kind: 'last in the dances not danced'; readonly danced: number };

/**
 * The treatment suggested to the chairman. A couple that withdraws keeps the dances it danced; one that was
 * disqualified or never came keeps nothing.
 * @param danced the number of dances of the final the couple danced
 */
export function suggestPlaceTreatment({ kind }: CoupleOut, danced: number): PlaceTreatment {
  switch (kind) {
    case 'disqualified':
    case 'no-show':
      return { kind: 'couples behind move up' };
    case 'withdrawn':
      return danced === 0
        ? { kind: 'couples behind move up' }
        : { kind: 'last in the dances not danced', danced };
    default:
      return unreachable(kind);
  }
}

export interface RecallAfterRemoval {
  readonly couples: readonly LeadNumber[];
  readonly marks: readonly RecallMarks[];
  /** Sheets that had marked the couple and are now one mark short; their judges may be asked for another. */
  readonly oneShort: readonly { readonly judge: JudgeKey; readonly dance: EventDance }[];
}

/** The couple cannot be recalled and its marks are dropped. No other mark changes. */
export function removeFromRecall(
  couples: readonly LeadNumber[],
  marks: readonly RecallMarks[],
  { couple }: CoupleOut,
): RecallAfterRemoval {
  return {
    couples: couples.filter((other) => other !== couple),
    marks: marks.map((one) => ({ ...one, recalled: one.recalled.filter((other) => other !== couple) })),
    oneShort: marks
      .filter(({ recalled }) => recalled.includes(couple))
      .map(({ judge, dance }) => ({ judge, dance })),
  };
}

/**
 * The sheets of a final after couples left. Sheets marked before still have the couple, later ones do not. If the
 * couples behind move up, it is removed from every sheet; otherwise it is added last to every sheet that lacks it.
 */
export function removeFromSheets(
  sheets: readonly FinalMarks[],
  out: ReadonlyMap<LeadNumber, PlaceTreatment>,
): readonly FinalMarks[] {
  const isGone = ({ kind }: PlaceTreatment): boolean => kind === 'couples behind move up';
  const gone = new Set([...out].filter(([, place]) => isGone(place)).map(([couple]) => couple));
  const kept = [...out.keys()].filter((couple) => !gone.has(couple));
  return sheets.map(({ placed, ...sheet }) => ({
    ...sheet,
    placed: [
      ...placed.filter((couple) => !gone.has(couple)),
      ...kept.filter((couple) => !placed.includes(couple)),
    ],
  }));
}

/** One dance of a final, in the format that the counting functions take. */
interface Marked {
  readonly marks: ReadonlyMap<LeadNumber, readonly number[]>;
}

/** The couples behind move up with each judge: 1, 2, 3, 4 without the 2nd becomes 1, 2, 3. */
function closedUp<D extends Marked>(dance: D, couple: LeadNumber): D {
  const own = dance.marks.get(couple);
  if (own === undefined) return dance;
  const marks = new Map(
    [...dance.marks]
      .filter(([other]) => other !== couple)
      .map(([other, row]) => [
        other,
        row.map((mark, seat) => (mark > (own[seat] ?? mark) ? mark - 1 : mark)),
      ]),
  );
  return { ...dance, marks };
}

/** Every judge places the couple last, even judges who had placed it higher. */
function lastForEveryJudge<D extends Marked>(dance: D, couple: LeadNumber): D {
  const others = closedUp(dance, couple).marks;
  const judges = [...others.values(), ...dance.marks.values()][0]?.length ?? 0;
  const last = others.size + 1;
  const row = Array.from({ length: judges }, () => last);
  return { ...dance, marks: new Map([...others, [couple, row]]) };
}

/** The marks to count, and the couple to remove from the result. */
export interface FinalAfterRemoval<D> {
  readonly dances: readonly D[];
  readonly struck: LeadNumber | undefined;
}

export type CoupleOutProblem =
  /** The change has no reason, and the journal needs one. */
  { readonly kind: 'no reason' } | { readonly kind: 'not in this final'; readonly couple: LeadNumber };

/** The marks after a couple left. They are a valid final again (Rules 2 to 4): every judge gives each place once. */
export function removeFromFinal<D extends Marked>(
  dances: readonly D[],
  out: CoupleOut,
  place: PlaceTreatment,
): Parsed<FinalAfterRemoval<D>, CoupleOutProblem> {
  const { couple } = out;
  if (out.why.trim() === '') return refused({ kind: 'no reason' });
  if (!dances.some(({ marks }) => marks.has(couple))) return refused({ kind: 'not in this final', couple });
  switch (place.kind) {
    case 'couples behind move up':
      return parsed({
        dances: dances.map((dance) => closedUp(dance, couple)),
        struck: undefined,
      });
    case 'place stays empty':
      return parsed({ dances, struck: couple });
    case 'last in the dances not danced':
      return parsed({
        dances: dances.map((dance, at) => (at < place.danced ? dance : lastForEveryJudge(dance, couple))),
        struck: undefined,
      });
    default:
      return unreachable(place);
  }
}

/** Removes the couple without moving the others up. */
export const removeStruck = <P extends { readonly couple: LeadNumber }>(
  placings: readonly P[],
  struck: LeadNumber | undefined,
): readonly P[] => placings.filter(({ couple }) => couple !== struck);
