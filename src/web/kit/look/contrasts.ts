import { accent, contrast, GROUNDS, hexColor, WHITE, type Theme } from './palette.ts';

/** The worst contrast of each accent role in a theme, over all its grounds: 1 to 21. */
export interface Contrasts {
  readonly button: number;
  readonly text: number;
  readonly line: number;
  readonly ink: number;
  readonly isWhite: boolean;
  /** The contrast that white would have on the button. */
  readonly white: number;
}

/** Undefined if `primary` is not a color. */
export function contrastsOf(primary: string, theme: Theme): Contrasts | undefined {
  const hex = hexColor(primary);
  if (hex === undefined) return undefined;
  const { fill, onFill, text, line, wash } = accent(hex, theme);
  const { ground, surface, sunken, raised, ink } = GROUNDS[theme];
  const least = (color: string): number =>
    Math.min(...[ground, surface, sunken, raised, wash].map((under) => contrast(color, under)));
  return {
    button: contrast(onFill, fill),
    text: least(text),
    line: least(line),
    ink: contrast(ink, wash),
    isWhite: onFill === WHITE,
    white: contrast(WHITE, fill),
  };
}
