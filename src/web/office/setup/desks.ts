import type { ComponentType } from 'react';
import { lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import type { setupWords } from '../../kit/words/english/setup.ts';
import { BasicsDesk } from './basics/BasicsDesk.tsx';
import { ColorDesk } from './color/ColorDesk.tsx';
import { ConsentsDesk } from './consents/ConsentsDesk.tsx';
import { GuideDesk } from './guide/GuideDesk.tsx';
import { FeesDesk } from './fees/FeesDesk.tsx';
import { NumbersDesk } from './numbers/NumbersDesk.tsx';
import { PagesDesk } from './pages/PagesDesk.tsx';
import { SchoolsDesk } from './schools/SchoolsDesk.tsx';
import { TimingDesk } from './timing/TimingDesk.tsx';

/** The name of a desk in the address, and in the words. */
type SetupDesk = keyof (typeof setupWords)['english']['desk'];

interface DeskRow {
  readonly name: SetupDesk;
  readonly Desk: ComponentType;
}

// The largest desks are lazy. They are still preloaded: the connection may be gone when they are opened.
const events = async () => ({ default: (await import('./events/EventsDesk.tsx')).EventsDesk });
const eligibility = async () => ({
  default: (await import('./eligibility/EligibilityDesk.tsx')).EligibilityDesk,
});
const disputes = async () => ({ default: (await import('./disputes/DisputesDesk.tsx')).DisputesDesk });
const payment = () => import('./payment/PaymentDesk.tsx');
const lists = () => import('./lists/ListsDesk.tsx');

/** Preloads the lazy desks. A failed one is retried when needed. */
export const fetchLaterDesks = (): Promise<unknown> =>
  Promise.allSettled([events(), eligibility(), disputes(), payment(), lists()]);

export const FIRST_DESK: DeskRow = { name: 'guide', Desk: GuideDesk };

/** The setup desks, in order. A new one is a row here, a folder, and its name in `words/english/setup.ts`. */
export const SETUP_DESKS: readonly DeskRow[] = [
  FIRST_DESK,
  { name: 'basics', Desk: BasicsDesk },
  { name: 'events', Desk: lazyScreen(events) },
  { name: 'fees', Desk: FeesDesk },
  { name: 'payment', Desk: lazyScreen(payment) },
  { name: 'eligibility', Desk: lazyScreen(eligibility) },
  { name: 'disputes', Desk: lazyScreen(disputes) },
  { name: 'consents', Desk: ConsentsDesk },
  { name: 'color', Desk: ColorDesk },
  { name: 'pages', Desk: PagesDesk },
  { name: 'schools', Desk: SchoolsDesk },
  { name: 'numbers', Desk: NumbersDesk },
  { name: 'timing', Desk: TimingDesk },
  { name: 'lists', Desk: lazyScreen(lists) },
];
