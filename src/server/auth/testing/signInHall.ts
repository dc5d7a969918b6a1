import { expect } from 'vitest';
import { GroupCommit } from '../../database/groupCommit.ts';
import { Disk } from '../../testing/disk.ts';
import { isJsonObject, type Json, type JsonObject } from '../../tree/json.ts';
import { Accounts } from '../accounts.ts';
import { parseBody } from '../body.ts';
import { SigningKeys } from '../keys.ts';
import { ProjectAccounts } from '../projectAccounts.ts';
import { Tokens } from '../tokens.ts';
import { Toolkit } from '../toolkit.ts';

/** When the clock of such a hall begins. */
export const START = Date.UTC(2026, 0, 1);

/** What answers about accounts, without the server around it, and with a clock that a test moves. */
export interface SignInHall {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly toolkit: Toolkit;
  readonly project: ProjectAccounts;
  readonly pass: (seconds: number) => void;
  /** What `accounts:<action>` says to somebody. @throws AccountRefusal */
  readonly ask: (action: string, body: Json) => Promise<JsonObject>;
  /** What `projects/hall/<action>` says to the administrator. @throws AccountRefusal */
  readonly order: (action: string, body: Json) => Promise<JsonObject>;
}

const objectOf = (json: Json): JsonObject => (isJsonObject(json) ? json : expect.unreachable());

export function signInHall({ emulator = false }: { readonly emulator?: boolean } = {}): SignInHall {
  const disk = new Disk();
  const commits = new GroupCommit(disk, () => expect.unreachable());
  const accounts = new Accounts({ namespace: 'hall', storage: disk, commits });
  const tokens = new Tokens({ project: 'hall', keys: new SigningKeys(disk, START), acceptUnsigned: false });
  let now = START;
  const clock = (): number => now;
  const toolkit = new Toolkit({ accounts, tokens, commits, clock, emulator });
  const project = new ProjectAccounts({ accounts, commits, clock });
  return {
    accounts,
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
