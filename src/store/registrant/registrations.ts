import { REGISTRATION_CODE_LENGTH } from '../../domain/bounds.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { omitUndefined } from '../../domain/mapDefined.ts';
import type { RegisteredPerson } from '../../domain/people/directory.ts';
import type { RegistrationDraft } from '../../domain/registrant/draft.ts';
import { eachDetail } from '../../domain/registrant/details.ts';
import {
  findDiscountedDancer,
  buildParty,
  findIndexInParty,
  type RegistrationParty,
  type PartyDancer,
} from '../../domain/registrant/party.ts';
import { standardizeSchool } from '../../domain/registrant/schools.ts';
import type { EntryId, LeadNumber } from '../../domain/ids.ts';
import {
  codeClaimAt,
  competitorAt,
  competitorOwnerAt,
  formatEntrySlot,
  ownCodeAt,
  registeredFromAt,
  registrationAt,
} from '../people/registrationAt.ts';
import { drawRandomCode, TYPED_CODE_CHARACTERS } from '../people/drawRandomCode.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';
import { requestNamedPartners, type NamedPartnerRequest } from './requestNamedPartners.ts';
import type { DiscountCode } from '../../domain/fees/discount.ts';
import { giveDiscount } from './discounts.ts';
import { toStoredConsents } from './consents.ts';
import { createEntry, type NewEntry } from './createEntry.ts';

/** Seven letters and digits (SPEC 9). */
export const drawRegistrationCode = (): string =>
  drawRandomCode(REGISTRATION_CODE_LENGTH, TYPED_CODE_CHARACTERS);

/** Keys made once, so that a retry writes the same registration. */
export interface RegistrationKeys {
  readonly code: string;
  /** The dancers' codes, in order. The registrant's place in the list is unused: their code is `code`. */
  readonly codes: readonly string[];
  /** The keys of each dancer, in order. */
  readonly competitors: readonly string[];
  /** The ids of each entry, in order. */
  readonly entries: readonly EntryId[];
}

/** A device fills its slots in order. */
export const freeRegistrationSlotPath = (uid: string): TreePath<number> => ({
  at: registeredFromAt(uid),
  parse: (raw) => listRawChildren(raw).reduce((free, [slot]) => Math.max(free, Number(slot) + 1), 0),
});

/** The entries of a party, with the keys of their dancers. */
function entriesOf(
  party: RegistrationParty,
  { code, competitors, entries }: RegistrationKeys,
  affiliation: string,
  note: string,
): readonly NewEntry[] {
  const partyDancer = (name: string) => {
    const place = findIndexInParty(party, name);
    return place === undefined ? undefined : party.dancers[place];
  };
  const dancer = (name: string) => {
    const place = findIndexInParty(party, name);
    return place === undefined
      ? { name }
      : { name: party.dancers[place]?.name ?? name, id: competitors[place] };
  };
  return party.entries.flatMap(({ event, leadName, followName, looks, joins, isNamesake }, slot) => {
    const id = entries[slot];
    return id === undefined || joins !== undefined
      ? []
      : [
          {
            code,
            slot,
            id,
            event,
            lead: dancer(leadName),
            follow: dancer(followName),
            // A couple's school is its lead's.
            affiliation: schoolIn(partyDancer(leadName) ?? partyDancer(followName) ?? {}, affiliation),
            looks: looks === undefined ? undefined : { role: looks, note },
            isNamesake,
          },
        ];
  });
}

/** Places in entries of others that the registrant requests. */
const placesAskedFor = (
  { entries }: RegistrationParty,
  registrant: string | undefined,
): readonly NamedPartnerRequest[] =>
  entries.flatMap(({ event, joins }) =>
    joins === undefined || registrant === undefined
      ? []
      : [{ from: registrant, to: joins.id, event, entry: joins.entry }],
  );

function rolesOf({ entries }: RegistrationParty, { name }: PartyDancer): Json {
  const leads = entries.some(({ leadName }) => leadName === name);
  const follows = entries.some(({ followName }) => followName === name);
  return { ...(leads ? { lead: true } : {}), ...(follows ? { follow: true } : {}) };
}

/** The stored role of a dancer without an event yet. */
const rolesSaid = ({ role }: RegistrationDraft): Json => ({
  ...(role === 'follow' ? {} : { lead: true }),
  ...(role === 'lead' ? {} : { follow: true }),
});

const affiliationOf = (affiliation: string): { readonly [field: string]: Json } =>
  affiliation === '' ? {} : { affiliation };

/** The dancer's own school, or that of the registration. */
const schoolIn = ({ school }: Partial<PartyDancer>, affiliation: string): string =>
  school === undefined || school.trim() === '' ? affiliation : standardizeSchool(school);

const typed = (text: string): string | undefined => text.trim() || undefined;

const guardianOf = (guardian: string | undefined): { readonly [field: string]: Json } =>
  guardian === undefined ? {} : { guardian: { name: guardian } };

/** The device and its slot for a registration; undefined for the organizer, who needs neither slot nor code. */
type Device = { readonly uid: string; readonly slot: number } | undefined;

/**
 * The device claims the code of a registration it makes, and stores it in one of its slots, which limit its
 * registrations (docs/ACCESS.md).
 */
const madeBy = (device: Device, code: string): Patch =>
  device === undefined
    ? {}
    : { [`${registeredFromAt(device.uid)}/${device.slot}`]: code, [codeClaimAt(device.uid, code)]: true };

const slotOf = (device: Device): { readonly [field: string]: Json } =>
  device === undefined ? {} : { slot: device.slot };

/**
 * A separate registration for a dancer registered by another person, so that they can consent themselves. The
 * device claims this code, too.
 */
function ofAnother(
  device: Device,
  code: string,
  competitor: string,
  { name, email, category, guardian, language }: PartyDancer & Pick<NewRegistration, 'language'>,
): Patch {
  return {
    ...madeBy(device, code),
    [ownCodeAt(competitor)]: code,
    [registrationAt(code)]: {
      contact: { name, email },
      createdAt: SERVER_TIME,
      ...slotOf(device),
      feeCategory: category,
      ...omitUndefined({ language }),
      competitor,
      ...guardianOf(guardian),
    },
  };
}

export interface NewRegistration {
  readonly uid: string;
  /** The tag of the page's language, for mails; undefined at the desk. */
  readonly language?: string | undefined;
  readonly draft: RegistrationDraft;
  readonly events: readonly CompetitionEvent[];
  readonly keys: RegistrationKeys;
  /** Dancers registered before: a partner among them is asked. */
  readonly people: readonly RegisteredPerson[];
  /** The device's first free slot (`freeRegistrationSlotPath`); undefined: an organizer registers the dancer, who gets the code. */
  readonly slot: number | undefined;
  /** A free slot of the draft's discount code. */
  readonly discount?: { readonly code: DiscountCode; readonly slot: number } | undefined;
  /** The registrant's lead number, given out at the door. */
  readonly number?: LeadNumber | undefined;
}

/**
 * Registers a dancer, a couple or a team in one update: private data, dancers, entries and searches for a partner, with their
 * owners (docs/ACCESS.md). Refused as a whole if a code is taken or registration has closed.
 */
export function registerDancers({
  uid,
  language,
  draft,
  events,
  keys,
  people,
  slot,
  discount,
  number,
}: NewRegistration): Patch {
  const { code, codes, competitors } = keys;
  const device = slot === undefined ? undefined : { uid, slot };
  const party = buildParty(draft, events);
  const affiliation = draft.school.trim() === '' ? '' : standardizeSchool(draft.school);
  const made = entriesOf(party, keys, affiliation, draft.wish.trim());
  const dancers = party.dancers.flatMap((dancer, at) => {
    const [competitor, own] = [competitors[at], codes[at]];
    return competitor === undefined || own === undefined ? [] : [{ dancer, slot: at, competitor, own }];
  });
  const others = dancers.filter(({ dancer }) => !dancer.isRegistrant);
  const discounted = competitors[findDiscountedDancer(draft, party) ?? -1];
  const registrant = dancers.find(({ dancer }) => dancer.isRegistrant);
  return {
    ...madeBy(device, code),
    ...(discount === undefined || discounted === undefined
      ? {}
      : giveDiscount(discounted, discount.code, discount.slot)),
    [registrationAt(code)]: {
      contact: {
        name: draft.name.trim(),
        ...omitUndefined({ email: typed(draft.email), ...eachDetail((detail) => typed(draft[detail])) }),
      },
      // A dancer registered at the door agrees later, with their code.
      ...(draft.consents.risk ? { consents: toStoredConsents(draft.consents) } : {}),
      createdAt: SERVER_TIME,
      ...slotOf(device),
      feeCategory: draft.category,
      ...omitUndefined({ language }),
      ...(registrant === undefined ? {} : { competitor: registrant.competitor }),
      ...guardianOf(draft.guardian?.trim()),
      dancers: Object.fromEntries(dancers.map((one) => [one.slot, one.competitor])),
      codes: Object.fromEntries(others.map((one) => [one.slot, one.own])),
      entries: Object.fromEntries(made.map((one) => [one.slot, formatEntrySlot(one.event, one.id)])),
    },
    ...Object.assign(
      {},
      ...dancers.map(({ dancer, slot: place, competitor }): Patch => ({
        [competitorAt(competitor)]: {
          name: dancer.name,
          ...affiliationOf(schoolIn(dancer, affiliation)),
          slot: place,
          roles: party.entries.length === 0 ? rolesSaid(draft) : rolesOf(party, dancer),
          ...(number === undefined || !dancer.isRegistrant ? {} : { leadNumber: Number(number) }),
        },
        [competitorOwnerAt(competitor)]: code,
      })),
      ...others.map(({ dancer, competitor, own }, at) =>
        ofAnother(device === undefined ? undefined : { uid, slot: device.slot + 1 + at }, own, competitor, {
          ...dancer,
          language,
        }),
      ),
      ...made.map((entry) => createEntry(entry, events)),
      requestNamedPartners(made, people, placesAskedFor(party, registrant?.competitor)),
    ),
  };
}
