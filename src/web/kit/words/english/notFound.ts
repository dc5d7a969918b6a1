import { section } from '../section.ts';

/** The page for an unknown address. */
export const notFoundWords = section('notFound', {
  tab: 'Not found',
  title: 'Nothing here',
  remedy: 'Check the address, or start from the home page.',
  home: 'Home page',
  /** Judges who type the address. */
  entrance: {
    title: 'Which judge are you?',
    more: 'Choose your letter and type your access code. Or scan the code on your card.',
    none: 'There are no judges yet.',
  },
});
