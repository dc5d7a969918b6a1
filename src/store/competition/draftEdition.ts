import { saveJson, readJson } from '../connection/browserStorage.ts';
import type { EditedRules } from './createEditedRules.ts';
import { toStoredEdition } from './nextEdition.ts';

/** Unsaved changes of rules on one device. */
export interface DraftedRules<Rules> {
  /** The edition they were made from. */
  readonly madeFrom: number;
  readonly rules: Rules;
}

const nameOf = (eventName: string, { name, path }: Pick<EditedRules<unknown>, 'name' | 'path'>): string =>
  `floorcraft-${path.at}-${name}-${eventName}`;

/** The unsaved rules on this device. Unreadable drafts are ignored. */
export function readDraftEdition<Rules>(
  eventName: string,
  about: EditedRules<Rules>,
): DraftedRules<Rules> | undefined {
  const raw = readJson(nameOf(eventName, about));
  if (raw === undefined) return undefined;
  const kept = about.path.parse(raw);
  return kept.kind === 'set' ? { madeFrom: kept.edition, rules: kept.rules } : undefined;
}

/** Keeps the draft on this device until it is saved. False if storage is unavailable; the screen says so. */
export function saveDraftEdition<Rules>(
  eventName: string,
  about: EditedRules<Rules>,
  draft: DraftedRules<Rules> | undefined,
): boolean {
  const stored = draft === undefined ? undefined : toStoredEdition(about, draft.rules, draft.madeFrom);
  return saveJson(nameOf(eventName, about), stored);
}

/** True if both are equal after being stored and read back. */
export function isSameEdition<Rules>(about: EditedRules<Rules>, one: Rules, other: Rules): boolean {
  const read = (rules: Rules): string => JSON.stringify(about.path.parse(toStoredEdition(about, rules, 0)));
  return read(one) === read(other);
}
