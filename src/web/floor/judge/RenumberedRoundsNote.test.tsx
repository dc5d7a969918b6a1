import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEventKey } from '../../../domain/ids.ts';
import { Observable } from '../../../store/connection/observed.ts';
import type { ConnectionState, ReadState } from '../../../store/connection/states.ts';
import { createTestBackend, createTestDisk } from '../../../store/delivery/testing/backend.ts';
import { JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import { buildJudgeKey, buildLeadNumbers } from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { RenumberedRoundsNote } from './RenumberedRoundsNote.tsx';

const place = {
  event: createEventKey('Newcomer Waltz'),
  round: 1,
  renumbered: undefined,
  judge: buildJudgeKey('B'),
  dance: 'Waltz',
} as const;

/** A stable object: a new one each time would count as a change. */
const deviceWith = (heard: ReadState) => ({ peek: () => heard, follow: () => () => undefined });

test('marks of a renumbered round are reported in a sentence, and removed with one press', async () => {
  const device = deviceWith({
    kind: 'known',
    raw: { name: 'First Steps Waltz', level: 'Newcomer', style: 'Standard', dances: ['Waltz'] },
  });
  const there = createTestBackend('device');
  const own = new JudgesSheets(place.judge, createTestDisk('phone'), {
    ...there.wire(),
    uid: () => 'device',
    connection: new Observable<ConnectionState>({ kind: 'live' }),
    look: () => Promise.resolve({ renumbered: 1, state: 'initialized', marks: [], isIn: false }),
  });
  render(<RenumberedRoundsNote own={own} />, { wrapper: storeWrapper({ eventName: 'demo', device }) });
  there.refuse({ code: 'not allowed' });
  await act(async () => {
    void own.change(place, { numbers: buildLeadNumbers('101'), pencilled: [], sent: false });
    await there.answer();
  });
  const told =
    'Waltz, First Steps Waltz: the schedule changed the rounds before your marks came in, so they don’t count.';
  expect((await screen.findByRole('alert')).textContent).toContain(told);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await Promise.resolve();
  });
  expect(screen.queryByText(told)).toBeNull();
});
