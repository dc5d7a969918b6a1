// Instruments code to report the mutable places it reaches.
import { listMutations, type Mutation } from './mutations.ts';

/** A mutable place; several mutations share one. */
export const formatPlace = ({ path, start, end }: Pick<Mutation, 'path' | 'start' | 'end'>): string =>
  `${path}:${start}-${end}`;

/** Called by each place with its name. Without this global nothing is reported. */
export const REPORT_FUNCTION = 'floorcraftReached';

/** The same code, reporting each mutable place when it is reached. */
export function watched(path: string, code: string): string {
  const places = new Map(listMutations(path, code).map((mutation) => [formatPlace(mutation), mutation]));
  const pieces = [...places].flatMap(([place, { start, end, text }]) => {
    const told = `globalThis.${REPORT_FUNCTION}?.(${JSON.stringify(place)})`;
    // Statements are wrapped in a block, expressions in a sequence.
    const [before, after] = text === ';' ? [`{ ${told}; `, ' }'] : [`(${told}, `, ')'];
    // At the same offset, ends come before starts, and longer ranges start first.
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
