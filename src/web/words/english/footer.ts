import { section } from '../section.ts';

/** Below the public pages. */
export const footer = section('footer', {
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  poweredBy: (version: string) => `Powered by Floorcraft ${version}.`,
  community: 'Questions? Join our chat',
});
