const STEPS_TO_OPEN = ['basics', 'events', 'fees', 'payment', 'pages'] as const;
/** The steps of the setup guide, in order: those before registration opens, then those before the day. */
export const SETUP_STEPS = [...STEPS_TO_OPEN, 'officials', 'numbers', 'schedule'] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];

/** Something a competition lacks. */
export type SetupGap =
  | 'name'
  | 'first day'
  | 'closing date'
  | 'events'
  | 'prices'
  | 'price dates'
  | 'way to pay'
  | 'venue'
  | 'judges'
  | 'chairman'
  | 'scrutineer'
  | 'numbers'
  | 'rounds'
  | 'times';

/** With fewer judges, none can outvote another. */
export const MIN_JUDGES = 3;

/** The facts that the setup guide needs. */
export interface SetupFacts {
  readonly hasName: boolean;
  readonly hasFirstDay: boolean;
  readonly closes: boolean;
  readonly events: number;
  readonly hasPrices: boolean;
  /** True if at least one price ends on a date. Without one there is no current price. */
  readonly arePricesDated: boolean;
  /** True if dancers are told how to pay, or nothing costs anything. */
  readonly hasWayToPay: boolean;
  readonly hasVenue: boolean;
  readonly judges: number;
  readonly hasChairman: boolean;
  readonly hasScrutineer: boolean;
  readonly hasNumbers: boolean;
  readonly rounds: number;
  readonly areRoundsTimed: boolean;
  readonly isRegistrationOver: boolean;
}

export interface SetupStep {
  readonly name: SetupStepName;
  /** `later`: this step needs the entries, which come in while registration is open. */
  readonly state: 'done' | 'started' | 'open' | 'later';
  /** Estimated minutes that a student still needs; 0 if done. */
  readonly minutes: number;
  readonly missing: readonly SetupGap[];
}

export interface SetupGuide {
  readonly beforeOpening: readonly SetupStep[];
  readonly beforeDay: readonly SetupStep[];
  /** Total minutes for the unfinished steps before opening. */
  readonly minutes: number;
}

const MINUTES: Readonly<Record<SetupStepName, number>> = {
  basics: 4,
  events: 6,
  fees: 5,
  payment: 2,
  pages: 8,
  officials: 6,
  numbers: 2,
  schedule: 15,
};

const needsOf = (facts: SetupFacts): Readonly<Record<SetupStepName, Partial<Record<SetupGap, boolean>>>> => ({
  basics: {
    name: facts.hasName,
    'first day': facts.hasFirstDay,
    'price dates': facts.arePricesDated,
    'closing date': facts.closes,
  },
  events: { events: facts.events > 0 },
  fees: { prices: facts.hasPrices },
  payment: { 'way to pay': facts.hasWayToPay },
  pages: { venue: facts.hasVenue },
  officials: {
    judges: facts.judges >= MIN_JUDGES,
    chairman: facts.hasChairman,
    scrutineer: facts.hasScrutineer,
  },
  numbers: { numbers: facts.hasNumbers },
  schedule: { rounds: facts.rounds > 0, times: facts.rounds > 0 && facts.areRoundsTimed },
});

const ALL_MISSING: readonly SetupGap[] = [
  'name',
  'first day',
  'price dates',
  'closing date',
  'events',
  'prices',
  'way to pay',
  'venue',
  'judges',
  'chairman',
  'scrutineer',
  'numbers',
  'rounds',
  'times',
];

function stepOf(name: SetupStepName, facts: SetupFacts): SetupStep {
  const needs = needsOf(facts)[name];
  const all = ALL_MISSING.filter((one) => needs[one] !== undefined);
  const missing = all.filter((one) => needs[one] === false);
  const minutes = Math.ceil((MINUTES[name] * missing.length) / all.length);
  if (missing.length === 0) return { name, state: 'done', minutes, missing };
  const hasBegun = missing.length < all.length || (name === 'officials' && facts.judges > 0);
  if (name === 'schedule' && !hasBegun && !facts.isRegistrationOver)
    return { name, state: 'later', minutes, missing };
  return { name, state: hasBegun ? 'started' : 'open', minutes, missing };
}

/** The steps from an empty competition to its day, each with its gaps. */
export function buildSetupGuide(facts: SetupFacts): SetupGuide {
  const steps = SETUP_STEPS.map((name) => stepOf(name, facts));
  const beforeOpening = steps.slice(0, STEPS_TO_OPEN.length);
  return {
    beforeOpening,
    beforeDay: steps.slice(STEPS_TO_OPEN.length),
    minutes: beforeOpening.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

export const listMissing = (steps: readonly SetupStep[]): readonly SetupGap[] =>
  steps.flatMap(({ missing }) => missing);
