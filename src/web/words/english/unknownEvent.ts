import { section } from '../section.ts';

/** For whoever set up the server with an event it does not know. */
export const unknownEvent = section('unknownEvent', {
  title: 'No event here',
  noName: 'This page was built without the name of an event.',
  noSuch: (name: string) => `There is no event configuration “${name}”.`,
  remedy: 'Set EVENT to one that exists and restart.',
});
