import { section } from '../section.ts';

/** Where there is no screen. */
export const notFound = section('notFound', {
  tab: 'Not found',
  title: 'Nothing here',
  remedy: 'Check the address, or start from the home page.',
  home: 'Home page',
});
