import type { CompetitionEvent, Entry } from '../competition.ts';
import type { Category } from '../fees/feeRules.ts';
import type { EntryId, EventKey } from '../ids.ts';
import { isSpelledLike } from '../people/normalizeName.ts';
import { isPlaceholderName, normalizeKnownName, type DanceRole } from '../people/people.ts';
import { isLikelyEmail } from './address.ts';
import { eachDetail, type RegistrantDetail } from './details.ts';
import { findHeldPlaces, findPlacesBeside } from './namedPlace.ts';
import type { RosterAnswers } from './rosterColumns.ts';

/** The partner in one event. */
export type PartnerChoice =
  /** The partner named for all events. */
  | { readonly kind: 'as usual' }
  | { readonly kind: 'named'; readonly name: string }
  /** Still to be found (TBA). */
  | { readonly kind: 'wanted' }
  /** A partner whose entry names the registrant. The registrant gets the place once that partner confirms. */
  | {
      readonly kind: 'joins';
      readonly entry: EntryId;
      readonly id: string;
      readonly name: string;
      /** The registrant used that partner's link, so the partner has already confirmed. */
      readonly isInvited?: true;
    };

export interface ChosenEvent {
  readonly event: EventKey;
  readonly role: DanceRole;
  readonly partner: PartnerChoice;
  /** The event already has a couple with the same two names, but they are other people. */
  readonly isNamesake?: true;
}

/** A partner who is registered together with the dancer, and consents later with a code of their own. */
export interface PartnerToRegister {
  readonly email: string;
  readonly category: Category;
  /** The guardian of a minor; missing for dancers of age. */
  readonly guardian?: string;
}

export const EMPTY_PARTNER: PartnerToRegister = { email: '', category: 'student' };

/** A registration in progress. Missing parts are requested before it is sent. */
export interface RegistrationDraft extends Readonly<Record<RegistrantDetail, string>> {
  readonly name: string;
  readonly email: string;
  readonly school: string;
  readonly category: Category;
  /** The guardian of a minor; missing for dancers of age. */
  readonly guardian?: string;
  /** Themselves, or a team as its captain. */
  readonly registers: 'me' | 'team';
  /** The team as typed or pasted by its captain (`roster.ts`). */
  readonly roster: string;
  /** The captain's answers about its columns. */
  readonly rosterAnswers?: RosterAnswers;
  /** The dancers of the roster who can be registered now, as the team step counted them. */
  readonly readyDancers: number;
  /** The usual partner is registered, too. */
  readonly partnerToo?: PartnerToRegister;
  /** 'both': chosen per event. */
  readonly role: DanceRole | 'both';
  readonly chosen: readonly ChosenEvent[];
  /** The partner in events without their own choice. */
  readonly usualPartner: Extract<PartnerChoice, { kind: 'named' | 'wanted' }>;
  /** A discount code, for one of the dancers; missing `dancer`: the registrant. */
  readonly discount?: { readonly code: string; readonly dancer?: string };
  /** A note for those who offer a partnership. */
  readonly wish: string;
  /** The secret of the invitation whose events were already chosen. */
  readonly invitedWith?: string;
  /** `version` of the texts that were agreed to; missing: the standard ones. */
  readonly consents: { readonly risk: boolean; readonly media: boolean; readonly version?: string };
}

export const EMPTY_REGISTRATION: RegistrationDraft = {
  name: '',
  email: '',
  ...eachDetail(() => ''),
  school: '',
  category: 'student',
  registers: 'me',
  roster: '',
  readyDancers: 0,
  role: 'lead',
  chosen: [],
  usualPartner: { kind: 'named', name: '' },
  wish: '',
  consents: { risk: false, media: false },
};

const OWN_STEPS = ['you', 'events', 'partners', 'consent', 'check'] as const;
const TEAM_STEPS = ['you', 'team', 'consent', 'check'] as const;
export type RegistrationStep = (typeof OWN_STEPS | typeof TEAM_STEPS)[number];

export const listSteps = ({
  registers,
}: Pick<RegistrationDraft, 'registers'>): readonly [RegistrationStep, ...RegistrationStep[]] =>
  registers === 'team' ? TEAM_STEPS : OWN_STEPS;

/** The partner's name in an event; undefined if still to be found. */
export function findPartnerName(
  { usualPartner }: RegistrationDraft,
  { partner }: ChosenEvent,
): string | undefined {
  const said = partner.kind === 'as usual' ? usualPartner : partner;
  if (said.kind === 'wanted') return undefined;
  const name = said.name.trim();
  // `TBA`, `none` and `-` mean that they need a partner.
  return name !== '' && isPlaceholderName(name) ? undefined : name;
}

/** The couple as stored in the entry. `TBA` is a partner still to be found (docs/ACCESS.md). */
export function buildDraftCouple(
  draft: RegistrationDraft,
  chosen: ChosenEvent,
): Pick<Entry, 'leadName' | 'followName'> {
  const [own, other] = [draft.name.trim(), findPartnerName(draft, chosen) ?? 'TBA'];
  return chosen.role === 'lead' ? { leadName: own, followName: other } : { leadName: other, followName: own };
}

/**
 * `your place`: the partner's entry has both names, and only the registrant knows if it means them. `place
 * taken`: another dancer has the place by now.
 */
type AboutPartner = 'partner' | 'own name' | 'entered already' | 'your place' | 'place taken' | 'gone';

/** A reason the registration cannot be sent: its step, and the event if any. */
export type MissingPart =
  | { readonly step: 'you'; readonly what: 'name' | 'email' | 'email form' | 'guardian' }
  | { readonly step: 'events'; readonly what: 'no event' }
  | { readonly step: 'team'; readonly what: 'no dancer' | 'lines' }
  | { readonly step: 'partners'; readonly what: 'partner email' | 'partner guardian' }
  | {
      readonly step: 'partners';
      readonly what: AboutPartner;
      readonly event: EventKey;
    }
  | { readonly step: 'consent'; readonly what: 'risk' };

/** Places in partners' entries that the registrant requests. */
export const listPlacesToRequest = ({
  registers,
  chosen,
}: RegistrationDraft): readonly { readonly event: EventKey; readonly partner: string }[] =>
  registers === 'team'
    ? []
    : chosen.flatMap(({ event, partner }) =>
        partner.kind === 'joins' && partner.isInvited !== true ? [{ event, partner: partner.name }] : [],
      );

/** False for withheld names, and for partners still to be found. */
const isSameName = (one: string, other: string): boolean =>
  normalizeKnownName(one) !== undefined && normalizeKnownName(one) === normalizeKnownName(other);

function missingPartner(
  draft: RegistrationDraft,
  chosen: ChosenEvent,
  events: readonly CompetitionEvent[],
): readonly MissingPart[] {
  const about = (what: AboutPartner): readonly MissingPart[] => [
    { step: 'partners', what, event: chosen.event },
  ];
  const event = events.find(({ key }) => key === chosen.event);
  if (event === undefined) return about('gone');
  const places = findHeldPlaces(draft.name, [event]);
  if (chosen.partner.kind === 'joins') {
    const { entry, id, isInvited } = chosen.partner;
    const open = isInvited === true ? findPlacesBeside(id, [event]) : places;
    return open.some((place) => place.entry.id === entry) ? [] : about('place taken');
  }
  const partner = findPartnerName(draft, chosen);
  if (partner === '') return about('partner');
  if (partner !== undefined && isSpelledLike(partner, draft.name)) return about('own name');
  if (chosen.isNamesake === true) return [];
  // A couple enters an event once (SPEC 5).
  const { leadName, followName } = buildDraftCouple(draft, chosen);
  const same = event.entries.filter(
    (entry) => isSameName(entry.leadName, leadName) && isSameName(entry.followName, followName),
  );
  // If both entered as leads, the place that the partner reserved still counts as theirs.
  const isKept = places.some(
    ({ entry, partner: by }) =>
      same.includes(entry) || (partner !== undefined && isSameName(by.name, partner)),
  );
  if (isKept) return about('your place');
  return same.length === 0 ? [] : about('entered already');
}

/** The partner registered together with the dancer. Only the usual partner can be. */
export const findPartnerToRegister = ({
  registers,
  usualPartner,
  partnerToo,
}: RegistrationDraft): (PartnerToRegister & { readonly name: string }) | undefined =>
  registers === 'team' ||
  usualPartner.kind !== 'named' ||
  partnerToo === undefined ||
  isPlaceholderName(usualPartner.name)
    ? undefined
    : { ...partnerToo, name: usualPartner.name.trim() };

function missingOfPartner(draft: RegistrationDraft): readonly MissingPart[] {
  const along = findPartnerToRegister(draft);
  if (along === undefined) return [];
  return [
    ...(isLikelyEmail(along.email) ? [] : [{ step: 'partners', what: 'partner email' } as const]),
    ...(along.guardian?.trim() === '' ? [{ step: 'partners', what: 'partner guardian' } as const] : []),
  ];
}

function missingOfEmail(email: string): readonly MissingPart[] {
  if (isLikelyEmail(email)) return [];
  return [{ step: 'you', what: email.trim() === '' ? 'email' : 'email form' }];
}

function missingOfYou({ name, email, guardian }: RegistrationDraft): readonly MissingPart[] {
  return [
    ...(isPlaceholderName(name) ? [{ step: 'you', what: 'name' } as const] : []),
    ...missingOfEmail(email),
    ...(guardian?.trim() === '' ? [{ step: 'you', what: 'guardian' } as const] : []),
  ];
}

function missingOfTeam({ roster, readyDancers }: RegistrationDraft): readonly MissingPart[] {
  if (readyDancers > 0) return [];
  return [{ step: 'team', what: roster.trim() === '' ? 'no dancer' : 'lines' }];
}

/**
 * Lists missing input in the order of the steps.
 * @param events the current ones
 */
export const findMissingParts = (
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
): readonly MissingPart[] => [
  ...missingOfYou(draft),
  ...(draft.registers === 'team'
    ? missingOfTeam(draft)
    : [
        ...(draft.chosen.length === 0 ? [{ step: 'events', what: 'no event' } as const] : []),
        ...draft.chosen.flatMap((chosen) => missingPartner(draft, chosen, events)),
        ...missingOfPartner(draft),
      ]),
  ...(draft.consents.risk ? [] : [{ step: 'consent', what: 'risk' } as const]),
];

/** Toggles an event. */
export function toggleEvent(draft: RegistrationDraft, event: EventKey): RegistrationDraft {
  const others = draft.chosen.filter((one) => one.event !== event);
  if (others.length < draft.chosen.length) return { ...draft, chosen: others };
  const role = draft.role === 'both' ? 'lead' : draft.role;
  return { ...draft, chosen: [...draft.chosen, { event, role, partner: { kind: 'as usual' } }] };
}

/** A single role applies to every event. */
export const changeRole = (draft: RegistrationDraft, role: DanceRole | 'both'): RegistrationDraft => ({
  ...draft,
  role,
  chosen:
    role === 'both'
      ? draft.chosen
      : draft.chosen.map((one) => (one.partner.kind === 'joins' ? one : { ...one, role })),
});
