import { act, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { Observable } from '../../../store/connection/observed.ts';
import type { ConnectionState } from '../../../store/connection/states.ts';
import { buildJudgeKey } from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import PhoneTasks from './PhoneTasks.tsx';

const WAITING = { kind: 'waiting' };

test('a tap shows on the screen before the work it causes', () => {
  const own = {
    unsettled: vi.fn(() => []),
    sheets: new Observable(new Map()),
    queue: { tryAllAgain: () => undefined },
  };
  const tasks = () => (
    <PhoneTasks
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the tasks ask for less than a whole queue
      own={own as never}
      judge={buildJudgeKey('A')}
      followed={{ isHeard: false, floor: [], places: [], eventOf: () => undefined }}
      rounds={[]}
      onTell={() => undefined}
    />
  );
  const { rerender } = render(tasks(), {
    wrapper: storeWrapper({
      eventName: 'demo',
      backend: { kind: 'embedded' },
      device: {
        connection: new Observable<ConnectionState>({ kind: 'connecting' }),
        serverAhead: new Observable(0),
        who: new Observable({ kind: 'unknown' }),
        identify: async () => undefined,
        peek: () => WAITING,
        follow: () => () => undefined,
      },
    }),
  });
  own.unsettled.mockClear();
  act(() => {
    // Flushes as React does when it draws the tile that was tapped.
    flushSync(() => {
      own.sheets.set(new Map());
      rerender(tasks());
    });
    expect(own.unsettled).not.toHaveBeenCalled();
  });
  expect(own.unsettled).toHaveBeenCalled();
});
