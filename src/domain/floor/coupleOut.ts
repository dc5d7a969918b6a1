import type { EventDance } from '../event/dances.ts';
import type { FinalMarks, RecallMarks } from '../recall/judgesMarks.ts';
import type { JudgeKey, LeadNumber } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';
import { unreachable } from '../unreachable.ts';

/** Why a couple does not count in a round any more. */
export interface CoupleOut {
  readonly kind: 'disqualified' | 'withdrawn' | 'no-show';
  readonly couple: LeadNumber;
  /** In words, for the journal and the chairman. */
  readonly why: string;
}

/** What happens to the place of a couple that is out of a final. The texts are silent: the chairman decides. */
export type PlaceInFinal =
  /** Its marks are taken off every sheet, the couples behind it move up, and the final is counted without it. */
  | { readonly kind: 'couples behind move up' }
  /** The final is counted with it; then it is struck and its place is given to nobody. */
  | { readonly kind: 'place stays empty' }
  /** The dances it has danced stand; in the others every judge has it last. `danced` counts from the first dance on the floor. */
  | { readonly kind: 'last in the dances not danced'; readonly danced: number };

/**
 * What is proposed to the chairman: who has danced a part of the final and withdraws keeps that part; who has broken a
 * rule or never came leaves nothing behind.
 * @param danced how many dances of the final the couple has danced
 */
export function usualPlace({ kind }: CoupleOut, danced: number): PlaceInFinal {
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

/** A preliminary round after a couple is out of it. */
export interface RecallWithout {
  readonly couples: readonly LeadNumber[];
  readonly marks: readonly RecallMarks[];
  /** The sheets on which the couple had a mark: they are one short now, and the judge may be asked for another. */
  readonly oneShort: readonly { readonly judge: JudgeKey; readonly dance: EventDance }[];
}

/** A couple out of a preliminary round: it cannot be recalled, and its marks are nobody's. No other mark changes. */
export function recallWithout(
  couples: readonly LeadNumber[],
  marks: readonly RecallMarks[],
  { couple }: CoupleOut,
): RecallWithout {
  return {
    couples: couples.filter((other) => other !== couple),
    marks: marks.map((one) => ({ ...one, recalled: one.recalled.filter((other) => other !== couple) })),
    oneShort: marks
      .filter(({ recalled }) => recalled.includes(couple))
      .map(({ judge, dance }) => ({ judge, dance })),
  };
}

/**
 * The sheets of a final as they are counted after couples are out. Who marked before has such a couple on the sheet, who
 * marks after has not: where the couples behind move up it counts on none, and otherwise those who have not placed it have
 * it last, be it all of them.
 */
export function sheetsWithout(
  sheets: readonly FinalMarks[],
  out: ReadonlyMap<LeadNumber, PlaceInFinal>,
): readonly FinalMarks[] {
  const isGone = ({ kind }: PlaceInFinal): boolean => kind === 'couples behind move up';
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

/** One dance of a final as marks, as the counts take it. */
interface Marked {
  readonly marks: ReadonlyMap<LeadNumber, readonly number[]>;
}

/** Everybody behind the couple moves up with each judge: 1, 2, 3, 4 without the 2nd is 1, 2, 3. */
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

/** Every judge has the couple last, whether the judge had placed it or not. */
function lastForEveryJudge<D extends Marked>(dance: D, couple: LeadNumber): D {
  const others = closedUp(dance, couple).marks;
  const judges = [...others.values(), ...dance.marks.values()][0]?.length ?? 0;
  const last = others.size + 1;
  const row = Array.from({ length: judges }, () => last);
  return { ...dance, marks: new Map([...others, [couple, row]]) };
}

/** A final after a couple is out of it: the marks to count, and the couple to strike from what comes out. */
export interface FinalWithout<D> {
  readonly dances: readonly D[];
  readonly struck: LeadNumber | undefined;
}

/** Why a couple cannot be taken out of a final. */
export type CoupleOutProblem =
  /** It is written into the journal. */
  { readonly kind: 'no reason' } | { readonly kind: 'not in this final'; readonly couple: LeadNumber };

/**
 * The marks of a final after a couple is out. What comes out is a valid final again (Rules 2 to 4): every judge gives each
 * place once. Refused without a reason, and when the couple is not in the final.
 */
export function finalWithout<D extends Marked>(
  dances: readonly D[],
  out: CoupleOut,
  place: PlaceInFinal,
): Parsed<FinalWithout<D>, CoupleOutProblem> {
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

/** The result without the couple that is struck from it; everybody else keeps the place, nobody gets the empty one. */
export const withoutStruck = <P extends { readonly couple: LeadNumber }>(
  placings: readonly P[],
  struck: LeadNumber | undefined,
): readonly P[] => placings.filter(({ couple }) => couple !== struck);
