import { section } from '../section.ts';

/** The setup desk for the public pages. */
export const pagesDeskWords = section('pagesDesk', {
  title: 'What do they need to know?',
  more: 'Write as in an email. ## starts a section, - a list, **two stars** make words bold.',
  page: 'Page',
  /** Instead of the home page's name, because its text is shown as news. */
  home: 'News',
  text: (page: string) => `Text of ${page}`,
  loading: 'Loading the page',
  notAvailable: 'Not available',
  unreadable: 'The saved text can’t be read. Write it again and save.',
  preview: 'What visitors see',
  empty: 'Nothing: the home page has no news.',
  starting: 'Visitors see this until you save a text.',
  tooLong: (letters: number) => `${letters} characters too many`,
});
