import { keepJson, readJson } from '../connection/browserStorage.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { entryId, eventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import { CATEGORIES } from '../../domain/fees/feeRules.ts';
import {
  EMPTY_REGISTRATION,
  stepsOf,
  type LinkedPartner,
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
  otherwise,
  whole,
  word,
  type FieldsOf,
  type Form,
} from '../../schema/codec/forms.ts';
import { converted, either, freeText, list, text, yes } from '../../schema/codec/moreForms.ts';
import { discountCode } from '../../schema/nodes/discounts.ts';
import { childOf } from '../tree/path.ts';
import type { RegistrationKeys } from './registrations.ts';

/** A registration as stored on this device, so that a reload or an empty battery loses nothing. */
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
const blank = otherwise(typed, '');
const off = otherwise(flag, false);
const entry = converted(key, entryId, (id: EntryId) => id);

const named = object({ kind: word(['named']), name: blank });
const wanted = object({ kind: word(['wanted']) });
const partner: Form<PartnerChoice> = either(
  named,
  wanted,
  object({ kind: word(['as usual']) }),
  object({ kind: word(['joins']), entry, id: key, name: key, isInvited: optional(yes) }),
);

const chosen: Form<ChosenEvent> = object({
  event: converted(key, eventKey, (event: EventKey) => event),
  role: otherwise(word(['lead', 'follow']), 'lead'),
  partner: otherwise<PartnerChoice>(partner, { kind: 'as usual' }),
  isNamesake: optional(yes),
} satisfies FieldsOf<ChosenEvent>);

const category = otherwise(word(CATEGORIES), EMPTY_REGISTRATION.category);

const draft = object({
  name: blank,
  email: blank,
  ...eachDetail(() => blank),
  school: blank,
  category,
  guardian: optional(typed),
  registers: otherwise(word(['me', 'team']), EMPTY_REGISTRATION.registers),
  roster: blank,
  rosterAnswers: optional(
    object({
      columns: optional(list(word([...ROSTER_COLUMNS, 'skip']), MAX_COUNT.listItems)),
      isHead: optional(flag),
    } satisfies FieldsOf<RosterAnswers>),
  ),
  readyDancers: otherwise(whole(0, MAX_COUNT.dancersPerRegistration), 0),
  partnerToo: optional(
    object({ email: blank, category, guardian: optional(typed) } satisfies FieldsOf<LinkedPartner>),
  ),
  role: otherwise(word(['lead', 'follow', 'both']), EMPTY_REGISTRATION.role),
  chosen: otherwise(list(chosen, MAX_COUNT.entriesPerRegistration), []),
  usualPartner: otherwise(either(named, wanted), EMPTY_REGISTRATION.usualPartner),
  wish: blank,
  discount: optional(object({ code: discountCode, dancer: optional(typed) })),
  invitedWith: optional(typed),
  consents: otherwise(
    object({ risk: off, media: off, version: optional(typed) }),
    EMPTY_REGISTRATION.consents,
  ),
} satisfies FieldsOf<RegistrationDraft>);

const texts = otherwise(list(key, MAX_COUNT.dancersPerRegistration), []);
const keys: Form<RegistrationKeys> = object({
  code: key,
  codes: texts,
  competitors: texts,
  entries: otherwise(list(entry, MAX_COUNT.entriesPerRegistration), []),
});

const kept = object({
  draft: otherwise(draft, EMPTY_REGISTRATION),
  keys: optional(keys),
  others: otherwise(list(object({ name: key, code: key }), MAX_COUNT.dancersPerRegistration), []),
  isIn: optional(yes),
});

/** Changes of entries that are not saved yet. */
export const editsForm = object({
  dropped: otherwise(list(entry, MAX_COUNT.entriesPerRegistration), []),
  added: otherwise(list(chosen, MAX_COUNT.entriesPerRegistration), []),
});

/** The registration that this device keeps for a competition; an empty one if there is none. */
export function readRegistrationDraft(eventName: string): SavedRegistration {
  const raw = readJson(nameOf(eventName));
  const { isIn, ...its } = kept.read(raw);
  const step = stepsOf(its.draft).find((one) => one === childOf(raw, 'step')) ?? 'you';
  return { ...its, step, ...(isIn && its.keys && { isIn }) };
}

/** False if storage is unavailable. */
export const keepRegistration = (eventName: string, kept: SavedRegistration): boolean =>
  keepJson(nameOf(eventName), kept);

export const forgetRegistration = (eventName: string): boolean => keepJson(nameOf(eventName), undefined);
