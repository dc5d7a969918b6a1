/** Layouts of a hall display, in the order of the controller's keys. */
export const BOARD_LAYOUTS = [
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
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

/** Bounds for screens and rules, as in `bounds.ts`: lengths in characters, and counts. */
export const DISPLAY_BOUNDS = {
  name: 40,
  words: 200,
  /** The length of a code, and its characters: none that look alike from across a hall. */
  code: 4,
  codeSigns: 'ACDEFHJKLMNPRTUVWXY34679',
  sponsor: 80,
  sponsors: 20,
  displays: 12,
  /** Items waiting for one display. */
  waiting: 10,
  pages: 99,
  /** Longest insert, in seconds. */
  between: 120,
} as const;

/** Seconds for which sponsors interrupt a board that follows the floor. */
export const SPONSORS_SECONDS = 40;

const { codeSigns: SIGNS, code: CODE_LENGTH } = DISPLAY_BOUNDS;

/** A display shows its code until it has a name. */
export const DISPLAY_CODE = new RegExp(`^[${SIGNS}]{${CODE_LENGTH}}$`);

export type DisplayCode = string & { readonly is: 'DisplayCode' };

const isDisplayCode = (text: string): text is DisplayCode => DISPLAY_CODE.test(text);

/** Accepts lower case and separators. */
export function parseDisplayCode(typed: string): DisplayCode | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return isDisplayCode(code) ? code : undefined;
}

/** @param drawn returns a random number from 0 to 1; called once per character */
export const drawDisplayCode = (drawn: () => number): DisplayCode => {
  const signs = Array.from({ length: CODE_LENGTH }, () => SIGNS[Math.floor(drawn() * SIGNS.length)] ?? 'A');
  const code = signs.join('');
  if (!isDisplayCode(code)) throw new Error('The drawn code has invalid characters.');
  return code;
};
