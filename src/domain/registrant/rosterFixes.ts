import type { CompetitionEvent } from '../competition.ts';
import { writeCells, type TableLine } from './cells.ts';
import { simplifyName, splitEventTexts } from './roster.ts';
import {
  getCell,
  detectLayout,
  splitRosterLines,
  detectRosterSeparator,
  type RosterAnswers,
  type RosterColumn,
  type RosterLayout,
} from './rosterColumns.ts';

// Every fix changes the captain's text itself, so that it is kept, shown and sent as fixed.

/** A list with the answers about its columns. */
export interface RosterText {
  readonly roster: string;
  readonly rosterAnswers?: RosterAnswers;
}

const layoutIn = ({ roster, rosterAnswers = {} }: RosterText): RosterLayout =>
  detectLayout(splitRosterLines(roster), rosterAnswers);

/** The list with its lines changed; the headings stay, and the columns get the meanings they have now. */
function withLines(
  list: RosterText,
  { head, meanings }: Pick<RosterLayout, 'head' | 'meanings'>,
  lines: readonly (readonly string[])[],
): RosterText {
  return {
    roster: writeCells([...(head === undefined ? [] : [head]), ...lines], detectRosterSeparator(list.roster)),
    rosterAnswers: { columns: meanings.map((one) => one ?? 'skip'), isHead: head !== undefined },
  };
}

const cellsOf = ({ cells }: TableLine, width: number): readonly string[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? '');

/** Writes a cell. If no column has this meaning yet, adds a column. */
export function setCell(list: RosterText, line: number, column: RosterColumn, value: string): RosterText {
  const { meanings, head, lines, width } = layoutIn(list);
  const isThere = meanings.includes(column);
  const at = isThere ? meanings.indexOf(column) : width;
  return withLines(
    list,
    {
      head: isThere || head === undefined ? head : [...cellsOf({ number: 0, cells: head }, width), column],
      meanings: isThere ? meanings : [...meanings, column],
    },
    lines.map((one) => {
      const cells = cellsOf(one, isThere ? width : width + 1);
      if (one.number !== line) return cells;
      // If several columns have this meaning, the first has all of it.
      return cells.map((cell, place) => {
        if (place === at) return value;
        return meanings[place] === column ? '' : cell;
      });
    }),
  );
}

const WITH_NOTE = /\s*\([^()]*\)$/;

/**
 * Replaces an event as written by another text, or removes it if that is empty.
 * @param line undefined: in all lines
 */
export function replaceEventText(
  list: RosterText,
  events: readonly CompetitionEvent[],
  { from, to, line }: { readonly from: string; readonly to: string; readonly line?: number | undefined },
): RosterText {
  const { meanings, lines } = layoutIn(list);
  let done = list;
  for (const one of lines) {
    if (line !== undefined && one.number !== line) continue;
    const texts = splitEventTexts(getCell(one, meanings, 'events', ';'), events);
    const changed = texts.map((text) => {
      if (text === from) return to;
      const [note = ''] = WITH_NOTE.exec(text) ?? [];
      return note !== '' && text.slice(0, -note.length) === from && to !== '' ? `${to}${note}` : text;
    });
    if (changed.some((text, at) => text !== texts[at]))
      done = setCell(
        done,
        lineAt(done, one, lines),
        'events',
        changed.filter((text) => text !== '').join('; '),
      );
  }
  return done;
}

/** Line numbers change when a rewritten list loses its empty lines. */
function lineAt(done: RosterText, { number }: TableLine, before: readonly TableLine[]): number {
  const place = before.findIndex((one) => one.number === number);
  return layoutIn(done).lines[place]?.number ?? number;
}

export function removeLine(list: RosterText, line: number): RosterText {
  const { lines, width, ...layout } = layoutIn(list);
  return withLines(
    list,
    layout,
    lines.filter(({ number }) => number !== line).map((one) => cellsOf(one, width)),
  );
}

/** The lines of dancers who are not among these names. */
export function removeDancers(list: RosterText, names: readonly string[]): RosterText {
  const gone = new Set(names.map(simplifyName));
  const { lines, width, ...layout } = layoutIn(list);
  return withLines(
    list,
    layout,
    lines
      .filter((one) => !gone.has(simplifyName(getCell(one, layout.meanings, 'name'))))
      .map((one) => cellsOf(one, width)),
  );
}

/** A column's meaning as the captain chooses it. One meaning has one column, except for parts of a name. */
export function setMeaning(list: RosterText, at: number, meaning: RosterColumn | undefined): RosterText {
  const { meanings, head } = layoutIn(list);
  return {
    ...list,
    rosterAnswers: {
      isHead: head !== undefined,
      columns: meanings.map((one, place) => {
        if (place === at) return meaning ?? 'skip';
        return (one === meaning && meaning !== 'name' ? undefined : one) ?? 'skip';
      }),
    },
  };
}

/** Sets whether the first line has headings, and guesses the columns again. */
export const setHead = (list: RosterText, isHead: boolean): RosterText => ({
  ...list,
  rosterAnswers: { isHead },
});
