import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildJudgesDay } from '../../../store/models/judge/judgesDay.ts';
import { buildJudgeFloorState } from '../../../store/models/judge/testing/judgeFloorState.ts';
import { LanguageContext } from '../../kit/words/language.ts';
import { LANGUAGES, loadLanguage } from '../../kit/words/visitorsLanguage.ts';
import { textsOutsideNames } from '../../kit/testing/textsOutsideNames.ts';
import { DanceTabs } from './DanceTabs.tsx';

const DANCES = ['Viennese Waltz', 'Quickstep', 'ChaCha', 'Paso Doble', 'Night Club Two Step'] as const;

/** The tabs of a round with these dances, one of them sent and one saved. */
function tabs(count: number) {
  const { shown } = buildJudgesDay(buildJudgeFloorState([{ dance: 'Waltz' }]));
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
  const language = await loadLanguage(tag);
  for (const count of [2, 5]) {
    const { container, unmount } = render(<LanguageContext value={language}>{tabs(count)}</LanguageContext>);
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
