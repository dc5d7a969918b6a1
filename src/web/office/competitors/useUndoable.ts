import { useState } from 'react';
import type { Author } from '../../../domain/journal/record.ts';
import { readPlaces } from '../../../store/connection/readPlaces.ts';
import type { Session } from '../../../store/connection/session.ts';
import {
  hasUndo,
  pathsToRead,
  undoChange,
  attachUndo,
  type RecordWithUndo,
} from '../../../store/dancers/deskUndo.ts';
import { deskUndoAt } from '../../../store/registrant/undoAt.ts';
import { generateKey, type Change } from '../../../store/delivery/operation.ts';
import { parseUndoText } from '../../../store/tree/undo.ts';
import { createReader, type ReadAt } from '../../../store/tree/readAt.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { useConflictWords } from './useConflictWords.ts';
import { describeOutcome } from '../../staff/journal/describeOutcome.ts';

const UNKNOWN_AUTHOR: Author = { uid: '', who: '', device: '', at: 0 };

/** Reads paths while connected; undefined once the connection is lost. */
function readNow(staff: Session, places: readonly string[]): Promise<ReadAt | undefined> {
  if (staff.connection.now.kind !== 'live') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const leave = staff.connection.observe(() => {
      if (staff.connection.now.kind === 'live') return;
      leave();
      resolve(undefined);
    });
    readPlaces(staff, places)
      .then((roots) => resolve(createReader(roots)))
      .catch(() => resolve(undefined))
      .finally(leave);
  });
}

export interface Undoable {
  readonly busy: boolean;
  /** The reason the last change failed. */
  readonly problem: string | undefined;
  /** Performs it, confirms it with an undo; false if it was refused. */
  readonly perform: (changeBy: (by: Author) => Change, said: string) => Promise<boolean>;
  /** Undoes it; returns a message if that is not possible. */
  readonly undo: (of: RecordWithUndo) => Promise<string | undefined>;
}

/** Changes of dancers and their entries at the desk, each with an undo. */
export function useUndoable(names: (key: string) => string | undefined): Undoable {
  const words = useWords(competitorsDeskWords);
  const { staff } = useStore();
  const toast = useToast();
  const { busy, problem, perform } = useDecisions('organizer');
  const [isReading, setReading] = useState(false);
  const told = useConflictWords(names);
  const reader = async (patch: Patch): Promise<ReadAt | undefined> => {
    setReading(true);
    const read = await readNow(staff, pathsToRead(patch));
    setReading(false);
    return read;
  };
  const takeBack = async (of: RecordWithUndo): Promise<string | undefined> => {
    const at = deskUndoAt(of.undo);
    const undo = parseUndoText((await readNow(staff, [at]))?.(at));
    const read = undo === undefined ? undefined : await reader(undo.done);
    if (undo === undefined || read === undefined)
      return staff.connection.now.kind === 'live' ? told({ kind: 'not kept' }) : words.undo.offline;
    const answer = undoChange(UNKNOWN_AUTHOR, of, undo, read);
    if ('conflicts' in answer) return answer.conflicts.map(told).join(' ');
    const done = await perform((by) => {
      const change = undoChange(by, of, undo, read);
      return 'change' in change ? [change.change] : [];
    });
    if (done === false) return words.undo.meanwhile;
    toast({ words: words.undo.done });
    return undefined;
  };
  return {
    busy: busy || isReading,
    problem,
    undo: takeBack,
    perform: async (changeBy, said) => {
      const read = await reader(changeBy(UNKNOWN_AUTHOR).patch);
      const id = generateKey();
      const changed = (by: Author): Change =>
        read === undefined ? changeBy(by) : attachUndo(changeBy(by), id, read);
      const done = await perform((by) => [changed(by)]);
      if (done === false) return false;
      const { record } = changed(UNKNOWN_AUTHOR);
      const back = async (of: RecordWithUndo): Promise<void> => {
        const not = await takeBack(of);
        if (not !== undefined) toast({ words: not });
      };
      const mayUndo = done === 'done' && record !== undefined && hasUndo(record);
      toast({ words: describeOutcome(done, said), undo: mayUndo ? () => void back(record) : undefined });
      return true;
    },
  };
}
