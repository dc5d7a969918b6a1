import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleCases } from '../../../domain/testing/tries.ts';
import { buildAccentProperties, parseHexColor, type Accent, type Theme } from './palette.ts';

const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

function declared(css: string, selector: string): ReadonlyMap<string, string> {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('}', from));
  return new Map(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const css = readFileSync('src/web/kit/look/tokens.css', 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
const day = declared(css, ':root,\n[data-theme]');
const night = declared(css, "[data-theme='dark']");

const tokensOf = (theme: Theme) => (theme === 'light' ? day : night);

/** WCAG's relative luminance of a color. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const v = parseInt(hex.slice(from, from + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const contrast = (one: string, other: string) => contrastOf(luminance(one), luminance(other));

/** The accent colors of a page in both themes. */
function accentsOf(primary: string): Readonly<Record<Theme, Accent>> {
  const properties = buildAccentProperties(primary) ?? {};
  const at = (time: 'day' | 'night'): Accent => ({
    fill: properties[`--accent-fill-${time}`] ?? '',
    onFill: properties[`--on-accent-${time}`] ?? '',
    text: properties[`--accent-text-${time}`] ?? '',
    line: properties[`--accent-line-${time}`] ?? '',
    wash: properties[`--accent-wash-${time}`] ?? '',
  });
  return { light: at('day'), dark: at('night') };
}

/** The accent's contrasts on the backgrounds of tokens.css. */
function measured(accent: Accent, theme: Theme) {
  const at = (name: string) => luminance(tokensOf(theme).get(`--${name}`) ?? '');
  const grounds = [...['ground', 'surface', 'sunken', 'raised'].map(at), luminance(accent.wash)];
  const least = (color: string) => {
    const own = luminance(color);
    return Math.min(...grounds.map((under) => contrastOf(own, under)));
  };
  return {
    ...accent,
    textLeast: least(accent.text),
    lineLeast: least(accent.line),
    onFillLeast: contrast(accent.onFill, accent.fill),
    inkOnWash: contrastOf(at('ink'), luminance(accent.wash)),
  };
}

test.each([
  ['#e87722', 'light', '#e87722 / #000000 7.09 | #a84f00 4.65 | #d26500 3.14 | #ffece1 15.6'],
  ['#e87722', 'dark', '#e87722 / #000000 7.09 | #e87722 5.15 | #e87722 5.15 | #391f0e 13.8'],
  ['#ffd400', 'light', '#ffd400 / #000000 14.67 | #7c6600 4.68 | #9d8200 3.13 | #f6f0dc 15.6'],
  ['#ffd400', 'dark', '#ffd400 / #000000 14.67 | #ffd400 10.51 | #ffd400 10.51 | #2e2605 13.7'],
  ['#001f5b', 'light', '#001f5b / #ffffff 15.59 | #001f5b 13.06 | #001f5b 13.06 | #e8f1ff 15.7'],
  ['#001f5b', 'dark', '#466daf / #ffffff 5.16 | #668fd4 4.65 | #4b71b5 3.13 | #1b263a 13.8'],
  ['#8a1538', 'light', '#8a1538 / #ffffff 9.35 | #8a1538 7.84 | #8a1538 7.84 | #ffeaec 15.5'],
  ['#8a1538', 'dark', '#b9455e / #ffffff 5.15 | #df677d 4.67 | #bc4860 3.10 | #3b1b21 14.0'],
] as const)(
  'the color %s in the theme %s has a fill, its text, words, lines and wash with enough contrast',
  (primary, theme, row) => {
    const m = measured(accentsOf(primary)[theme], theme);
    expect(
      [
        `${m.fill} / ${m.onFill} ${m.onFillLeast.toFixed(2)}`,
        `${m.text} ${m.textLeast.toFixed(2)}`,
        `${m.line} ${m.lineLeast.toFixed(2)}`,
        `${m.wash} ${m.inkOnWash.toFixed(1)}`,
      ].join(' | '),
    ).toBe(row);
  },
);

test('every color has enough contrast in both themes', () => {
  const steps = Array.from({ length: 18 }, (_, i) => (i * 15).toString(16).padStart(2, '0'));
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const broken = sampleCases(colors).flatMap((primary) => {
    const accents = accentsOf(primary);
    return THEMES.filter((theme) => {
      const m = measured(accents[theme], theme);
      return m.textLeast < 4.5 || m.lineLeast < 3 || m.onFillLeast < 4.5 || m.inkOnWash < 13;
    }).map((theme) => `${primary} ${theme}`);
  });
  expect(colors).toHaveLength(5832);
  expect(broken).toEqual([]);
});

test.each([
  ['#E87722', '#e87722'],
  ['e87722', '#e87722'],
  [' #0af ', '#00aaff'],
  ['orange', undefined],
  ['#12345', undefined],
  ['url(x)', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the text %s is read as the color %s', (text, hex) => {
  expect(parseHexColor(text)).toBe(hex);
});

test('a competition’s color sets ten properties, and a competition without a color sets none', () => {
  expect(Object.keys(buildAccentProperties('#8a1538') ?? {})).toHaveLength(10);
  expect(buildAccentProperties('nonsense')).toBeUndefined();
});

test('the dark theme is the same by device setting and by hand', () => {
  expect(night.size).toBeGreaterThan(30);
  expect([...declared(css, ":root:not([data-theme='light'])")]).toEqual([...night]);
});

test.each(THEMES)('a competition without a color of its own is orange: %s', (theme) => {
  const tokens = theme === 'light' ? day : night;
  const { fill, onFill, text, line, wash } = accentsOf('#e87722')[theme];
  const at = theme === 'light' ? 'day' : 'night';
  expect(tokens.get('--accent-fill')).toBe(`var(--accent-fill-${at}, ${fill})`);
  expect(tokens.get('--on-accent')).toBe(`var(--on-accent-${at}, ${onFill})`);
  expect(tokens.get('--accent-text')).toBe(`var(--accent-text-${at}, ${text})`);
  expect(tokens.get('--accent-line')).toBe(`var(--accent-line-${at}, ${line})`);
  expect(tokens.get('--accent-wash')).toBe(`var(--accent-wash-${at}, ${wash})`);
});

test.each(THEMES)('ink and status colors are readable on every ground: %s', (theme) => {
  const tokens = theme === 'light' ? day : night;
  const color = (name: string) => tokens.get(`--${name}`) ?? '';
  const grounds = ['ground', 'surface', 'sunken', 'hover', 'raised'].map(color);
  const least = (name: string, more: readonly string[] = []) =>
    Math.min(...[...grounds, ...more].map((under) => contrast(color(name), under)));
  expect(least('ink')).toBeGreaterThanOrEqual(14);
  expect(least('ink-2')).toBeGreaterThanOrEqual(8);
  expect(least('ink-3')).toBeGreaterThanOrEqual(4.8);
  expect(least('line-strong')).toBeGreaterThanOrEqual(3);
  const states = ['ok', 'warn', 'stop', 'info'].map(
    (state) => [state, least(state, [color(`${state}-wash`)])] as const,
  );
  expect(states.filter(([, held]) => held < 5.5)).toEqual([]);
});
