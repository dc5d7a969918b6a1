import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import type { RoundInput } from '../../../domain/testing/round.ts';
import type { ReadState } from '../../../store/connection/states.ts';
import { Observable } from '../../../store/connection/observed.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { buildSimpleEvent, buildJudges, buildSimpleRound } from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { DayTaskList } from './DayTaskList.tsx';
import { OpenIssueList } from './OpenIssueList.tsx';
import { isDayOver } from './nextRounds.ts';
import type { JudgePhone } from './judgePhones.ts';

const NOTHING = 'Nothing right now.';

/** A backend with only these paths; `waits`: nothing is loaded yet. */
const staffWith = (tree: Readonly<Record<string, unknown>>, waits = false) => {
  const heard = new Map<string, ReadState>();
  const peek = (at: string): ReadState => {
    const one: ReadState =
      heard.get(at) ?? (waits ? { kind: 'waiting' } : { kind: 'known', raw: tree[at] ?? null });
    heard.set(at, one);
    return one;
  };
  const staff = { serverAhead: new Observable(0), peek, follow: () => () => undefined };
  return storeWrapper({ eventName: 'demo', staff });
};

const [judge] = buildJudges('B');
const phone = (kind: 'here' | 'away'): JudgePhone => {
  const [at] = listRoundsOfDay([buildSimpleEvent(['101'])]);
  return judge === undefined || at === undefined
    ? expect.unreachable()
    : {
        judge,
        isLinked: true,
        unsent: 0,
        presence: kind === 'here' ? { kind, since: 1 } : { kind, seen: 1 },
        marks: [at],
      };
};

function needs(
  roles: readonly StaffRole[],
  phones: readonly JudgePhone[] | undefined,
  wrapper = staffWith({}),
) {
  const { container, unmount } = render(
    <DayTaskList roles={roles} coming={[]} sheets={[]} phones={phones} />,
    {
      wrapper,
    },
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

test('the dashboard says that nothing needs attention only once everything is loaded', () => {
  expect(needs(['chairman'], [])).toContain(NOTHING);
  expect(needs(['chairman'], undefined)).not.toContain(NOTHING);
  expect(needs(['chairman'], [], staffWith({}, true))).not.toContain(NOTHING);
});

test('the dashboard does not say that nothing needs attention beside a judge whose phone is missing', () => {
  expect(needs(['chairman'], [phone('here')])).toContain(NOTHING);
  const missed = needs(['chairman'], [phone('away')]);
  expect(missed).not.toContain(NOTHING);
  expect(missed).toContain('judge’s phone isn’t connected');
});

test('the dashboard does not say that nothing needs attention beside results to sign', () => {
  const events = {
    Waltz: {
      name: 'Waltz',
      eventLevel: 'Bronze',
      style: 'Standard',
      rounds: { 0: { roundState: 5, roundName: 'Final' } },
    },
  };
  const toSign = needs(['chairman'], [], staffWith({ events }));
  expect(toSign).not.toContain(NOTHING);
  expect(toSign).toContain('1result to sign');
  expect(needs(['mc'], [], staffWith({ events }))).toContain(NOTHING);
});

test('the dashboard names absent problems only if nothing is left out', () => {
  const none = 'No duplicates, no open partner searches, no broken rules.';
  const twice = { kind: 'twice', count: 1, names: ['Kim'] } as const;
  const said = (roles: readonly StaffRole[], list: Parameters<typeof OpenIssueList>[0]['needs']) => {
    const { unmount } = render(<OpenIssueList needs={list} roles={roles} />);
    const isThere = screen.queryByText(none) !== null;
    unmount();
    return isThere;
  };
  expect(said(['admin'], [])).toBe(true);
  expect(said(['admin'], [twice])).toBe(false);
  expect(said(['scrutineer'], [])).toBe(false);
  expect(said(['scrutineer'], [twice])).toBe(false);
});

test('the dashboard does not call the day over while a round is on the floor', () => {
  const day = (state: RoundInput['state']) =>
    listRoundsOfDay([buildSimpleEvent(['101'], { rounds: [buildSimpleRound(0, ['101'], { state })] })]);
  expect(isDayOver(day('running'), [])).toBe(false);
  expect(isDayOver(day('posted'), [])).toBe(true);
});
