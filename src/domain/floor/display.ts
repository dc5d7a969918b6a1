/** What a display of the hall can show, in the order of the controller's keys. */
export const LAYOUTS = [
  'dancing',
  'deck',
  'callbacks',
  'results',
  'schedule',
  'message',
  'clock',
  'sponsors',
  'blank',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What screens let in and what the rules take, as in `bounds.ts`: in characters, and how many. */
export const DISPLAY_BOUNDS = {
  name: 40,
  words: 200,
  /** A code, and the letters and figures in it that nobody takes for each other across a hall. */
  code: 4,
  codeSigns: 'ACDEFHJKLMNPRTUVWXY34679',
  /** A line of the sponsors, and how many there are. */
  sponsor: 80,
  sponsors: 20,
  displays: 12,
  /** What waits to be shown on one. */
  waiting: 10,
  /** Of what is shown; in a reveal, places. */
  pages: 99,
  /** Seconds for which something is put in between. */
  between: 120,
} as const;

/** So long sponsors stand on a board that follows the floor, in seconds: then it shows the floor again. */
export const SPONSORS_BETWEEN = 40;

const { codeSigns: SIGNS, code: CODE_LENGTH } = DISPLAY_BOUNDS;

/** A display shows this until somebody has named it. */
const CODE_FORM = new RegExp(`^[${SIGNS}]{${CODE_LENGTH}}$`);

export type DisplayCode = string & { readonly is: 'DisplayCode' };

const isDisplayCode = (text: string): text is DisplayCode => CODE_FORM.test(text);

/** As it was typed: in small letters, or with a blank in it. */
export function displayCode(typed: string): DisplayCode | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return isDisplayCode(code) ? code : undefined;
}

/** @param drawn as many numbers from 0 to 1 as a code has signs */
export const codeDrawn = (drawn: () => number): DisplayCode => {
  const signs = Array.from({ length: CODE_LENGTH }, () => SIGNS[Math.floor(drawn() * SIGNS.length)] ?? 'A');
  const code = signs.join('');
  if (!isDisplayCode(code)) throw new Error('A code is drawn from its own signs.');
  return code;
};
