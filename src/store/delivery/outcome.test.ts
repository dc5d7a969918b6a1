import { expect, test, vi } from 'vitest';
import { eventKeyFromName } from '../../domain/ids.ts';
import { Observed } from '../connection/observed.ts';
import type { Connection, Written } from '../connection/states.ts';
import type { Operation } from './operation.ts';
import { shelfInTab } from './keptDesk.ts';
import { JournalOutbox } from './outbox.ts';
import { performed } from './outcome.ts';

const LIVE: Connection = { kind: 'live' };

const closing = (key: string): Operation => ({
  key,
  changes: [
    {
      record: {
        uid: 'u1',
        who: 'Ann',
        device: 'laptop',
        at: 1,
        kind: 'state changed',
        event: eventKeyFromName('Waltz'),
        round: 1,
        from: 'running',
        to: 'marked',
      },
      patch: { 'events/Waltz/rounds/1/roundState': 4 },
    },
  ],
});

/** An outbox whose backend answers when the test says so. */
function desk(hasLine = false) {
  const answers: ((written: Written) => void)[] = [];
  const outbox = new JournalOutbox(shelfInTab(), {
    write: () => new Promise((answer) => answers.push(answer)),
    hasRecord: () => Promise.resolve(hasLine),
    now: () => Promise.resolve(1),
    uid: () => 'u1',
    mend: () => Promise.resolve(undefined),
  });
  const answer = async (written: Written): Promise<void> => {
    await vi.waitFor(() => expect(answers).not.toHaveLength(0));
    answers.shift()?.(written);
  };
  return { outbox, answer };
}

test('what the backend has taken is done', async () => {
  const { outbox, answer } = desk();
  const outcome = performed(outbox, new Observed(LIVE), closing('a'));
  await answer({ ok: true });
  expect(await outcome).toEqual({ kind: 'done' });
});

test('what it has refused is told with the reason, and does not wait on the device to be tried again', async () => {
  const { outbox, answer } = desk();
  const outcome = performed(outbox, new Observed(LIVE), closing('a'));
  await answer({ ok: false, problem: 'Not allowed.' });
  expect(await outcome).toEqual({ kind: 'refused', problem: 'Not allowed.' });
  await vi.waitFor(() => expect(outbox.onTheWay.now).toEqual([]));
});

test('what was refused because it had arrived before, over a line that broke, is done', async () => {
  const { outbox, answer } = desk(true);
  const outcome = performed(outbox, new Observed(LIVE), closing('a'));
  await answer({ ok: false, problem: 'There already.' });
  expect(await outcome).toEqual({ kind: 'done' });
});

test('while the line is down it is kept on the device, and goes out later', async () => {
  const { outbox, answer } = desk();
  const connection = new Observed<Connection>({ kind: 'lost', since: 0 });
  expect(await performed(outbox, connection, closing('a'))).toEqual({ kind: 'kept' });
  expect(outbox.onTheWay.now).toHaveLength(1);
  await answer({ ok: true });
  await vi.waitFor(() => expect(outbox.onTheWay.now).toEqual([]));
});

test('a line that breaks while the answer is waited for keeps it as well', async () => {
  const { outbox } = desk();
  const connection = new Observed<Connection>(LIVE);
  const outcome = performed(outbox, connection, closing('a'));
  await vi.waitFor(() => expect(outbox.onTheWay.now[0]?.delivery.kind).toBe('here'));
  connection.set({ kind: 'lost', since: 0 });
  expect(await outcome).toEqual({ kind: 'kept' });
});
