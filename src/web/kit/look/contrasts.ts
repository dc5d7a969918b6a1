import {
  buildAccent,
  calculateContrast,
  THEME_GROUNDS,
  parseHexColor,
  WHITE,
  type Theme,
} from './palette.ts';

/** The worst contrast of each accent role in a theme, over all its backgrounds: 1 to 21. */
export interface AccentContrasts {
  readonly button: number;
  readonly text: number;
  readonly line: number;
  readonly ink: number;
  readonly isWhite: boolean;
  /** The contrast that white would have on the button. */
  readonly white: number;
}

/** Undefined if `primary` is not a color. */
export function calculateContrasts(primary: string, theme: Theme): AccentContrasts | undefined {
  const hex = parseHexColor(primary);
  if (hex === undefined) return undefined;
  const { fill, onFill, text, line, wash } = buildAccent(hex, theme);
  const { ground, surface, sunken, raised, ink } = THEME_GROUNDS[theme];
  const least = (color: string): number =>
    Math.min(...[ground, surface, sunken, raised, wash].map((under) => calculateContrast(color, under)));
  return {
    button: calculateContrast(onFill, fill),
    text: least(text),
    line: least(line),
    ink: calculateContrast(ink, wash),
    isWhite: onFill === WHITE,
    white: calculateContrast(WHITE, fill),
  };
}
