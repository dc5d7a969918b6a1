import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import { saveJson, readJson } from '../connection/browserStorage.ts';
import { ALL_DANCES, type Dance } from '../../domain/event/dances.ts';
import type { OfferedEvent } from '../../domain/event/offered.ts';
import { hasNoChanges, type OfferChanges } from '../../domain/event/offerChanges.ts';
import { AGE_GROUPS, LEVELS, STYLES } from '../../domain/event/terms.ts';
import { parseEventKey } from '../../domain/ids.ts';
import { ROUND_NAMINGS } from '../../domain/roundNaming.ts';
import { getRawChild, listRawChildren, toText } from '../tree/path.ts';

const nameOf = (eventName: string): string => `floorcraft-offer-${eventName}`;

const dancesOf = (raw: unknown): readonly Dance[] =>
  mapDefined(listRawChildren(raw), ([, dance]) => ALL_DANCES.find((one) => one === dance));

function parseEvent(raw: unknown): readonly OfferedEvent[] {
  const level = LEVELS.find((one) => one === getRawChild(raw, 'level'));
  const style = STYLES.find((one) => one === getRawChild(raw, 'style'));
  const age = AGE_GROUPS.find((one) => one === getRawChild(raw, 'age'));
  const dances = dancesOf(getRawChild(raw, 'dances'));
  if (level === undefined || style === undefined || dances.length === 0) return [];
  return [{ level, style, dances, ...omitUndefined({ age }) }];
}

/** Unsaved changes kept on this device. */
export function readOfferDraft(eventName: string): OfferChanges {
  const raw = readJson(nameOf(eventName));
  return {
    added: listRawChildren(getRawChild(raw, 'added')).flatMap(([, event]) => parseEvent(event)),
    removed: mapDefined(listRawChildren(getRawChild(raw, 'removed')), ([, key]) =>
      parseEventKey(toText(key) ?? ''),
    ),
    orders: Object.fromEntries(
      mapDefined(STYLES, (style) => {
        const order = dancesOf(getRawChild(getRawChild(raw, 'orders'), style));
        return order.length === 0 ? undefined : [style, order];
      }),
    ),
    roundNames: Object.fromEntries(
      mapDefined(listRawChildren(getRawChild(raw, 'roundNames')), ([key, said]) => {
        const naming = ROUND_NAMINGS.find((one) => one === said);
        return naming === undefined ? undefined : ([key, naming] as const);
      }),
    ),
  };
}

/** @returns false if the browser has no storage; the screen says so */
export const saveOfferDraft = (eventName: string, changes: OfferChanges): boolean =>
  saveJson(nameOf(eventName), hasNoChanges(changes) ? undefined : changes);
