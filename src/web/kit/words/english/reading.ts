import { section } from '../section.ts';

/** The pages to read: details, rules, venue, contact, about. */
export const readingWords = section('reading', {
  /** The title of the browser tab: the page and the competition. */
  titled: (page: string, competition: string | undefined) =>
    competition === undefined ? page : `${page} – ${competition}`,
  loading: 'Loading the page',
  noConnection: 'No connection. This page opens when you’re back online.',
  contents: 'On this page',
  map: 'Open the map',
});
