import { section } from '../section.ts';

/** Below the public pages. */
export const footer = section('footer', {
  website: 'Website',
  poweredBy: (version: string) => `Powered by Floorcraft ${version}.`,
  community: 'Questions? Join our chat',
});
