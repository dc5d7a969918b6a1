import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { judgesDay } from '../../../store/models/judge/judgesDay.ts';
import { hears } from '../../../store/models/judge/testing/hears.ts';
import { LanguageHere } from '../../kit/words/language.ts';
import { LANGUAGES, languageOf } from '../../kit/words/visitorsLanguage.ts';
import { textsOutsideNames } from '../../kit/testing/textsOutsideNames.ts';
import { DanceTabs } from './DanceTabs.tsx';

const DANCES = ['Viennese Waltz', 'Quickstep', 'ChaCha', 'Paso Doble', 'Night Club Two Step'] as const;

/** The tabs of a round with these dances, one of them sent and one saved. */
function tabs(count: number) {
  const { shown } = judgesDay(hears([{ dance: 'Waltz' }]));
  if (shown === undefined) return expect.unreachable();
  const sheets = DANCES.slice(0, count).map((dance, at) => ({
    dance,
    state: at < 2 ? ('sent' as const) : ('open' as const),
    marks: at,
    isAgain: false,
    isIn: at === 0,
  }));
  return (
    <DanceTabs
      shown={{ ...shown, round: { ...shown.round, sheets } }}
      dance={DANCES[0]}
      onGo={() => undefined}
      wanted={6}
    />
  );
}

test.each(LANGUAGES)('the accessible names of the dance tabs contain their text in %s', async (tag) => {
  const language = await languageOf(tag);
  for (const count of [2, 5]) {
    const { container, unmount } = render(<LanguageHere value={language}>{tabs(count)}</LanguageHere>);
    expect(container.querySelectorAll('button[aria-label]')).toHaveLength(count);
    expect(textsOutsideNames(container)).toEqual([]);
    unmount();
  }
});

test('a shortened dance name has its full name for screen readers', () => {
  render(tabs(5));
  expect(screen.getByRole('button', { name: 'V. Waltz (Viennese Waltz), sent' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Quick (Quickstep), saved' })).toBeDefined();
});
