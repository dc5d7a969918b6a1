import type { VisitorStage } from '../../../domain/registration/moment.ts';

/** A visitor's next step, by the screen it leads to. */
export type NextStep = 'details' | 'register' | 'updateEntries' | 'live' | 'results';

const STEPS = {
  'before opening': { main: 'details', beside: undefined },
  registering: { main: 'register', beside: 'updateEntries' },
  closed: { main: 'updateEntries', beside: 'details' },
  'the day': { main: 'live', beside: 'results' },
  over: { main: 'results', beside: undefined },
} as const satisfies Record<
  VisitorStage['kind'],
  { readonly main: NextStep; readonly beside: NextStep | undefined }
>;

/** The next step, and other frequent ones. Results come first once they are published (SPEC 2). */
export function listNextSteps(
  kind: VisitorStage['kind'],
  resultsPageShown: boolean,
): { readonly main: NextStep; readonly beside: NextStep | undefined } {
  const usual = STEPS[kind];
  if (!resultsPageShown || usual.main === 'results') return usual;
  return { main: 'results', beside: usual.main };
}
