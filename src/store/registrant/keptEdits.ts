import { entryId } from '../../domain/ids.ts';
import { NO_EDITS, type EntryEdits } from '../../domain/registrant/own.ts';
import { childOf, childrenOf, textOf } from '../tree/path.ts';
import { chosenOf } from './keptRegistration.ts';

const nameOf = (eventName: string, code: string, dancer: string): string =>
  `floorcraft.edits.${eventName}.${code}.${dancer}`;

/** What somebody wants otherwise and has not saved: a reload or a call loses nothing of it. */
export function keptEdits(eventName: string, code: string, dancer: string): EntryEdits {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(nameOf(eventName, code, dancer)) ?? 'null');
    return {
      dropped: childrenOf(childOf(raw, 'dropped')).flatMap(([, one]) => entryId(textOf(one) ?? '') ?? []),
      added: childrenOf(childOf(raw, 'added')).flatMap(([, one]) => chosenOf(one)),
    };
  } catch {
    return NO_EDITS; // no storage here, or not ours
  }
}

export function keepEdits(eventName: string, code: string, dancer: string, edits: EntryEdits): void {
  const name = nameOf(eventName, code, dancer);
  try {
    if (edits.dropped.length + edits.added.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(edits));
  } catch {
    // No storage here: it lasts as long as the page.
  }
}
