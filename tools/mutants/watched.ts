// Tells while the tests run which of the places that can be changed are reached.
import { mutationsIn, type Mutation } from './mutations.ts';

/** Where something can be changed; several changes share one. */
export const placeOf = ({ path, start, end }: Pick<Mutation, 'path' | 'start' | 'end'>): string =>
  `${path}:${start}-${end}`;

/** What each place calls with its own name when it is come to; in a process without it nothing is told. */
export const TELL = 'floorcraftReached';

interface Piece {
  readonly at: number;
  readonly text: string;
  /** What ends here stands before what begins here. */
  readonly order: number;
  /** Of those that begin here the longest comes first, of those that end here the shortest. */
  readonly length: number;
}

/** The same code, in which every place that can be changed tells that it was reached. */
export function watched(path: string, code: string): string {
  const places = new Map(mutationsIn(path, code).map((mutation) => [placeOf(mutation), mutation]));
  const pieces = [...places].flatMap(([place, { start, end, text }]): readonly Piece[] => {
    const told = `globalThis.${TELL}?.(${JSON.stringify(place)})`;
    // A statement goes away whole, and everything else has a value.
    const [before, after] = text === ';' ? [`{ ${told}; `, ' }'] : [`(${told}, `, ')'];
    const length = end - start;
    return [
      { at: start, text: before, order: 1, length: -length },
      { at: end, text: after, order: 0, length },
    ];
  });
  const inOrder = pieces.toSorted((a, b) => a.at - b.at || a.order - b.order || a.length - b.length);
  let [written, from] = ['', 0];
  for (const { at, text } of inOrder) {
    written += code.slice(from, at) + text;
    from = at;
  }
  return written + code.slice(from);
}
