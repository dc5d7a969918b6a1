import type { ComponentType } from 'react';
import type { setup } from '../words/english/setup.ts';
import { BasicsDesk } from './basics/BasicsDesk.tsx';
import { ColorDesk } from './color/ColorDesk.tsx';
import { ConsentsDesk } from './consents/ConsentsDesk.tsx';
import { DisputesDesk } from './disputes/DisputesDesk.tsx';
import { EligibilityDesk } from './eligibility/EligibilityDesk.tsx';
import { EventsDesk } from './events/EventsDesk.tsx';
import { FeesDesk } from './fees/FeesDesk.tsx';
import { NumbersDesk } from './numbers/NumbersDesk.tsx';
import { PagesDesk } from './pages/PagesDesk.tsx';
import { SchoolsDesk } from './schools/SchoolsDesk.tsx';
import { TimingDesk } from './timing/TimingDesk.tsx';

/** The name of a desk in the address, and in the words. */
type SetupDesk = keyof (typeof setup)['english']['desk'];

interface DeskRow {
  readonly name: SetupDesk;
  readonly Desk: ComponentType;
}

/** Where somebody comes in. */
export const FIRST_DESK: DeskRow = { name: 'basics', Desk: BasicsDesk };

/** What can be set up, in its order. One more is a row here, a folder, and its name in `words/english/setup.ts`. */
export const SETUP_DESKS: readonly DeskRow[] = [
  FIRST_DESK,
  { name: 'events', Desk: EventsDesk },
  { name: 'fees', Desk: FeesDesk },
  { name: 'eligibility', Desk: EligibilityDesk },
  { name: 'disputes', Desk: DisputesDesk },
  { name: 'consents', Desk: ConsentsDesk },
  { name: 'color', Desk: ColorDesk },
  { name: 'pages', Desk: PagesDesk },
  { name: 'schools', Desk: SchoolsDesk },
  { name: 'numbers', Desk: NumbersDesk },
  { name: 'timing', Desk: TimingDesk },
];
