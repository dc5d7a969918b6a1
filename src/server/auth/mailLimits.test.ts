import { pino } from 'pino';
import { expect, test } from 'vitest';
import { GroupCommit } from '../database/groupCommit.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { AccountStore } from './accounts.ts';
import { CodeMails } from './codeMails.ts';

// Rate limits for mails with codes, with a mail server that accepts everything.

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1);

interface Post {
  readonly accounts: AccountStore;
  /** Requests this many mails, and returns the recipients. */
  readonly sent: (emails: readonly string[]) => Promise<readonly string[]>;
  readonly pass: (milliseconds: number) => void;
}

function open(): Post {
  const disk = new MemoryDisk();
  const commits = new GroupCommit(disk, () => expect.unreachable());
  const accounts = new AccountStore({ namespace: 'hall', storage: disk, commits });
  let now = START;
  const went: string[] = [];
  const mails = new CodeMails({
    accounts,
    commits,
    post: {
      send: ({ to }) => {
        went.push(to);
        return Promise.resolve();
      },
      close: () => undefined,
    },
    publicUrl: 'https://floor.example.org',
    apiKey: 'key',
    database: { read: () => null },
    clock: () => now,
    log: pino({ level: 'silent' }),
  });
  return {
    accounts,
    sent: async (emails) => {
      const before = went.length;
      for (const email of emails) mails.asked('PASSWORD_RESET', email);
      // Mails start in the next turn; close waits for them.
      await new Promise((resolve) => setImmediate(resolve));
      await mails.close();
      return went.slice(before);
    },
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

test('an account gets three mails at once, then one in twenty minutes', async () => {
  const { accounts, sent, pass } = open();
  accounts.create({ email: 'ann@b.c', now: START });
  accounts.create({ email: 'ben@b.c', now: START });
  const four = Array.from({ length: 4 }, () => 'ann@b.c');
  expect(await sent([...four, 'ben@b.c'])).toEqual(['ann@b.c', 'ann@b.c', 'ann@b.c', 'ben@b.c']);
  pass(HOUR / 3 - 1);
  expect(await sent(['ann@b.c', 'ben@b.c'])).toEqual(['ben@b.c']);
  pass(1);
  expect(await sent(four)).toHaveLength(1);
  pass(HOUR);
  expect(await sent(four)).toHaveLength(3);
});

test('all known, enabled accounts together get five hundred mails, then one in 7.2 seconds', async () => {
  const { accounts, sent, pass } = open();
  const emails = Array.from({ length: 501 }, (_, n) => `${n}@b.c`);
  for (const email of emails) accounts.create({ email, now: START });
  const out = accounts.create({ email: 'out@b.c', now: START });
  accounts.keep({ ...out, disabled: true });
  expect(await sent(['out@b.c', 'nobody@b.c'])).toEqual([]);
  expect(await sent(emails)).toEqual(emails.slice(0, 500));
  pass(HOUR / 500 - 1);
  expect(await sent(emails.slice(-1))).toEqual([]);
  pass(1);
  expect(await sent(emails.slice(-1))).toEqual(emails.slice(-1));
});
