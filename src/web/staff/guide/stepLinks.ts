import type { SetupGap, SetupStepName } from '../../../domain/setup/guide.ts';
import { screens } from '../../kit/screens/screens.ts';

/** The desk of each step. */
export const STEP_LINKS: Readonly<Record<SetupStepName, string>> = {
  basics: screens.setup.link({ desk: 'basics' }),
  events: screens.setup.link({ desk: 'events' }),
  fees: screens.setup.link({ desk: 'fees' }),
  payment: screens.setup.link({ desk: 'payment' }),
  pages: screens.setup.link({ desk: 'pages', page: 'venue' }),
  officials: screens.officials.link(),
  numbers: screens.setup.link({ desk: 'numbers' }),
  schedule: screens.schedule.link(),
};

const STEP_OF: Readonly<Record<SetupGap, SetupStepName>> = {
  name: 'basics',
  'first day': 'basics',
  'closing date': 'basics',
  events: 'events',
  prices: 'fees',
  'price dates': 'basics',
  'way to pay': 'payment',
  venue: 'pages',
  judges: 'officials',
  chairman: 'officials',
  scrutineer: 'officials',
  numbers: 'numbers',
  rounds: 'schedule',
  times: 'schedule',
};

/**
 * The setup step that fills a gap, and its address. A scrutineer needs an account, so that link leads to the
 * settings.
 */
export const linkToDesk = (
  missing: SetupGap,
): { readonly step: SetupStepName | 'staff'; readonly to: string } =>
  missing === 'scrutineer'
    ? { step: 'staff', to: screens.settings.link() }
    : { step: STEP_OF[missing], to: STEP_LINKS[STEP_OF[missing]] };
