import { keepJson, readJson } from '../connection/browserStorage.ts';
import type { EditedWhole } from './editedWhole.ts';
import { storedEdition } from './nextEdition.ts';

/** Rules that one device has changed and nobody else sees yet. */
export interface Drafted<Rules> {
  /** The edition they were made from. */
  readonly madeFrom: number;
  readonly rules: Rules;
}

const nameOf = (eventName: string, { name, path }: Pick<EditedWhole<unknown>, 'name' | 'path'>): string =>
  `floorcraft-${path.at}-${name}-${eventName}`;

/** What this device has kept of rules that were not saved. What cannot be read any more, or not here, is no draft. */
export function readDraftEdition<Rules>(
  eventName: string,
  about: EditedWhole<Rules>,
): Drafted<Rules> | undefined {
  const raw = readJson(nameOf(eventName, about));
  if (raw === undefined) return undefined;
  const kept = about.path.parse(raw);
  return kept.kind === 'set' ? { madeFrom: kept.edition, rules: kept.rules } : undefined;
}

/** Keeps them on this device until they are saved. False: the device keeps nothing, and its owner should know. */
export function keepEdition<Rules>(
  eventName: string,
  about: EditedWhole<Rules>,
  draft: Drafted<Rules> | undefined,
): boolean {
  const stored = draft === undefined ? undefined : storedEdition(about, draft.rules, draft.madeFrom);
  return keepJson(nameOf(eventName, about), stored);
}

/** Whether two come to the same in the tree. */
export function isSameEdition<Rules>(about: EditedWhole<Rules>, one: Rules, other: Rules): boolean {
  const read = (rules: Rules): string => JSON.stringify(about.path.parse(storedEdition(about, rules, 0)));
  return read(one) === read(other);
}
