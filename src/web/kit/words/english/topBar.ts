import type { MenuPageName } from '../../screens/screens.ts';
import { section } from '../section.ts';

interface Words {
  readonly loading: string;
  /** Replaces a missing name. */
  readonly unnamed: string;
  readonly menu: string;
  /** The screen readers' label of the list of pages. */
  readonly pages: string;
  readonly page: Readonly<Record<MenuPageName, string>>;
  /** The button for the current step, by the screen that it leads to. */
  readonly step: Readonly<Record<'details' | 'register' | 'updateEntries' | 'live' | 'results', string>>;
}

/** The head of the public pages, and its menu. */
export const topBarWords = section<'topBar', Words>('topBar', {
  loading: 'Loading...',
  unnamed: 'New competition',
  menu: 'Menu',
  pages: 'Pages',
  page: {
    home: 'Competitor Info',
    details: 'Details',
    rules: 'Rules',
    venue: 'Venue',
    contact: 'Contact',
    about: 'About',
  },
  step: {
    details: 'See details',
    register: 'Register',
    updateEntries: 'My entries',
    live: 'Live now',
    results: 'See Results',
  },
});
