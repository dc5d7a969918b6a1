import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { buildJudgesDay } from '../../../store/models/judge/judgesDay.ts';
import type { CurrentSheet } from '../../../store/models/judge/currentSheet.ts';
import SheetNews from './SheetNews.tsx';
import { buildJudgeFloorState } from '../../../store/models/judge/testing/judgeFloorState.ts';

beforeEach(() => localStorage.clear());

function news(reopened: CurrentSheet['reopened'], couples?: readonly string[]) {
  const { shown } = buildJudgesDay(buildJudgeFloorState([{ dance: 'Waltz', ...(couples && { couples }) }]));
  const sheet = {
    numbers: [],
    pencilled: [],
    there: [],
    sent: false,
    delivery: { kind: 'received' },
    changeRequested: false,
    isOpenAgain: true,
    reopened,
  } as const;
  return shown === undefined ? (
    expect.unreachable()
  ) : (
    <SheetNews
      {...{ shown, sheet, dance: shown.dance, gone: [], onRenew: undefined, notes: undefined }}
      onTryAgain={vi.fn()}
    />
  );
}
const told = () => screen.queryByRole('alert')?.textContent ?? '';

test('a reopened sheet shows who reopened it and why, until dismissed, and again the next time', () => {
  const wrapper = storeWrapper({ eventName: 'demo' });
  const { rerender } = render(news(undefined), { wrapper });
  expect(told()).toBe('');
  rerender(news({ by: 'Sam (chairman)', why: 'Two of them swapped.' }));
  expect(told()).toContain('Reopened by Sam (chairman): Two of them swapped. Send it again.');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(told()).toBe('');
  rerender(news({ by: 'Ann (scrutineer)', why: undefined }));
  expect(told()).toContain('Reopened by Ann (scrutineer). Send it again.');
});

test('a number worn by two couples is shown above the sheet', () => {
  const wrapper = storeWrapper({ eventName: 'demo' });
  const { container } = render(news(undefined, ['101', '102', '102']), { wrapper });
  expect(container.textContent).toContain('102');
});
