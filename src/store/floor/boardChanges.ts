import type { DisplayCode } from '../../domain/floor/display.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { addDisplay, removeDisplay, renameDisplay, type Display } from './displays.ts';

// Changes to the setup of displays, with journal records. Changes of their content have none (decision 38).

export const addBoard = (by: Author, code: DisplayCode, name: string, slot: number): Change => ({
  record: { ...by, kind: 'board changed', did: 'added', code, name: name.trim() },
  patch: addDisplay(code, name, slot),
});

export const renameBoard = (by: Author, display: Display, name: string): Change => ({
  record: {
    ...by,
    kind: 'board changed',
    did: 'renamed',
    code: display.code,
    name: name.trim(),
    was: display.name,
  },
  patch: renameDisplay(display, name),
});

export const removeBoard = (by: Author, display: Display): Change => ({
  record: { ...by, kind: 'board changed', did: 'removed', code: display.code, name: display.name },
  patch: removeDisplay(display),
});
