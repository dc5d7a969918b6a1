import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import { keepJson, readJson } from '../connection/browserStorage.ts';
import { ALL_DANCES, type Dance } from '../../domain/event/dances.ts';
import type { OfferedEvent } from '../../domain/event/offered.ts';
import { isNothing, type OfferChanges } from '../../domain/event/offerChanges.ts';
import { AGE_GROUPS, LEVELS, STYLES } from '../../domain/event/terms.ts';
import { eventKey } from '../../domain/ids.ts';
import { ROUND_NAMINGS } from '../../domain/roundNaming.ts';
import { childOf, childrenOf, textOf } from '../tree/path.ts';

const nameOf = (eventName: string): string => `floorcraft-offer-${eventName}`;

const dancesOf = (raw: unknown): readonly Dance[] =>
  mapDefined(childrenOf(raw), ([, dance]) => ALL_DANCES.find((one) => one === dance));

function parseEvent(raw: unknown): readonly OfferedEvent[] {
  const level = LEVELS.find((one) => one === childOf(raw, 'level'));
  const style = STYLES.find((one) => one === childOf(raw, 'style'));
  const age = AGE_GROUPS.find((one) => one === childOf(raw, 'age'));
  const dances = dancesOf(childOf(raw, 'dances'));
  if (level === undefined || style === undefined || dances.length === 0) return [];
  return [{ level, style, dances, ...omitUndefined({ age }) }];
}

/** Unsaved changes kept on this device. */
export function readOfferDraft(eventName: string): OfferChanges {
  const raw = readJson(nameOf(eventName));
  return {
    added: childrenOf(childOf(raw, 'added')).flatMap(([, event]) => parseEvent(event)),
    removed: mapDefined(childrenOf(childOf(raw, 'removed')), ([, key]) => eventKey(textOf(key) ?? '')),
    orders: Object.fromEntries(
      mapDefined(STYLES, (style) => {
        const order = dancesOf(childOf(childOf(raw, 'orders'), style));
        return order.length === 0 ? undefined : [style, order];
      }),
    ),
    roundNames: Object.fromEntries(
      mapDefined(childrenOf(childOf(raw, 'roundNames')), ([key, said]) => {
        const naming = ROUND_NAMINGS.find((one) => one === said);
        return naming === undefined ? undefined : ([key, naming] as const);
      }),
    ),
  };
}

/** @returns false if the browser has no storage; the screen says so */
export const keepOffer = (eventName: string, changes: OfferChanges): boolean =>
  keepJson(nameOf(eventName), isNothing(changes) ? undefined : changes);
