import type { PlannedPageName } from '../../screens/screens.ts';
import { section } from '../section.ts';

interface PlannedPageWords {
  readonly title: string;
  /** What will be on it, in one line. */
  readonly about: string;
}

interface Words {
  readonly pages: Readonly<Record<PlannedPageName, PlannedPageWords>>;
  readonly notBuilt: string;
  readonly results: string;
}

/** The public pages that are not built yet, and what each will be. */
export const plannedPages = section<'plannedPages', Words>('plannedPages', {
  pages: {
    jumbotron: { title: 'Board', about: 'The big screen: who is dancing, callbacks, and the results.' },
    jumbotronController: { title: 'Boards', about: 'What each board shows now and next.' },
  },
  notBuilt: 'This page isn’t ready yet.',
  results: 'Results',
});
