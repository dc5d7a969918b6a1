import { saveJson, readJson } from '../connection/browserStorage.ts';
import type { EntryEdits } from '../../domain/registrant/ownEntries.ts';
import { editsForm } from './registrationDraft.ts';

const nameOf = (eventName: string, code: string, dancer: string): string =>
  `floorcraft.edits.${eventName}.${code}.${dancer}`;

/** Unsaved changes, kept so that a reload or a phone call loses nothing. */
export const readEntryEdits = (eventName: string, code: string, dancer: string): EntryEdits =>
  editsForm.read(readJson(nameOf(eventName, code, dancer)));

export const saveEntryEdits = (eventName: string, code: string, dancer: string, edits: EntryEdits): boolean =>
  saveJson(
    nameOf(eventName, code, dancer),
    edits.dropped.length + edits.added.length === 0 ? undefined : edits,
  );
