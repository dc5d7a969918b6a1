import type { MenuPageName } from '../../screens/screens.ts';
import { section } from '../section.ts';

interface Words {
  readonly loading: string;
  readonly menu: string;
  /** What a screen reader calls the list of pages. */
  readonly pages: string;
  readonly page: Readonly<Record<MenuPageName, string>>;
  readonly register: string;
  readonly results: string;
  readonly notFound: {
    readonly tab: string;
    readonly title: string;
    readonly remedy: string;
    readonly home: string;
  };
  readonly stopped: {
    readonly title: string;
    readonly reload: string;
    readonly remedy: (problem: string) => string;
  };
}

/** What stands around every page, and what is shown where there is none. Each visit loads it: keep it short. */
export const shell = section<'shell', Words>('shell', {
  loading: 'Loading...',
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
  register: 'Register',
  results: 'See Results',
  notFound: {
    tab: 'Not found',
    title: 'Nothing here',
    remedy: 'Check the address, or start from the home page.',
    home: 'Home page',
  },
  stopped: {
    title: 'This screen stopped',
    reload: 'Reload',
    remedy: (problem) => `What you sent is safe. If it happens again, tell the organizer: ${problem}`,
  },
});
