import { section } from '../section.ts';

/** The setup desk for the competition's color. */
export const colorDeskWords = section('colorDesk', {
  loading: 'Loading the color',
  notAvailable: 'Not available',
  title: 'What’s your color?',
  more: 'One color, for the main button and for what’s happening now. Text, lines and tints are made from it, for light and dark.',
  field: 'School color',
  help: 'Such as #e87722, from your school’s style guide.',
  pick: 'Pick a color',
  some: 'Or one of these',
  noColor: 'Use # and six digits, 0–9 or a–f.',
  fix: 'Check the color',
  white: 'Everything is readable. Button text is white.',
  black: (contrast: string) =>
    `Everything is readable. Button text is black: white would be too faint on this color (${contrast}).`,
  day: 'Light',
  night: 'Dark',
  button: 'Register',
  words: 'You dance again in',
  now: 'On the floor now',
  contrast: {
    button: 'Text on the button',
    text: 'Colored text',
    line: 'Lines and icons',
    ink: 'Text on the tint',
  },
  least:
    'Contrast: at least 4.5 for text and 3 for lines. A color that falls short gets lighter or darker; the hue stays yours.',
});
