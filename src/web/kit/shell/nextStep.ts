import type { Moment } from '../../../domain/registration/moment.ts';

/** The one thing to do for a visitor, by the screen that it leads to. */
export type Step = 'details' | 'register' | 'updateEntries' | 'live' | 'results';

const STEPS = {
  'before opening': { main: 'details', beside: undefined },
  registering: { main: 'register', beside: 'updateEntries' },
  closed: { main: 'updateEntries', beside: 'details' },
  'the day': { main: 'live', beside: 'results' },
  over: { main: 'results', beside: undefined },
} as const satisfies Record<Moment['kind'], { readonly main: Step; readonly beside: Step | undefined }>;

/** What to do now, and what else is often wanted. Once results are shown they come first (SPEC 2). */
export function nextSteps(
  kind: Moment['kind'],
  resultsPageShown: boolean,
): { readonly main: Step; readonly beside: Step | undefined } {
  const usual = STEPS[kind];
  if (!resultsPageShown || usual.main === 'results') return usual;
  return { main: 'results', beside: usual.main };
}
