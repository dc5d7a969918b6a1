import { useMemo, useState } from 'react';
import { omitUndefined } from '../../../../domain/mapDefined.ts';
import type { ImportTarget } from '../../../../domain/lists/entryImport.ts';
import {
  NO_REMEMBERED_CHOICES,
  rememberChoices,
  recallEventAnswers,
  normalizeUnknownName,
  type ListColumn,
  type RememberedChoices,
} from '../../../../domain/lists/rememberedChoices.ts';
import type { EventAnswers } from '../../../../domain/event/matchEvents.ts';
import type { EventKey } from '../../../../domain/ids.ts';
import type { ListName } from '../../../../domain/journal/record.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { saveNextEdition } from '../../../../store/competition/nextEdition.ts';
import { importChoices } from '../../../../store/competition/listsRemembered.ts';
import type { DeskNotes } from '../../../../store/registrant/deskNotes.ts';
import { useDecisions } from '../../../staff/journal/useDecisions.ts';
import type { OperationOutcome } from '../../../kit/shell/useOperationRunner.ts';
import type { ListFile } from '../../../staff/files/listFile.ts';
import { readList, type ListReading } from './readList.ts';

const NOTHING_SAID: ReadonlyMap<number, ListColumn | undefined> = new Map();
const NO_EVENTS: EventAnswers = new Map();

/** The progress of an import: the lines done, and all lines. */
interface Progress {
  readonly done: number;
  readonly all: number;
}

export interface ListImport {
  readonly file: ListFile | undefined;
  readonly reading: ListReading | undefined;
  readonly progress: Progress | undefined;
  /** The reason the last part failed. */
  readonly problem: string | undefined;
  readonly choose: (file: ListFile | undefined) => void;
  readonly sayKind: (kind: ListName) => void;
  readonly sayColumn: (at: number, column: ListColumn | undefined) => void;
  readonly sayEvent: (saying: string, event: EventKey | 'left out') => void;
  /** Imports part by part; imported ones are skipped if it is pressed again. Returns the number of lines and the outcome. */
  readonly bringIn: () => Promise<{ readonly lines: number; readonly done: OperationOutcome }>;
}

/** An import in progress, and its reading of the file. */
export function useListImport(
  known: Edition<RememberedChoices>,
  { events, registered, schools, emails, taken, signed }: Required<Omit<ImportTarget, 'said'>>,
  notes: DeskNotes,
): ListImport {
  const [file, setFile] = useState<ListFile>();
  const [kind, setKind] = useState<ListName>();
  const [columns, setColumns] = useState(NOTHING_SAID);
  const [said, setSaid] = useState(NO_EVENTS);
  const [progress, setProgress] = useState<Progress>();
  /** During an import the list is not read again after each of its own parts. */
  const [held, setHeld] = useState<ListReading>();
  const { problem, perform } = useDecisions('organizer');
  const remembered = known.kind === 'set' ? known.rules : NO_REMEMBERED_CHOICES;
  const reading = useMemo(
    () =>
      file === undefined || held !== undefined
        ? held
        : readList(
            file,
            { columns, remembered, ...omitUndefined({ kind }) },
            {
              events,
              registered,
              schools,
              emails,
              taken,
              signed,
              said: new Map([...recallEventAnswers(remembered), ...said]),
            },
            notes,
          ),
    [file, columns, kind, remembered, events, registered, schools, emails, taken, signed, said, held, notes],
  );

  const remember = async (read: ListReading, head: readonly string[]): Promise<void> => {
    const next = rememberChoices(remembered, head, read, said);
    if (JSON.stringify(next) === JSON.stringify(remembered)) return;
    // If another device saves its choices at the same moment, ours are dropped: they are asked again next time.
    await perform((by) => [saveNextEdition(by, importChoices, next, known.edition)]);
  };

  const bringIn = async (): Promise<{ readonly lines: number; readonly done: OperationOutcome }> => {
    if (file === undefined || reading === undefined) return { lines: 0, done: false };
    const all = reading.steps.length;
    let lines = 0;
    let done: OperationOutcome = 'done';
    setHeld(reading);
    setProgress({ done: 0, all });
    await remember(reading, file.head);
    for (const { added, changed, patch } of reading.pieces) {
      const became = await perform((by) => [
        { record: { ...by, kind: 'list brought in', list: reading.kind, added, changed }, patch },
      ]);
      if (became === false) {
        done = false;
        break;
      }
      if (became === 'kept') done = 'kept';
      lines += added + changed;
      setProgress({ done: lines, all });
    }
    setHeld(undefined);
    setProgress(undefined);
    return { lines, done };
  };

  return {
    file,
    reading,
    progress,
    problem,
    choose: (chosen) => {
      setFile(chosen);
      setKind(undefined);
      setColumns(NOTHING_SAID);
      setSaid(NO_EVENTS);
    },
    sayKind: setKind,
    sayColumn: (at, column) => setColumns((before) => new Map(before).set(at, column)),
    sayEvent: (saying, event) =>
      setSaid((before) => new Map(before).set(normalizeUnknownName(saying), event)),
    bringIn,
  };
}
