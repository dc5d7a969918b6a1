import { MOST } from '../../domain/bounds.ts';
import { isPatch } from '../tree/json.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { childOf, childrenOf, countOf, numberOf, type Path } from '../tree/path.ts';

const FLOODS = 'setAside/floods';
const PARTS = 'setAside/floodParts';

/** So many floods are kept: the next one takes the place of the oldest. */
const KEPT = 10;

interface Counts {
  readonly registrations: number;
  readonly dancers: number;
  readonly entries: number;
}

/** A flood that was thrown out, and can be put back. */
export interface FloodAside extends Counts {
  /** Where it lies among them. */
  readonly place: number;
  /** In milliseconds. */
  readonly at: number;
}

/** The latest first. */
export const floodsAside: Path<readonly FloodAside[]> = {
  at: FLOODS,
  parse: (raw) =>
    childrenOf(raw)
      .flatMap(([key, one]): readonly FloodAside[] => {
        const [place, at] = [countOf(key), numberOf(childOf(one, 'at'))];
        return place === undefined || at === undefined
          ? []
          : [
              {
                place,
                at,
                registrations: countOf(childOf(one, 'registrations')) ?? 0,
                dancers: countOf(childOf(one, 'dancers')) ?? 0,
                entries: countOf(childOf(one, 'entries')) ?? 0,
              },
            ];
      })
      .toSorted((a, b) => b.at - a.at),
};

/** Where the next one is kept: a place that is free, or that of the oldest. */
export function placeToKeep(floods: readonly FloodAside[]): number {
  const free = Array.from({ length: KEPT }, (_, place) => place).find(
    (place) => !floods.some((one) => one.place === place),
  );
  return free ?? floods.at(-1)?.place ?? 0;
}

/** Whether so much is kept: beyond it nothing of it is. */
export const isKept = ({ dancers, entries }: Omit<Counts, 'registrations'>): boolean =>
  dancers + entries <= MOST.setAside;

/** One step of what is thrown out is kept. The first one takes the place of what lay there before. */
export function partAside(place: number, part: number, back: Patch, counts: Counts): Patch {
  const text = JSON.stringify(back);
  return part === 0
    ? { [`${FLOODS}/${place}`]: { at: SERVER_TIME, ...counts }, [`${PARTS}/${place}`]: { 0: text } }
    : { [`${PARTS}/${place}/${part}`]: text };
}

/** What was kept in one step: what lay where. */
export interface FloodPart {
  readonly part: string;
  readonly back: Patch;
}

function backIn(text: unknown): Patch | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const raw: unknown = JSON.parse(text);
    return isPatch(raw) ? raw : undefined;
  } catch {
    // Not even JSON.
    return undefined;
  }
}

/** The parts of a flood, in the order in which they went. */
export const floodParts = (place: number): Path<readonly FloodPart[]> => ({
  at: `${PARTS}/${place}`,
  parse: (raw) =>
    childrenOf(raw)
      .flatMap(([part, text]) => {
        const back = backIn(text);
        return back === undefined ? [] : [{ part, back }];
      })
      .toSorted((a, b) => Number(a.part) - Number(b.part)),
});

/** A part is not kept any more; with the last one nothing is. */
export const partGone = (place: number, part: string, isLast: boolean): Patch => ({
  ...(isLast ? { [`${FLOODS}/${place}`]: null } : {}),
  [`${PARTS}/${place}/${part}`]: null,
});
