// Tells while the tests run which of the places that can be changed are reached.
import { mutationsIn, type Mutation } from './mutations.ts';

/** A place that can be changed; several changes share one. */
export const placeOf = ({ path, start, end }: Pick<Mutation, 'path' | 'start' | 'end'>): string =>
  `${path}:${start}-${end}`;

/** Called by each place with its own name; in a process without it nothing is told. */
export const TELL = 'floorcraftReached';

/** The same code, in which every place that can be changed tells that it was reached. */
export function watched(path: string, code: string): string {
  const places = new Map(mutationsIn(path, code).map((mutation) => [placeOf(mutation), mutation]));
  const pieces = [...places].flatMap(([place, { start, end, text }]) => {
    const told = `globalThis.${TELL}?.(${JSON.stringify(place)})`;
    // A statement goes away whole, and everything else has a value.
    const [before, after] = text === ';' ? [`{ ${told}; `, ' }'] : [`(${told}, `, ')'];
    // Where one ends and another begins, the end comes first; of two that begin, the longer.
    return [
      { at: start, text: before, order: 1, length: start - end },
      { at: end, text: after, order: 0, length: end - start },
    ];
  });
  let written = '';
  let from = 0;
  for (const { at, text } of pieces.toSorted(
    (a, b) => a.at - b.at || a.order - b.order || a.length - b.length,
  )) {
    written += code.slice(from, at) + text;
    from = at;
  }
  return written + code.slice(from);
}
