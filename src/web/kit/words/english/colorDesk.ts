import { section } from '../section.ts';

/** The desk of the competition's color. */
export const colorDesk = section('colorDesk', {
  loading: 'Loading the color',
  notAvailable: 'Color',
  title: 'What’s your color?',
  more: 'One color, for the main button and for what is happening now. Words, lines and washes are worked out from it, by day and by night.',
  field: 'School color',
  help: 'As in #e87722, from your school’s style guide.',
  pick: 'Pick a color',
  some: 'Or one of these',
  noColor: 'Six digits from 0 to f, after a #.',
  fix: 'Check the color',
  white: 'Everything can be read. Button words are white.',
  black: (contrast: string) =>
    `Everything can be read. Button words are black: white on this color would be too faint (${contrast}).`,
  day: 'By day',
  night: 'By night',
  button: 'Register',
  words: 'You dance again in',
  now: 'On the floor now',
  contrast: {
    button: 'Words on the button',
    text: 'Colored words',
    line: 'Lines and icons',
    ink: 'Ink on the wash',
  },
  least:
    'Contrast, where 4.5 is the least for words and 3 for lines. A color that can’t hold it is moved lighter or darker until it does; the hue stays yours.',
});
