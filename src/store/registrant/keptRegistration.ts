import { keepJson, readJson } from '../connection/browserStorage.ts';
import { entryId, eventKey } from '../../domain/ids.ts';
import { CATEGORIES, type Category } from '../../domain/fees/feeRules.ts';
import {
  EMPTY_REGISTRATION,
  stepsOf,
  type Along,
  type ChosenEvent,
  type Partner,
  type RegistrationDraft,
  type Step,
} from '../../domain/registrant/draft.ts';
import { childOf, childrenOf, textOf } from '../tree/path.ts';
import type { RegistrationKeys } from './registrations.ts';

/** A registration as this device keeps it: a reload, a call or an empty battery loses nothing. */
export interface KeptRegistration {
  readonly draft: RegistrationDraft;
  readonly step: Step;
  /** It has been sent under these keys, and may have come in: it is sent again under the same. */
  readonly keys?: RegistrationKeys;
  /** Who was registered along, with codes of their own: as it has come in. */
  readonly others?: readonly { readonly name: string; readonly code: string }[];
  /** It has come in. */
  readonly isIn?: true;
}

const nameOf = (eventName: string): string => `floorcraft.registration.${eventName}`;

function partnerOf(raw: unknown): Partner {
  switch (childOf(raw, 'kind')) {
    case 'named':
      return { kind: 'named', name: textOf(childOf(raw, 'name')) ?? '' };
    case 'wanted':
      return { kind: 'wanted' };
    case 'joins': {
      const [entry, id, name] = [
        entryId(textOf(childOf(raw, 'entry')) ?? ''),
        textOf(childOf(raw, 'id')),
        textOf(childOf(raw, 'name')),
      ];
      return entry === undefined || id === undefined || name === undefined
        ? { kind: 'as usual' }
        : {
            kind: 'joins',
            entry,
            id,
            name,
            ...(childOf(raw, 'isInvited') === true ? { isInvited: true } : {}),
          };
    }
    default:
      return { kind: 'as usual' };
  }
}

export function chosenOf(raw: unknown): readonly ChosenEvent[] {
  const event = eventKey(textOf(childOf(raw, 'event')) ?? '');
  if (event === undefined) return [];
  const role = childOf(raw, 'role') === 'follow' ? 'follow' : 'lead';
  return [
    {
      event,
      role,
      partner: partnerOf(childOf(raw, 'partner')),
      ...(childOf(raw, 'isNamesake') === true ? { isNamesake: true } : {}),
    },
  ];
}

const categoryOf = (raw: unknown): Category =>
  CATEGORIES.find((one) => one === childOf(raw, 'category')) ?? EMPTY_REGISTRATION.category;

/** Empty: of a minor whose guardian is not named yet. */
function guardianOf(raw: unknown): string | undefined {
  const guardian = childOf(raw, 'guardian');
  return typeof guardian === 'string' ? guardian : undefined;
}

function alongOf(raw: unknown): Along | undefined {
  if (raw === undefined) return undefined;
  const guardian = guardianOf(raw);
  return {
    email: textOf(childOf(raw, 'email')) ?? '',
    category: categoryOf(raw),
    ...(guardian === undefined ? {} : { guardian }),
  };
}

function draftOf(raw: unknown): RegistrationDraft {
  const text = (name: string): string => textOf(childOf(raw, name)) ?? '';
  const usual = partnerOf(childOf(raw, 'usualPartner'));
  const role = childOf(raw, 'role');
  const consents = childOf(raw, 'consents');
  const version = textOf(childOf(consents, 'version'));
  const guardian = guardianOf(raw);
  const partnerToo = alongOf(childOf(raw, 'partnerToo'));
  const invitedWith = textOf(childOf(raw, 'invitedWith'));
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    school: text('school'),
    category: categoryOf(raw),
    ...(guardian === undefined ? {} : { guardian }),
    registers: childOf(raw, 'registers') === 'team' ? 'team' : 'me',
    roster: text('roster'),
    ...(partnerToo === undefined ? {} : { partnerToo }),
    role: role === 'follow' || role === 'both' ? role : 'lead',
    chosen: childrenOf(childOf(raw, 'chosen')).flatMap(([, one]) => chosenOf(one)),
    usualPartner: usual.kind === 'named' || usual.kind === 'wanted' ? usual : EMPTY_REGISTRATION.usualPartner,
    wish: text('wish'),
    ...(invitedWith === undefined ? {} : { invitedWith }),
    consents: {
      risk: childOf(consents, 'risk') === true,
      media: childOf(consents, 'media') === true,
      ...(version === undefined ? {} : { version }),
    },
  };
}

function keysOf(raw: unknown): RegistrationKeys | undefined {
  const code = textOf(childOf(raw, 'code'));
  if (code === undefined) return undefined;
  const texts = (list: unknown): readonly string[] =>
    childrenOf(list).flatMap(([, one]) => textOf(one) ?? []);
  return {
    code,
    codes: texts(childOf(raw, 'codes')),
    competitors: texts(childOf(raw, 'competitors')),
    entries: texts(childOf(raw, 'entries')).flatMap((one) => entryId(one) ?? []),
  };
}

/** What this device keeps of a registration for this competition; nothing where it cannot be read. */
export function keptRegistration(eventName: string): KeptRegistration {
  const raw = readJson(nameOf(eventName));
  if (raw === undefined) return { draft: EMPTY_REGISTRATION, step: 'you' };
  const keys = keysOf(childOf(raw, 'keys'));
  const draft = draftOf(childOf(raw, 'draft'));
  return {
    draft,
    step: stepsOf(draft).find((one) => one === childOf(raw, 'step')) ?? 'you',
    ...(keys === undefined ? {} : { keys }),
    others: childrenOf(childOf(raw, 'others')).flatMap(([, one]) => {
      const [name, code] = [textOf(childOf(one, 'name')), textOf(childOf(one, 'code'))];
      return name === undefined || code === undefined ? [] : [{ name, code }];
    }),
    ...(keys !== undefined && childOf(raw, 'isIn') === true ? { isIn: true } : {}),
  };
}

/** Keeps it; false where the browser keeps nothing. */
export const keepRegistration = (eventName: string, kept: KeptRegistration): boolean =>
  keepJson(nameOf(eventName), kept);

/** Somebody else registers on this device, or this registration is not wanted any more. */
export const forgetRegistration = (eventName: string): boolean => keepJson(nameOf(eventName), undefined);
