import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { saveJson, readJson } from '../connection/browserStorage.ts';
import { ALL_DANCES } from '../../domain/event/dances.ts';
import type { OfferedEvent } from '../../domain/event/offered.ts';
import { hasNoChanges, type OfferChanges } from '../../domain/event/offerChanges.ts';
import { AGE_GROUPS, LEVELS, STYLES } from '../../domain/event/terms.ts';
import { ROUND_NAMINGS } from '../../domain/roundNaming.ts';
import { addDefault, choice, object, optional, type FieldsOf, type Form } from '../../schema/codec/forms.ts';
import { list, map } from '../../schema/codec/moreForms.ts';
import { eventKeyForm } from '../../schema/nodes/keys.ts';

const nameOf = (eventName: string): string => `floorcraft-offer-${eventName}`;

const dances = list(choice(ALL_DANCES), MAX_COUNT.shortListItems);
const offeredEvent: Form<OfferedEvent> = object({
  level: choice(LEVELS),
  style: choice(STYLES),
  dances,
  age: optional(choice(AGE_GROUPS)),
} satisfies FieldsOf<OfferedEvent>);

const draft = object({
  added: addDefault(list(offeredEvent, MAX_COUNT.listItems), []),
  removed: addDefault(list(eventKeyForm, MAX_COUNT.listItems), []),
  orders: addDefault(map(dances, { by: 'words', words: STYLES }), {}),
  roundNames: addDefault(map(choice(ROUND_NAMINGS), { by: 'length', most: MAX_LENGTH.key }), {}),
} satisfies FieldsOf<OfferChanges>);

/** Unsaved changes kept on this device. */
export const readOfferDraft = (eventName: string): OfferChanges => draft.read(readJson(nameOf(eventName)));

/** @returns false if the browser has no storage; the screen says so */
export const saveOfferDraft = (eventName: string, changes: OfferChanges): boolean =>
  saveJson(nameOf(eventName), hasNoChanges(changes) ? undefined : changes);
