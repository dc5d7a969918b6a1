import type { CompetitionEvent, Entry } from '../competition.ts';
import type { Category } from '../fees/feeRules.ts';
import type { EventKey } from '../ids.ts';
import { knownName, spelledAlike, type DanceRole } from '../people/people.ts';

/** With whom somebody dances an event. */
export type Partner =
  /** The partner that was named for all events. */
  | { readonly kind: 'as usual' }
  | { readonly kind: 'named'; readonly name: string }
  /** Nobody yet: TBA. */
  | { readonly kind: 'wanted' };

/** An event somebody wants to dance. */
export interface ChosenEvent {
  readonly event: EventKey;
  readonly role: DanceRole;
  readonly partner: Partner;
}

/** What a registrant has said so far. Whatever is missing is asked for before it is sent. */
export interface RegistrationDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly school: string;
  readonly category: Category;
  /** Both: it is said for each event. */
  readonly role: DanceRole | 'both';
  readonly chosen: readonly ChosenEvent[];
  /** With whom every event is danced of which nothing else is said. */
  readonly usualPartner: Exclude<Partner, { kind: 'as usual' }>;
  /** What those who offer a partnership should know. */
  readonly wish: string;
  /** `version`: of the texts that were ticked; missing where they were the usual ones. */
  readonly consents: { readonly risk: boolean; readonly media: boolean; readonly version?: string };
}

export const EMPTY_REGISTRATION: RegistrationDraft = {
  name: '',
  email: '',
  phone: '',
  school: '',
  category: 'student',
  role: 'lead',
  chosen: [],
  usualPartner: { kind: 'named', name: '' },
  wish: '',
  consents: { risk: false, media: false },
};

/** The steps of a registration, in their order. */
export const STEPS = ['you', 'events', 'partners', 'consent', 'check'] as const;
export type Step = (typeof STEPS)[number];

/** With whom an event is danced in the end; undefined: with somebody who is still to be found. */
export function partnerIn({ usualPartner }: RegistrationDraft, { partner }: ChosenEvent): string | undefined {
  const said = partner.kind === 'as usual' ? usualPartner : partner;
  return said.kind === 'named' ? said.name.trim() : undefined;
}

/** The couple as the entry will say it. `TBA` stands for a partner who is still to be found (docs/ACCESS.md). */
export function coupleOf(
  draft: RegistrationDraft,
  chosen: ChosenEvent,
): Pick<Entry, 'leadName' | 'followName'> {
  const [own, other] = [draft.name.trim(), partnerIn(draft, chosen) ?? 'TBA'];
  return chosen.role === 'lead' ? { leadName: own, followName: other } : { leadName: other, followName: own };
}

/** What keeps a registration from being sent: at which step, and about which event. */
export type Missing =
  | { readonly step: 'you'; readonly what: 'name' | 'email' | 'email form' }
  | { readonly step: 'events'; readonly what: 'no event' }
  | {
      readonly step: 'partners';
      readonly what: 'partner' | 'own name' | 'entered already' | 'gone';
      readonly event: EventKey;
    }
  | { readonly step: 'consent'; readonly what: 'risk' };

/** The rules ask for an @ (docs/ACCESS.md); whether a letter arrives, only a letter shows. */
const looksLikeAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email.trim());

/** A name that is withheld, or still to be found, is nobody's. */
const isSameName = (one: string, other: string): boolean =>
  knownName(one) !== undefined && knownName(one) === knownName(other);

function missingPartner(
  draft: RegistrationDraft,
  chosen: ChosenEvent,
  events: readonly CompetitionEvent[],
): readonly Missing[] {
  const about = (what: 'partner' | 'own name' | 'entered already' | 'gone'): readonly Missing[] => [
    { step: 'partners', what, event: chosen.event },
  ];
  const event = events.find(({ key }) => key === chosen.event);
  if (event === undefined) return about('gone');
  const partner = partnerIn(draft, chosen);
  if (partner === '') return about('partner');
  if (partner !== undefined && spelledAlike(partner) === spelledAlike(draft.name)) return about('own name');
  // A couple enters an event once (SPEC 5).
  const { leadName, followName } = coupleOf(draft, chosen);
  const entered = event.entries.some(
    (entry) => isSameName(entry.leadName, leadName) && isSameName(entry.followName, followName),
  );
  return entered ? about('entered already') : [];
}

/** What is missing, in the order of the steps. @param events as they are now */
export const missingIn = (
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
): readonly Missing[] => [
  ...(draft.name.trim() === '' ? [{ step: 'you', what: 'name' } as const] : []),
  ...(draft.email.trim() === ''
    ? [{ step: 'you', what: 'email' } as const]
    : looksLikeAddress(draft.email)
      ? []
      : [{ step: 'you', what: 'email form' } as const]),
  ...(draft.chosen.length === 0 ? [{ step: 'events', what: 'no event' } as const] : []),
  ...draft.chosen.flatMap((chosen) => missingPartner(draft, chosen, events)),
  ...(draft.consents.risk ? [] : [{ step: 'consent', what: 'risk' } as const]),
];

/** An event is chosen, or it is not any more. */
export function withEvent(draft: RegistrationDraft, event: EventKey): RegistrationDraft {
  const others = draft.chosen.filter((one) => one.event !== event);
  if (others.length < draft.chosen.length) return { ...draft, chosen: others };
  const role = draft.role === 'both' ? 'lead' : draft.role;
  return { ...draft, chosen: [...draft.chosen, { event, role, partner: { kind: 'as usual' } }] };
}

/** Who dances one role only does so in every event. */
export const withRole = (draft: RegistrationDraft, role: DanceRole | 'both'): RegistrationDraft => ({
  ...draft,
  role,
  chosen: role === 'both' ? draft.chosen : draft.chosen.map((one) => ({ ...one, role })),
});
