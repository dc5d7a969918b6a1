import { saveJson, readJson } from '../connection/browserStorage.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { parseEntryId, parseEventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import { CATEGORIES } from '../../domain/fees/feeRules.ts';
import {
  EMPTY_REGISTRATION,
  listSteps,
  type PartnerToRegister,
  type ChosenEvent,
  type PartnerChoice,
  type RegistrationDraft,
  type RegistrationStep,
} from '../../domain/registrant/draft.ts';
import { eachDetail } from '../../domain/registrant/details.ts';
import { ROSTER_COLUMNS, type RosterAnswers } from '../../domain/registrant/rosterColumns.ts';
import {
  flag,
  object,
  optional,
  addDefault,
  integer,
  choice,
  type FieldsOf,
  type Form,
} from '../../schema/codec/forms.ts';
import { convert, union, freeText, list, text, trueOrMissing } from '../../schema/codec/moreForms.ts';
import { discountCode } from '../../schema/nodes/discounts.ts';
import { getRawChild } from '../tree/path.ts';
import type { RegistrationKeys } from './registrations.ts';

/** A registration as stored on this device, so that a reload or a dead battery loses nothing. */
export interface SavedRegistration {
  readonly draft: RegistrationDraft;
  readonly step: RegistrationStep;
  /** The keys under which it was sent. It may have arrived, so a retry uses the same. */
  readonly keys?: RegistrationKeys;
  /** The other dancers of the registration, with their codes. */
  readonly others?: readonly { readonly name: string; readonly code: string }[];
  /** True if the registration has arrived. */
  readonly isIn?: true;
}

const nameOf = (eventName: string): string => `floorcraft.registration.${eventName}`;

const key = text(MAX_LENGTH.key);
const typed = freeText(MAX_LENGTH.page);
const blank = addDefault(typed, '');
const off = addDefault(flag, false);
const entry = convert(key, parseEntryId, (id: EntryId) => id);

const named = object({ kind: choice(['named']), name: blank });
const wanted = object({ kind: choice(['wanted']) });
const partner: Form<PartnerChoice> = union(
  named,
  wanted,
  object({ kind: choice(['as usual']) }),
  object({ kind: choice(['joins']), entry, id: key, name: key, isInvited: optional(trueOrMissing) }),
);

const chosen: Form<ChosenEvent> = object({
  event: convert(key, parseEventKey, (event: EventKey) => event),
  role: addDefault(choice(['lead', 'follow']), 'lead'),
  partner: addDefault<PartnerChoice>(partner, { kind: 'as usual' }),
  isNamesake: optional(trueOrMissing),
} satisfies FieldsOf<ChosenEvent>);

const category = addDefault(choice(CATEGORIES), EMPTY_REGISTRATION.category);

const draft = object({
  name: blank,
  email: blank,
  ...eachDetail(() => blank),
  school: blank,
  category,
  guardian: optional(typed),
  registers: addDefault(choice(['me', 'team']), EMPTY_REGISTRATION.registers),
  roster: blank,
  rosterAnswers: optional(
    object({
      columns: optional(list(choice([...ROSTER_COLUMNS, 'skip']), MAX_COUNT.listItems)),
      isHead: optional(flag),
    } satisfies FieldsOf<RosterAnswers>),
  ),
  readyDancers: addDefault(integer(0, MAX_COUNT.dancersPerRegistration), 0),
  partnerToo: optional(
    object({ email: blank, category, guardian: optional(typed) } satisfies FieldsOf<PartnerToRegister>),
  ),
  role: addDefault(choice(['lead', 'follow', 'both']), EMPTY_REGISTRATION.role),
  chosen: addDefault(list(chosen, MAX_COUNT.entriesPerRegistration), []),
  usualPartner: addDefault(union(named, wanted), EMPTY_REGISTRATION.usualPartner),
  wish: blank,
  discount: optional(object({ code: discountCode, dancer: optional(typed) })),
  invitedWith: optional(typed),
  consents: addDefault(
    object({ risk: off, media: off, version: optional(typed) }),
    EMPTY_REGISTRATION.consents,
  ),
} satisfies FieldsOf<RegistrationDraft>);

const texts = addDefault(list(key, MAX_COUNT.dancersPerRegistration), []);
const keys: Form<RegistrationKeys> = object({
  code: key,
  codes: texts,
  competitors: texts,
  entries: addDefault(list(entry, MAX_COUNT.entriesPerRegistration), []),
});

const kept = object({
  draft: addDefault(draft, EMPTY_REGISTRATION),
  keys: optional(keys),
  others: addDefault(list(object({ name: key, code: key }), MAX_COUNT.dancersPerRegistration), []),
  isIn: optional(trueOrMissing),
});

/** Changes of entries that are not saved yet. */
export const editsForm = object({
  dropped: addDefault(list(entry, MAX_COUNT.entriesPerRegistration), []),
  added: addDefault(list(chosen, MAX_COUNT.entriesPerRegistration), []),
});

/** The registration that this device keeps for a competition; an empty one if there is none. */
export function readRegistrationDraft(eventName: string): SavedRegistration {
  const raw = readJson(nameOf(eventName));
  const { isIn, ...its } = kept.read(raw);
  const step = listSteps(its.draft).find((one) => one === getRawChild(raw, 'step')) ?? 'you';
  return { ...its, step, ...(isIn && its.keys && { isIn }) };
}

/** False if storage is unavailable. */
export const saveRegistrationDraft = (eventName: string, kept: SavedRegistration): boolean =>
  saveJson(nameOf(eventName), kept);

export const forgetRegistrationDraft = (eventName: string): boolean => saveJson(nameOf(eventName), undefined);
