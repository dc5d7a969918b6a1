import { keepJson, readJson } from '../connection/browserStorage.ts';
import type { EditedWhole } from './editedWhole.ts';
import { storedEdition } from './nextEdition.ts';

/** Unsaved changes of rules on one device. */
export interface Drafted<Rules> {
  /** The edition they were made from. */
  readonly madeFrom: number;
  readonly rules: Rules;
}

const nameOf = (eventName: string, { name, path }: Pick<EditedWhole<unknown>, 'name' | 'path'>): string =>
  `floorcraft-${path.at}-${name}-${eventName}`;

/** The unsaved rules on this device. Unreadable drafts are ignored. */
export function readDraftEdition<Rules>(
  eventName: string,
  about: EditedWhole<Rules>,
): Drafted<Rules> | undefined {
  const raw = readJson(nameOf(eventName, about));
  if (raw === undefined) return undefined;
  const kept = about.path.parse(raw);
  return kept.kind === 'set' ? { madeFrom: kept.edition, rules: kept.rules } : undefined;
}

/** Keeps the draft on this device until it is saved. False if storage is unavailable; the screen says so. */
export function keepEdition<Rules>(
  eventName: string,
  about: EditedWhole<Rules>,
  draft: Drafted<Rules> | undefined,
): boolean {
  const stored = draft === undefined ? undefined : storedEdition(about, draft.rules, draft.madeFrom);
  return keepJson(nameOf(eventName, about), stored);
}

/** True if both read the same once stored. */
export function isSameEdition<Rules>(about: EditedWhole<Rules>, one: Rules, other: Rules): boolean {
  const read = (rules: Rules): string => JSON.stringify(about.path.parse(storedEdition(about, rules, 0)));
  return read(one) === read(other);
}
