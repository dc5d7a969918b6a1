import { section } from '../section.ts';

/** The page for an unknown address. */
export const notFoundWords = section('notFound', {
  tab: 'Not found',
  title: 'Nothing here',
  remedy: 'Check the address, or start from the home page.',
  home: 'Home page',
});
