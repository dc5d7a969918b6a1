import type { EditedWhole } from './editions.ts';

/** Rules that one device has changed and nobody else sees yet. */
export interface Drafted<Rules> {
  /** The edition they were made from. */
  readonly madeFrom: number;
  readonly rules: Rules;
}

const nameOf = (eventName: string, at: string): string => `floorcraft-${at}-${eventName}`;

/** What this device has kept of rules that were not saved. What cannot be read any more, or not here, is no draft. */
export function keptEdition<Rules>(
  eventName: string,
  { path }: EditedWhole<Rules>,
): Drafted<Rules> | undefined {
  try {
    const kept = path.parse(JSON.parse(localStorage.getItem(nameOf(eventName, path.at)) ?? 'null'));
    return kept.kind === 'set' ? { madeFrom: kept.edition, rules: kept.rules } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps them on this device until they are saved. False: the device keeps nothing, and its owner should know. */
export function keepEdition<Rules>(
  eventName: string,
  { path, stored }: EditedWhole<Rules>,
  draft: Drafted<Rules> | undefined,
): boolean {
  const name = nameOf(eventName, path.at);
  try {
    if (draft === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(stored(draft.rules, draft.madeFrom)));
    return true;
  } catch {
    return false;
  }
}

/** Whether two come to the same in the tree. */
export const isSameEdition = <Rules>(
  { path, stored }: EditedWhole<Rules>,
  one: Rules,
  other: Rules,
): boolean => JSON.stringify(path.parse(stored(one, 0))) === JSON.stringify(path.parse(stored(other, 0)));
