import type { CompetitionEvent } from '../../domain/competition.ts';
import type { Registered } from '../../domain/people/directory.ts';
import type { RegistrationDraft } from '../../domain/registrant/draft.ts';
import { partyOf, placeOf, type Party, type PartyDancer } from '../../domain/registrant/party.ts';
import { schoolOf } from '../../domain/registrant/schools.ts';
import type { EntryId } from '../../domain/ids.ts';
import {
  codeClaimAt,
  competitorAt,
  competitorsOwnerAt,
  entryInSlot,
  ownCodeAt,
  registeredFromAt,
  registrationAt,
  REGISTRATION_CODE_LENGTH,
} from '../people/registrationAt.ts';
import { drawnCode } from '../people/drawnCode.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import { childrenOf, type Path } from '../tree/path.ts';
import { askedByName, type AskedFor } from './askedByName.ts';
import { consentsOf } from './consents.ts';
import { entryMade, type NewEntry } from './entryMade.ts';

/** The code by which a registration is found again (SPEC 9: seven letters and digits). */
export const newCode = (): string => drawnCode(REGISTRATION_CODE_LENGTH);

/** The keys under which a registration is written: made once, so that it can be sent again and is there once. */
export interface RegistrationKeys {
  readonly code: string;
  /** Of each dancer, in their order. The registrant's own is not used: theirs is the one above. */
  readonly codes: readonly string[];
  /** Of each dancer, in their order. */
  readonly competitors: readonly string[];
  /** Of each entry, in their order. */
  readonly entries: readonly EntryId[];
}

/** The first slot of this device that is free: it fills them one after the other. */
export const freeSlot = (uid: string): Path<number> => ({
  at: registeredFromAt(uid),
  parse: (raw) => childrenOf(raw).reduce((free, [slot]) => Math.max(free, Number(slot) + 1), 0),
});

/** What becomes of a party: its entries, with the keys of the dancers in them. */
function entriesOf(
  party: Party,
  { code, competitors, entries }: RegistrationKeys,
  affiliation: string,
  note: string,
): readonly NewEntry[] {
  const dancer = (name: string) => {
    const place = placeOf(party, name);
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
            affiliation,
            looks: looks === undefined ? undefined : { role: looks, note },
            isNamesake,
          },
        ];
  });
}

/** The places in entries of others for which the registrant asks. */
const placesAskedFor = ({ entries }: Party, registrant: string | undefined): readonly AskedFor[] =>
  entries.flatMap(({ event, joins }) =>
    joins === undefined || registrant === undefined
      ? []
      : [{ from: registrant, to: joins.id, event, entry: joins.entry }],
  );

/** Which roles somebody dances, for everybody. */
function rolesOf({ entries }: Party, { name }: PartyDancer): Json {
  const leads = entries.some(({ leadName }) => leadName === name);
  const follows = entries.some(({ followName }) => followName === name);
  return { ...(leads ? { lead: true } : {}), ...(follows ? { follow: true } : {}) };
}

const guardianOf = (guardian: string | undefined): { readonly [field: string]: Json } =>
  guardian === undefined ? {} : { guardian: { name: guardian } };

/** Whose device makes a registration, and in which slot it names it; undefined: the organizer, who needs neither slot nor code. */
type Device = { readonly uid: string; readonly slot: number } | undefined;

/**
 * A device shows the code of each registration that it makes, and names it in a slot, so that it makes no more than there are
 * (docs/ACCESS.md).
 */
const madeBy = (device: Device, code: string): Patch =>
  device === undefined
    ? {}
    : { [`${registeredFromAt(device.uid)}/${device.slot}`]: code, [codeClaimAt(device.uid, code)]: true };

const slotOf = (device: Device): { readonly [field: string]: Json } =>
  device === undefined ? {} : { slot: device.slot };

/**
 * A dancer whom somebody else registers: the registration of their own, with which they agree later. Who registers them
 * has shown its code as well.
 */
function ofAnother(
  device: Device,
  code: string,
  competitor: string,
  { name, email, category, guardian }: PartyDancer,
): Patch {
  return {
    ...madeBy(device, code),
    [ownCodeAt(competitor)]: code,
    [registrationAt(code)]: {
      contact: { name, email },
      createdAt: SERVER_TIME,
      ...slotOf(device),
      feeCategory: category,
      competitor,
      ...guardianOf(guardian),
    },
  };
}

export interface NewRegistration {
  readonly uid: string;
  readonly draft: RegistrationDraft;
  readonly events: readonly CompetitionEvent[];
  readonly keys: RegistrationKeys;
  /** Everybody who has registered before: a partner among them is asked. */
  readonly people: readonly Registered[];
  /** The first free slot of this device (`freeSlot`); undefined: the organizer registers somebody, who gets the code. */
  readonly slot: number | undefined;
}

/**
 * Somebody registers themselves, with a partner or a team: what only the registrant and the organizer may read, the dancers,
 * the entries and the searches for a partner, with their owners, in one update (docs/ACCESS.md). Refused as a whole where a
 * code is taken, or registration has closed.
 */
export function registered({ uid, draft, events, keys, people, slot }: NewRegistration): Patch {
  const { code, codes, competitors } = keys;
  const device = slot === undefined ? undefined : { uid, slot };
  const party = partyOf(draft, events);
  const affiliation = draft.school.trim() === '' ? '' : schoolOf(draft.school);
  const phone = draft.phone.trim() === '' ? {} : { phone: draft.phone.trim() };
  const made = entriesOf(party, keys, affiliation, draft.wish.trim());
  const dancers = party.dancers.flatMap((dancer, at) => {
    const [competitor, own] = [competitors[at], codes[at]];
    return competitor === undefined || own === undefined ? [] : [{ dancer, slot: at, competitor, own }];
  });
  const others = dancers.filter(({ dancer }) => !dancer.isRegistrant);
  const registrant = dancers.find(({ dancer }) => dancer.isRegistrant);
  return {
    ...madeBy(device, code),
    [registrationAt(code)]: {
      contact: { name: draft.name.trim(), email: draft.email.trim(), ...phone },
      consents: consentsOf(draft.consents),
      createdAt: SERVER_TIME,
      ...slotOf(device),
      feeCategory: draft.category,
      ...(registrant === undefined ? {} : { competitor: registrant.competitor }),
      ...guardianOf(draft.guardian?.trim()),
      dancers: Object.fromEntries(dancers.map((one) => [one.slot, one.competitor])),
      codes: Object.fromEntries(others.map((one) => [one.slot, one.own])),
      entries: Object.fromEntries(made.map((one) => [one.slot, entryInSlot(one.event, one.id)])),
    },
    ...Object.assign(
      {},
      ...dancers.map(({ dancer, slot: place, competitor }): Patch => ({
        [competitorAt(competitor)]: {
          name: dancer.name,
          ...(affiliation === '' ? {} : { affiliation }),
          slot: place,
          roles: rolesOf(party, dancer),
        },
        [competitorsOwnerAt(competitor)]: code,
      })),
      ...others.map(({ dancer, competitor, own }, at) =>
        ofAnother(
          device === undefined ? undefined : { uid, slot: device.slot + 1 + at },
          own,
          competitor,
          dancer,
        ),
      ),
      ...made.map((entry) => entryMade(entry, events)),
      askedByName(made, people, placesAskedFor(party, registrant?.competitor)),
    ),
  };
}
