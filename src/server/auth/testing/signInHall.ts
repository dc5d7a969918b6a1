import { expect } from 'vitest';
import { GroupCommit } from '../../database/groupCommit.ts';
import { MemoryDisk } from '../../testing/disk.ts';
import { isJsonObject, type Json, type JsonObject } from '../../tree/json.ts';
import { AccountStore } from '../accounts.ts';
import { parseBody } from '../body.ts';
import { SigningKeys } from '../keys.ts';
import { ProjectAccounts } from '../projectAccounts.ts';
import { REAL_CLOCK, type MonotonicClock } from '../time.ts';
import { TokenIssuer } from '../tokens.ts';
import { IdentityToolkit } from '../toolkit.ts';

export const TEST_START = Date.UTC(2026, 0, 1);

/** The account endpoints without a server, with a clock that tests move. */
export interface SignInHall {
  readonly disk: MemoryDisk;
  readonly accounts: AccountStore;
  readonly keys: SigningKeys;
  readonly tokens: TokenIssuer;
  readonly toolkit: IdentityToolkit;
  readonly project: ProjectAccounts;
  readonly pass: (seconds: number) => void;
  /** Calls `accounts:<action>`. @throws AccountRefusal */
  readonly ask: (action: string, body: Json) => Promise<JsonObject>;
  /** Calls `projects/hall/<action>` as the administrator. @throws AccountRefusal */
  readonly order: (action: string, body: Json) => Promise<JsonObject>;
}

const objectOf = (json: Json): JsonObject => (isJsonObject(json) ? json : expect.unreachable());

export function createSignInHall({
  emulator = false,
  time = REAL_CLOCK,
}: { readonly emulator?: boolean; readonly time?: MonotonicClock } = {}): SignInHall {
  const disk = new MemoryDisk();
  const commits = new GroupCommit(disk, () => expect.unreachable());
  const accounts = new AccountStore({ namespace: 'hall', storage: disk, commits });
  const keys = new SigningKeys(disk, TEST_START);
  const tokens = new TokenIssuer({ project: 'hall', keys, acceptUnsigned: false });
  let now = TEST_START;
  const clock = (): number => now;
  const toolkit = new IdentityToolkit({ accounts, tokens, commits, clock, time, emulator });
  const project = new ProjectAccounts({ accounts, commits, clock });
  return {
    disk,
    accounts,
    keys,
    tokens,
    toolkit,
    project,
    pass: (seconds) => {
      now += seconds * 1000;
    },
    ask: async (action, body) => {
      const answer = toolkit.action(`accounts:${action}`) ?? expect.unreachable();
      return objectOf(await answer({ body: parseBody(body), address: 'hall' }));
    },
    order: async (action, body) => {
      const answer = project.action(action) ?? expect.unreachable();
      return objectOf(await answer(parseBody(body), 'https://floor.example.org'));
    },
  };
}
