import { section } from '../section.ts';

/** Below the public pages. */
export const footerWords = section('footer', {
  /** Links to the dancers' pages. */
  who: {
    title: 'Who’s coming',
    entries: 'Entries',
    competitors: 'Competitors',
    partnerSearch: 'Looking for a partner',
    updateEntries: 'My entries',
  },
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  poweredBy: (version: string) => `Powered by Floorcraft ${version}.`,
  community: 'Questions? Join our chat',
});
