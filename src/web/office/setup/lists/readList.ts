import { guessDancerColumns, guessEntryColumns, type Columns } from '../../../../domain/lists/columns.ts';
import { previewDancerImport } from '../../../../domain/lists/dancerImport.ts';
import { DANCER_COLUMNS } from '../../../../domain/lists/dancerTable.ts';
import { previewEntryImport, type ImportTarget } from '../../../../domain/lists/entryImport.ts';
import { ENTRY_COLUMNS } from '../../../../domain/lists/entryTable.ts';
import type { ListProblem } from '../../../../domain/lists/listProblem.ts';
import {
  resolveColumns,
  type ListColumn,
  type RememberedChoices,
} from '../../../../domain/lists/rememberedChoices.ts';
import type { DancerImportStep } from '../../../../domain/lists/dancerImport.ts';
import type { EntryImportStep, UnknownEventName } from '../../../../domain/lists/entryImport.ts';
import type { ListName } from '../../../../domain/journal/record.ts';
import { importDancers, importEntries, splitSteps } from '../../../../store/import/listSteps.ts';
import type { DeskNotes } from '../../../../store/registrant/deskNotes.ts';
import type { ListFile } from '../../../staff/files/listFile.ts';
import type { Patch } from '../../../../store/tree/patch.ts';

/** Choices made here: the kind, and single columns by their index. */
export interface ImportChoices {
  readonly kind?: ListName;
  readonly columns: ReadonlyMap<number, ListColumn | undefined>;
}

/** A part of a list that is imported in one write. */
export interface ListPiece {
  readonly added: number;
  readonly changed: number;
  readonly patch: Patch;
}

/** The effect of importing a file. */
export interface ListReading {
  readonly kind: ListName;
  readonly known: readonly ListColumn[];
  readonly guess: Columns<ListColumn>;
  readonly columns: Columns<ListColumn>;
  readonly steps: readonly (EntryImportStep | DancerImportStep)[];
  readonly same: number;
  readonly leftOut: number;
  readonly problems: readonly { readonly line: number; readonly problem: ListProblem }[];
  readonly sayings: readonly UnknownEventName[];
  readonly pieces: readonly ListPiece[];
}

const isChanged = ({ kind }: { readonly kind: 'new' | 'changed' }): boolean => kind === 'changed';

const piecesOf = <Step extends { readonly kind: 'new' | 'changed' }>(
  steps: readonly Step[],
  patchOf: (some: readonly Step[]) => Patch,
): readonly ListPiece[] =>
  splitSteps(steps).map((some) => {
    const changed = some.filter(isChanged).length;
    return { added: some.length - changed, changed, patch: patchOf(some) };
  });

const said = <Column extends ListColumn>(
  columns: Columns<Column>,
  known: readonly Column[],
  { columns: own }: ImportChoices,
): Columns<Column> =>
  columns.map((column, at) => (own.has(at) ? known.find((one) => one === own.get(at)) : column));

/** Reads a file against the current competition, by the choices made here, else remembered, else guessed. */
export function readList(
  file: ListFile,
  about: ImportChoices & { readonly remembered: RememberedChoices },
  into: ImportTarget,
  notes: DeskNotes,
): ListReading {
  const { head, lines } = file;
  const ofEntries = said(
    resolveColumns(head, guessEntryColumns(head), ENTRY_COLUMNS, about.remembered),
    ENTRY_COLUMNS,
    about,
  );
  const ofDancers = said(
    resolveColumns(head, guessDancerColumns(head), DANCER_COLUMNS, about.remembered),
    DANCER_COLUMNS,
    about,
  );
  const isOfDancers =
    ofDancers.includes('name') && !ofEntries.includes('lead') && !ofEntries.includes('follow');
  if ((about.kind ?? (isOfDancers ? 'dancers' : 'entries')) === 'entries') {
    const read = previewEntryImport(lines, ofEntries, into);
    return {
      ...read,
      kind: 'entries',
      known: ENTRY_COLUMNS,
      guess: guessEntryColumns(head),
      columns: ofEntries,
      pieces: piecesOf(read.steps, (some) => importEntries(some, notes)),
    };
  }
  const read = previewDancerImport(lines, ofDancers, into);
  return {
    ...read,
    kind: 'dancers',
    known: DANCER_COLUMNS,
    guess: guessDancerColumns(head),
    columns: ofDancers,
    leftOut: 0,
    sayings: [],
    pieces: piecesOf(read.steps, (some) => importDancers(some, notes)),
  };
}

/** True if a column identifies people: without one there is nothing to import. */
export const hasPersonColumn = ({ columns }: ListReading): boolean =>
  columns.some((column) => column === 'lead' || column === 'follow' || column === 'name');
