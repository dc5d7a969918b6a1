import { section } from '../section.ts';

/** For the operator of a server with an unknown event. */
export const unknownEventWords = section('unknownEvent', {
  title: 'No event here',
  noName: 'This page was built without the name of an event.',
  noSuch: (name: string) => `The configuration of the event “${name}” can’t be read.`,
  remedy: 'Set EVENT, then restart the server or build again.',
});
