import type { CompetitionEvent } from '../competition.ts';
import type { Background, DancerKey, Entered } from '../eligibility/dancer.ts';
import type { EligibilityRules } from '../eligibility/rules.ts';
import { isAdvice, type Reason } from '../eligibility/warning.ts';
import { warningsOf } from '../eligibility/warnings.ts';
import type { Category } from '../fees/feeRules.ts';
import type { EventKey } from '../ids.ts';
import { knownName } from '../people/people.ts';
import { partnerIn, type ChosenEvent, type RegistrationDraft } from './draft.ts';

const REGISTRANT: DancerKey = 'registrant';

/** What the price somebody pays says of them. */
const BACKGROUNDS: Readonly<Record<Category, Background>> = {
  newcomer: { newcomerPrice: true },
  junior: {},
  student: { student: true },
  adult: { student: false },
};

/** Somebody who is named is one person in all events, whoever is still to be found is nobody yet. */
function partnerKey(draft: RegistrationDraft, chosen: ChosenEvent): DancerKey | undefined {
  const name = knownName(partnerIn(draft, chosen) ?? '');
  return name === undefined ? undefined : `partner ${name}`;
}

function enteredAs(draft: RegistrationDraft, event: CompetitionEvent, chosen: ChosenEvent): Entered {
  const partner = partnerKey(draft, chosen);
  const [own, other] = chosen.role === 'lead' ? (['lead', 'follow'] as const) : (['follow', 'lead'] as const);
  return { event, [own]: REGISTRANT, ...(partner === undefined ? {} : { [other]: partner }) };
}

/** What the rules say against an event. */
export interface Doubt {
  readonly reason: Reason;
  /** The reason is one against this other event, which was chosen before: the two do not go together. */
  readonly against?: EventKey;
}

/** What holds for both of a couple is said once. */
const once = (doubts: readonly Doubt[]): readonly Doubt[] => [
  ...new Map(doubts.map((doubt) => [JSON.stringify(doubt), doubt])).values(),
];

const isSame = (one: Doubt, other: Doubt): boolean =>
  one.against === other.against && JSON.stringify(one.reason) === JSON.stringify(other.reason);

/**
 * What the rules say of each event: of one that was chosen as it stands, of any other as if it were chosen beside them.
 * Advice on how to dance an event is said only once it is chosen. An event that is not in there is open.
 */
export function doubtsOf(
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  rules: EligibilityRules,
): ReadonlyMap<EventKey, readonly Doubt[]> {
  const backgrounds = new Map([[REGISTRANT, BACKGROUNDS[draft.category]]]);
  const chosen = new Map(draft.chosen.map((one) => [one.event, one]));
  const danced = events.flatMap((event) => {
    const its = chosen.get(event.key);
    return its === undefined ? [] : [enteredAs(draft, event, its)];
  });
  /** All that is said of these entries, each with the event that it is said of. */
  const said = (entered: readonly Entered[]): readonly Required<Doubt>[] =>
    warningsOf(entered, backgrounds, rules).flatMap(({ events: about, reason }) =>
      about.map((against) => ({ reason, against })),
    );
  const before = said(danced);
  const ofChosen = (key: EventKey): readonly Doubt[] =>
    before.flatMap(({ reason, against }) => (against === key ? [{ reason }] : []));
  const role = draft.role === 'both' ? 'lead' : draft.role;
  const ofOther = (event: CompetitionEvent): readonly Doubt[] => {
    const wish: ChosenEvent = { event: event.key, role, partner: { kind: 'as usual' } };
    const together = said([...danced, enteredAs(draft, event, wish)]).filter(
      ({ reason }) => !isAdvice(reason),
    );
    const own = together.flatMap(({ reason, against }) => (against === event.key ? [{ reason }] : []));
    if (own.length > 0) return own;
    // Whoever is outweighed is named: here it is something that was chosen before.
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
