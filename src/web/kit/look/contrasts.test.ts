import { expect, test } from 'vitest';
import { calculateContrasts } from './contrasts.ts';

const rounded = (primary: string, theme: 'light' | 'dark') => {
  const { button, text, line, ink, isWhite, white } = calculateContrasts(primary, theme) ?? {};
  return [button, text, line, ink, white]
    .map((one) => Math.round((one ?? 0) * 10) / 10)
    .concat(Number(isWhite));
};

test('text on a school’s orange button is black, since white would be too faint', () => {
  expect(rounded('#e87722', 'light')).toEqual([7.1, 4.7, 3.1, 15.6, 3, 0]);
  expect(rounded('#E87722', 'dark')).toEqual([7.1, 5.2, 5.2, 13.8, 3, 0]);
});

test('text on a dark red button is white', () => {
  expect(rounded('#8a1538', 'light')).toMatchObject({ 5: 1 });
});

test.each(['#ffffff', '#000000', '#ffd400', '#808080', '#00ffff'])(
  'the color %s is readable in both themes',
  (hex) => {
    for (const theme of ['light', 'dark'] as const) {
      const { button = 0, text = 0, line = 0, ink = 0 } = calculateContrasts(hex, theme) ?? {};
      expect([button >= 4.5, text >= 4.5, line >= 3, ink >= 4.5]).toEqual([true, true, true, true]);
    }
  },
);

test('text that is not a color has no contrast', () => {
  expect(calculateContrasts('orange', 'light')).toBeUndefined();
});
