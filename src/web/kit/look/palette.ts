/**
 * Turns a competition's primary color into five roles that keep their contrast in both themes.
 *
 * Guaranteed for any color: accent text 4.5:1 on every ground and on its wash (target 4.6), lines and icons 3:1 (target
 * 3.1), text on the fill 4.5:1. By day the fill is the school's own color; by night a color that is too dark is
 * lightened.
 */

export type Theme = 'light' | 'dark';

/** The five roles of a competition's color, as '#rrggbb'. */
export interface Accent {
  readonly fill: string;
  readonly onFill: string;
  readonly text: string;
  readonly line: string;
  readonly wash: string;
}

interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** The backgrounds that accent text and lines must be readable on. Must equal tokens.css. */
export const THEME_GROUNDS = {
  light: { ground: '#f6f5f8', surface: '#ffffff', sunken: '#eceaf0', raised: '#ffffff', ink: '#191622' },
  dark: { ground: '#0f0d17', surface: '#1a1724', sunken: '#0a0810', raised: '#252130', ink: '#f5f3f8' },
} as const;

export const WHITE = '#ffffff';
const BLACK = '#000000';

/** Turns '#E87722', 'e87722' or '#e72' into '#e87722'; undefined for anything else. */
export function parseHexColor(text: string | null | undefined): string | undefined {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec((text ?? '').trim().toLowerCase())?.[1];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

const channel = (hex: string, from: number): number => parseInt(hex.slice(from, from + 2), 16) / 255;
const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const linearOfHex = (hex: string): Triple => [
  toLinear(channel(hex, 1)),
  toLinear(channel(hex, 3)),
  toLinear(channel(hex, 5)),
];

const hexOfLinear = (rgb: Triple): string =>
  '#' +
  rgb
    .map((v) => Math.round(Math.min(1, toGamma(Math.max(0, v))) * 255))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('');

function luminance(hex: string): number {
  const [r, g, b] = linearOfHex(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colors: 1 to 21. */
export function calculateContrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOfHex(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const redGreen = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(redGreen, blueYellow), hue: Math.atan2(blueYellow, redGreen) };
}

function linearOfOklch({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (rgb: Triple): boolean => rgb.every((v) => v > -0.0005 && v < 1.0005);

/** Reduces the chroma to what the screen can show, so that the hue never drifts. */
function hexOfOklch(color: Oklch): string {
  const whole = linearOfOklch(color);
  if (isShown(whole)) return hexOfLinear(whole);
  let low = 0;
  let high = color.chroma;
  for (let halving = 0; halving < 24; halving += 1) {
    const middle = (low + high) / 2;
    if (isShown(linearOfOklch({ ...color, chroma: middle }))) low = middle;
    else high = middle;
  }
  return hexOfLinear(linearOfOklch({ ...color, chroma: low }));
}

/**
 * Moves the lightness away from the backgrounds, with the same hue, until it has the ratio on all of them.
 */
function hold(start: Oklch, grounds: readonly string[], ratio: number, step: number): string {
  for (let lightness = start.lightness; lightness >= 0 && lightness <= 1; lightness += step) {
    const hex = hexOfOklch({ ...start, lightness });
    if (grounds.every((ground) => calculateContrast(hex, ground) >= ratio)) return hex;
  }
  return step < 0 ? BLACK : WHITE;
}

/** The five roles of a primary color ('#rrggbb', see `parseHexColor`) in a theme. */
export function buildAccent(primary: string, theme: Theme): Accent {
  const { ground, surface, sunken, raised } = THEME_GROUNDS[theme];
  const night = theme === 'dark';
  const away = night ? 0.004 : -0.004;
  const school = toOklch(primary);
  const calm = { ...school, chroma: Math.min(school.chroma, 0.2) };
  const wash = hexOfOklch({
    lightness: night ? 0.27 : 0.955,
    chroma: Math.min(calm.chroma * 0.35, night ? 0.05 : 0.028),
    hue: school.hue,
  });
  const grounds = [ground, surface, sunken, raised, wash];
  const fill = night ? hold(school, [ground, surface, raised], 3.02, away) : primary.toLowerCase();
  return {
    fill,
    // Black or white: one of the two always has 4.5:1.
    onFill: calculateContrast(WHITE, fill) >= 4.5 ? WHITE : BLACK,
    text: hold(calm, grounds, 4.6, away),
    line: hold(calm, grounds, 3.1, away),
    wash,
  };
}

/** The declarations of `buildAccentProperties`, as the text of a style. */
export function buildAccentStyle(primary: string | null | undefined): string | undefined {
  const properties = buildAccentProperties(primary);
  return (
    properties &&
    Object.entries(properties)
      .map((declaration) => declaration.join(':'))
      .join(';')
  );
}

/** The custom properties that tokens.css reads, for both themes; undefined if the text is not a color. */
export function buildAccentProperties(
  primary: string | null | undefined,
): Readonly<Record<string, string>> | undefined {
  const hex = parseHexColor(primary);
  if (hex === undefined) return undefined;
  const day = buildAccent(hex, 'light');
  const night = buildAccent(hex, 'dark');
  return {
    '--accent-fill-day': day.fill,
    '--on-accent-day': day.onFill,
    '--accent-text-day': day.text,
    '--accent-line-day': day.line,
    '--accent-wash-day': day.wash,
    '--accent-fill-night': night.fill,
    '--on-accent-night': night.onFill,
    '--accent-text-night': night.text,
    '--accent-line-night': night.line,
    '--accent-wash-night': night.wash,
  };
}
