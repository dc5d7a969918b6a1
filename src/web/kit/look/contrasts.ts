import { accent, contrast, GROUNDS, hexColor, WHITE, type Theme } from './palette.ts';

/** How well what is painted in a competition's colour can be read in a theme, each on the ground that is worst for it: 1 to 21. */
export interface Contrasts {
  readonly button: number;
  readonly text: number;
  readonly line: number;
  readonly ink: number;
  /** Whether the words of a button are white. */
  readonly isWhite: boolean;
  /** What white would have on the button. */
  readonly white: number;
}

/** Undefined for what is no colour. */
export function contrastsOf(primary: string, theme: Theme): Contrasts | undefined {
  const hex = hexColor(primary);
  if (hex === undefined) return undefined;
  const { fill, onFill, text, line, wash } = accent(hex, theme);
  const { ground, surface, sunken, raised, ink } = GROUNDS[theme];
  const least = (colour: string): number =>
    Math.min(...[ground, surface, sunken, raised, wash].map((under) => contrast(colour, under)));
  return {
    button: contrast(onFill, fill),
    text: least(text),
    line: least(line),
    ink: contrast(ink, wash),
    isWhite: onFill === WHITE,
    white: contrast(WHITE, fill),
  };
}
