import { section } from '../section.ts';

/** The desk at which an organizer writes the public pages. */
export const pagesDesk = section('pagesDesk', {
  title: 'What do they need to know?',
  more: 'Write as in an email. ## begins a part, - a list, **two stars** make words strong.',
  page: 'Page',
  /** In the place of the first page's name: its text stands there as news. */
  home: 'News',
  text: (page: string) => `Text of ${page}`,
  loading: 'Loading the page',
  notAvailable: 'Pages',
  unreadable: 'What was saved here can’t be read. Write it again and save.',
  preview: 'As a visitor sees it',
  empty: 'Nothing: the first page has no news.',
  starting: 'This is what visitors read until you save a text.',
  tooLong: (letters: number) => `${letters} letters too many`,
});
