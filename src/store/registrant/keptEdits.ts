import { keepJson, readJson } from '../connection/browserStorage.ts';
import { entryId } from '../../domain/ids.ts';
import type { EntryEdits } from '../../domain/registrant/own.ts';
import { childOf, childrenOf, textOf } from '../tree/path.ts';
import { chosenOf } from './keptRegistration.ts';

const nameOf = (eventName: string, code: string, dancer: string): string =>
  `floorcraft.edits.${eventName}.${code}.${dancer}`;

/** What somebody wants otherwise and has not saved: a reload or a call loses nothing of it. */
export function keptEdits(eventName: string, code: string, dancer: string): EntryEdits {
  const raw = readJson(nameOf(eventName, code, dancer));
  return {
    dropped: childrenOf(childOf(raw, 'dropped')).flatMap(([, one]) => entryId(textOf(one) ?? '') ?? []),
    added: childrenOf(childOf(raw, 'added')).flatMap(([, one]) => chosenOf(one)),
  };
}

export const keepEdits = (eventName: string, code: string, dancer: string, edits: EntryEdits): boolean =>
  keepJson(
    nameOf(eventName, code, dancer),
    edits.dropped.length + edits.added.length === 0 ? undefined : edits,
  );
