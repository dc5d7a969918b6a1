import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { parseDance } from '../../../domain/event/dances.ts';
import { Observable } from '../../../store/connection/observed.ts';
import type { ConnectionState } from '../../../store/connection/states.ts';
import type { SheetOnDevice } from '../../../store/sheets/judgesSheets.ts';
import { createSheetPlace } from '../../../store/sheets/sheetAt.ts';
import {
  buildSimpleEvent,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import type { RoundNews } from './earlierRounds.ts';
import type { DayPart, LaterRound } from './PhoneTasks.tsx';
import BetweenRounds from './BetweenRounds.tsx';

beforeEach(() => localStorage.clear());

const round = buildSimpleRound(1, ['101'], { state: 'marked' });
const event = buildSimpleEvent(['101'], { dances: ['Waltz', 'Tango'], rounds: [round] });
const unsent: SheetOnDevice = {
  kept: {
    numbers: buildLeadNumbers('101'),
    pencilled: [],
    sent: true,
    reason: undefined,
    operation: 'o',
    there: [],
    late: false,
  },
  delivery: { kind: 'here' },
};

function wait({
  news = [],
  part = 'between',
  later,
  on = { event, round },
}: {
  readonly news?: readonly RoundNews[];
  readonly part?: DayPart;
  readonly later?: LaterRound;
  /** The last round that went on the floor. */
  readonly on?: { readonly event?: typeof event; readonly round?: typeof round };
} = {}) {
  const waiting = (['Waltz', 'Tango'] as const).map((dance) => ({
    ...unsent,
    place: createSheetPlace(event, round, { judge: buildJudgeKey('A'), dance: parseDance(dance) }),
  }));
  const heard = {
    floor:
      on.event === undefined
        ? []
        : [{ event: on.event.key, round: 1, dance: 0, heat: 1, floor: 1, startedAt: 1 }],
    eventOf: () => on.event && { ...on.event, rounds: on.round === undefined ? [] : [on.round] },
  };
  const own = { sheets: new Observable(new Map()), unsettled: () => waiting, on: () => undefined };
  const { rerender } = render(<></>, {
    wrapper: storeWrapper({
      eventName: 'demo',
      device: {
        connection: new Observable<ConnectionState>({ kind: 'live' }),
        serverAhead: new Observable(0),
        who: new Observable({ kind: 'unknown' }),
        peek: () => ({ kind: 'waiting' }),
        follow: () => () => undefined,
      },
    }),
  });
  rerender(
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the screen asks for less than a whole queue
    <BetweenRounds
      {...{ news, part, later, followed: heard }}
      name="Kim"
      judge={buildJudgeKey('A')}
      own={own as never}
    />,
  );
}

test('between rounds, the page names the sheets still on this phone, except another judge’s', () => {
  const lost: RoundNews = {
    kind: 'handed over',
    key: 'k',
    event,
    round,
    lost: ['Tango'],
    kept: ['Waltz'],
    by: buildJudgeKey('D'),
  };
  wait({ news: [lost] });
  expect(screen.getByText(/^Waltz: saved on this phone, not received yet/)).toBeDefined();
});

test('between rounds, the judge is thanked after the last one, and promised another only if there is one', () => {
  wait();
  expect(screen.getByText('Your next round will open here.')).toBeDefined();
  wait({ part: 'over' });
  expect(screen.getByText('That was your last round. Thank you.')).toBeDefined();
  wait({ part: 'over today', later: { when: 'Sat 9:10 AM', what: 'Silver Waltz, Final' } });
  expect(
    screen.getByText('That was your last round today. Next: Sat 9:10 AM, Silver Waltz, Final.'),
  ).toBeDefined();
  expect(screen.getAllByText(/next round will open/)).toHaveLength(1);
});

test('between rounds, the next one is called the first only before this judge has had one', () => {
  wait({ part: 'before', on: { event } });
  expect(screen.getByText('The first round will open here.')).toBeDefined();
  wait({ part: 'between', on: { event } });
  expect(screen.getByText('Your next round will open here.')).toBeDefined();
});

test('after the last round, the page doesn’t mention a next one', () => {
  wait({ part: 'over', on: {} });
  expect(screen.getByRole('heading').textContent).toBe('Floor is clear');
});
