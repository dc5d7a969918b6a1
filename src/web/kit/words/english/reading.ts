import { section } from '../section.ts';

/** The pages to read: details, rules, venue, contact, about. */
export const reading = section('reading', {
  /** What the browser's tab says: the page, and whose it is. */
  titled: (page: string, competition: string | undefined) =>
    competition === undefined ? page : `${page} – ${competition}`,
  loading: 'Loading the page',
  noConnection: 'No connection. This page opens when you’re back online.',
  contents: 'On this page',
  map: 'Open the map',
});
