import type { CompetitionEvent } from '../competition.ts';
import type { Background, DancerKey, EnteredCouple } from '../eligibility/dancer.ts';
import type { EligibilityRules } from '../eligibility/rules.ts';
import { isAdvice, type WarningReason } from '../eligibility/warning.ts';
import { findEntryWarnings } from '../eligibility/warnings.ts';
import type { Category } from '../fees/feeRules.ts';
import type { EventKey } from '../ids.ts';
import { normalizeKnownName } from '../people/people.ts';
import { findPartnerName, type ChosenEvent, type RegistrationDraft } from './draft.ts';

const REGISTRANT: DancerKey = 'registrant';

/** Background implied by the price group. */
const BACKGROUNDS: Readonly<Record<Category, Background>> = {
  newcomer: { newcomerPrice: true },
  junior: {},
  student: { student: true },
  adult: { student: false },
};

/** A named partner is the same person in all events; one still to be found has no key. */
function partnerKey(draft: RegistrationDraft, chosen: ChosenEvent): DancerKey | undefined {
  const name = normalizeKnownName(findPartnerName(draft, chosen) ?? '');
  return name === undefined ? undefined : `partner ${name}`;
}

function enteredAs(draft: RegistrationDraft, event: CompetitionEvent, chosen: ChosenEvent): EnteredCouple {
  const partner = partnerKey(draft, chosen);
  const [own, other] = chosen.role === 'lead' ? (['lead', 'follow'] as const) : (['follow', 'lead'] as const);
  return { event, [own]: REGISTRANT, ...(partner === undefined ? {} : { [other]: partner }) };
}

/** A rule's objection to an event. */
export interface EntryDoubt {
  readonly reason: WarningReason;
  /** The objection is to this other event, chosen before: the two do not go together. */
  readonly against?: EventKey;
}

/** Removes duplicates: a reason may apply to both partners. */
const once = (doubts: readonly EntryDoubt[]): readonly EntryDoubt[] => [
  ...new Map(doubts.map((doubt) => [JSON.stringify(doubt), doubt])).values(),
];

const isSame = (one: EntryDoubt, other: EntryDoubt): boolean =>
  one.against === other.against && JSON.stringify(one.reason) === JSON.stringify(other.reason);

/**
 * The rules' objections by event: to a chosen event as it is, and to any other as if it were added. Advice on how to
 * dance is included only for chosen events. An event without objections is missing.
 */
export function findDoubts(
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  rules: EligibilityRules,
): ReadonlyMap<EventKey, readonly EntryDoubt[]> {
  const backgrounds = new Map([[REGISTRANT, BACKGROUNDS[draft.category]]]);
  const chosen = new Map(draft.chosen.map((one) => [one.event, one]));
  const danced = events.flatMap((event) => {
    const its = chosen.get(event.key);
    return its === undefined ? [] : [enteredAs(draft, event, its)];
  });
  /** All objections to these entries, with the event each is about. */
  const said = (entered: readonly EnteredCouple[]): readonly Required<EntryDoubt>[] =>
    findEntryWarnings(entered, backgrounds, rules).flatMap(({ events: about, reason }) =>
      about.map((against) => ({ reason, against })),
    );
  const before = said(danced);
  const ofChosen = (key: EventKey): readonly EntryDoubt[] =>
    before.flatMap(({ reason, against }) => (against === key ? [{ reason }] : []));
  const role = draft.role === 'both' ? 'lead' : draft.role;
  const ofOther = (event: CompetitionEvent): readonly EntryDoubt[] => {
    const wish: ChosenEvent = { event: event.key, role, partner: { kind: 'as usual' } };
    const together = said([...danced, enteredAs(draft, event, wish)]).filter(
      ({ reason }) => !isAdvice(reason),
    );
    const own = together.flatMap(({ reason, against }) => (against === event.key ? [{ reason }] : []));
    if (own.length > 0) return own;
    // The added event itself breaks no rule, but makes an event chosen earlier break one: returns the earlier
    // event with that rule.
    return together.filter((one) => !before.some((other) => isSame(one, other)));
  };
  return new Map(
    events
      .map(
        (event) => [event.key, once(chosen.has(event.key) ? ofChosen(event.key) : ofOther(event))] as const,
      )
      .filter(([, doubts]) => doubts.length > 0),
  );
}
