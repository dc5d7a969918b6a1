import { omitUndefined } from '../../../../domain/mapDefined.ts';
import type {
  Background,
  EnteredCouple,
  EnteredOffer,
  PastEvent,
} from '../../../../domain/eligibility/dancer.ts';
import type { Rung } from '../../../../domain/eligibility/ladder.ts';
import type { EligibilityRules } from '../../../../domain/eligibility/rules.ts';
import { isAdvice, type WarningReason } from '../../../../domain/eligibility/warning.ts';
import { findEntryWarnings } from '../../../../domain/eligibility/warnings.ts';
import { FLOOR_ORDER, type Dance } from '../../../../domain/event/dances.ts';
import type { AgeGroup, Style } from '../../../../domain/event/terms.ts';
import { createEventKey } from '../../../../domain/ids.ts';
import type { DanceRole } from '../../../../domain/people/people.ts';

export const EXAMPLE_PARTNERS = ['one', 'another'] as const;
/** One of two example partners. */
export type ExamplePartner = (typeof EXAMPLE_PARTNERS)[number];

export interface ExampleEvent {
  readonly level: Rung;
  readonly style: Style;
  readonly dance: Dance;
  readonly role: DanceRole;
  readonly partner: ExamplePartner;
  readonly ages?: AgeGroup;
}

/** An example dancer: their entries, and the facts about them and their partners. */
export interface ExampleDancer {
  readonly background: Background;
  /** Of both partners. */
  readonly partners: Background;
  readonly events: readonly ExampleEvent[];
}

export const findFirstDance = (style: Style): Dance => FLOOR_ORDER[style][0];

const LATIN = { style: 'Latin', dance: 'Rumba', role: 'lead', partner: 'one' } as const;

/** The initial example: too many levels for most rules. */
export const INITIAL_EXAMPLE_DANCER: ExampleDancer = {
  background: {},
  partners: {},
  events: [
    { level: 'Bronze', ...LATIN },
    { level: 'Silver', ...LATIN },
    { level: 'Gold', ...LATIN },
  ],
};

/** The initial values of the form. */
export const INITIAL_EXAMPLE_EVENT: ExampleEvent = { ...LATIN, level: 'Silver', dance: FLOOR_ORDER.Latin[1] };
export const INITIAL_EXAMPLE_RESULT: PastEvent = {
  level: 'Silver',
  style: 'Latin',
  dances: ['Rumba'],
  place: 1,
  roundsBefore: 1,
};

const eventOf = ({ level, style, dance, ages }: ExampleEvent): EnteredOffer => ({
  key: createEventKey([ages ?? '', level, style, dance].join(' ')),
  level,
  style,
  dances: [dance],
  ...omitUndefined({ ages }),
});

const TRIED = 'tried';

function entered(tried: ExampleEvent): EnteredCouple {
  const event = eventOf(tried);
  return tried.role === 'lead'
    ? { event, lead: TRIED, follow: tried.partner }
    : { event, lead: tried.partner, follow: TRIED };
}

/** A verdict on one event, and whether it is about the partner. */
export interface ExampleVerdict {
  readonly reason: WarningReason;
  readonly ofPartner: boolean;
}

export interface ExampleResult {
  readonly event: ExampleEvent;
  readonly verdicts: readonly ExampleVerdict[];
  /** True if the entry breaks a rule; advice alone does not. */
  readonly isAgainst: boolean;
}

/** Applies the rules to each of the dancer's events. A verdict on both partners is listed once. */
export function evaluateExample(
  { background, partners, events }: ExampleDancer,
  rules: EligibilityRules,
): readonly ExampleResult[] {
  const known = new Map([
    [TRIED, background],
    ...EXAMPLE_PARTNERS.map((partner) => [partner, partners] as const),
  ]);
  const warnings = findEntryWarnings(events.map(entered), known, rules);
  return events.map((event) => {
    const { key } = eventOf(event);
    const mine = warnings.filter(
      ({ who, events: about }) => about.includes(key) && (who === TRIED || who === event.partner),
    );
    const verdicts = mine.map(({ who, reason }) => ({ reason, ofPartner: who !== TRIED }));
    const kinds = new Set(verdicts.filter(({ ofPartner }) => !ofPartner).map(({ reason }) => reason.kind));
    return {
      event,
      verdicts: verdicts.filter(({ ofPartner, reason }) => !ofPartner || !kinds.has(reason.kind)),
      isAgainst: verdicts.some(({ reason }) => !isAdvice(reason)),
    };
  });
}
