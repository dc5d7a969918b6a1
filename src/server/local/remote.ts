import { request } from 'node:http';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { REAL_CLOCK, type MonotonicClock } from '../auth/time.ts';
import { dropUndefined } from '../defined.ts';
import { parseJson, type Json, type JsonObject } from '../tree/json.ts';
import { runWithShortPath } from './address.ts';
import {
  AdministratorRefusal,
  type Administrator,
  type NewUser,
  type UnreplicatedPlace,
} from './administrator.ts';

const Answer = z.object({
  result: z.optional(z.custom<Json>()),
  problem: z.catch(z.optional(z.string()), undefined),
});

/** Timeouts of a call (ms): for the answer to `waitsFor`, before the person is told, and before giving up. */
const WORD_MS = 1000;
const TOLD_MS = 5000;
const MAX_WAIT_MS = 60_000;

const SILENT = 'The server does not answer.';
const GIVEN_UP =
  'No answer for a minute. The command may still take effect: check the result before you try again.';

/** Tells a person that a call is waiting. */
export interface WaitNotice {
  readonly time: MonotonicClock;
  readonly tell: (sentence: string) => void;
}

const SILENTLY: WaitNotice = { time: REAL_CLOCK, tell: () => undefined };

/**
 * Makes one call to a running server. A busy server gets time; one that waits for its standby, or is stopped,
 * is given up on.
 * @throws AdministratorRefusal with a sentence; a system error if no server is listening
 */
export function callServer(
  socketPath: string,
  method: string,
  args: JsonObject,
  { time, tell }: WaitNotice = SILENTLY,
): Promise<Json> {
  return runWithShortPath(socketPath, async (path) => {
    const ended = new AbortController();
    const { signal } = ended;
    const waitsFor = (): Promise<string | undefined> =>
      new Promise((resolve) => {
        time.after(WORD_MS, () => resolve(SILENT));
        callAt(path, 'waitsFor', {}, signal).then(
          (word) => resolve(typeof word === 'string' ? word : undefined),
          () => undefined,
        );
      });
    const givenUp = new Promise<never>((_resolve, reject) => {
      const look = async (): Promise<void> => {
        if (signal.aborted) return;
        const reason = await waitsFor();
        if (reason === undefined) time.after(MAX_WAIT_MS, () => void look());
        else reject(new AdministratorRefusal(`${reason} ${GIVEN_UP}`));
      };
      time.after(MAX_WAIT_MS, () => void look());
    });
    time.after(TOLD_MS, () => {
      void waitsFor().then((reason) => {
        if (reason !== undefined && !signal.aborted) tell(`${reason} Waiting for a minute at most …`);
      });
    });
    try {
      return await Promise.race([callAt(path, method, args, signal), givenUp]);
    } finally {
      ended.abort();
    }
  });
}

function callAt(socketPath: string, method: string, args: JsonObject, signal: AbortSignal): Promise<Json> {
  return new Promise((resolve, reject) => {
    // A new connection each time: a reused one may lead to a server that has ended.
    const asked = request(
      { socketPath, path: `/${method}`, method: 'POST', agent: false, signal },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const answer = Answer.safeParse(parseJson(Buffer.concat(parts).toString('utf8')));
          const { result, problem } = answer.success ? answer.data : {};
          if (result !== undefined) resolve(result);
          else reject(new AdministratorRefusal(problem ?? 'The server gave no answer.'));
        });
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify(args));
  });
}

/** A server of another version may answer in another shape. */
function expected<Schema extends z.ZodMiniType>(schema: Schema, json: Json): z.infer<Schema> {
  const read = z.safeParse(schema, json);
  if (!read.success)
    throw new AdministratorRefusal("The server's answer makes no sense. Do both run the same version?");
  return read.data;
}

const CreatedUser = z.object({ uid: z.string() });
const FoundUser = z.nullable(z.object({ uid: z.string(), email: z.string() }));
const Users = z.array(
  z.object({
    uid: z.string(),
    anonymous: z.catch(z.boolean(), false),
    email: z.exactOptional(z.string()),
  }),
);

const AllAlone = z.array(
  z.object({
    at: z.number(),
    by: z.string(),
    place: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('path'), path: z.string() }),
      z.object({ kind: z.literal('account'), of: z.string(), uid: z.string() }),
    ]),
    value: z.custom<Json>(),
  }),
);

export class RemoteAdministrator implements Administrator {
  private readonly socketPath: string;
  private readonly patience: WaitNotice | undefined;

  constructor(socketPath: string, patience?: WaitNotice) {
    this.socketPath = socketPath;
    this.patience = patience;
  }

  private call(method: string, args: JsonObject): Promise<Json> {
    return callServer(this.socketPath, method, args, this.patience);
  }

  read(path: string): Promise<Json> {
    return this.call('read', { path });
  }

  async update(patch: Readonly<Record<string, Json>>): Promise<void> {
    await this.call('update', { patch });
  }

  async createUser(user: NewUser): Promise<{ uid: string }> {
    return expected(CreatedUser, await this.call('createUser', dropUndefined(user)));
  }

  async findUser(email: string): Promise<{ uid: string; email: string } | undefined> {
    return expected(FoundUser, await this.call('findUser', { email })) ?? undefined;
  }

  async listUsers(): Promise<readonly { uid: string; email?: string; anonymous: boolean }[]> {
    return expected(Users, await this.call('listUsers', {}));
  }

  async setPassword(uid: string, password: string): Promise<void> {
    await this.call('setPassword', { uid, password });
  }

  async resetCode(uid: string): Promise<string> {
    return expected(z.string(), await this.call('resetCode', { uid }));
  }

  async customToken(uid: string, claims: JsonObject): Promise<string> {
    return expected(z.string(), await this.call('customToken', { uid, claims }));
  }

  async removeUser(uid: string): Promise<void> {
    await this.call('removeUser', { uid });
  }

  async unlock(email: string): Promise<void> {
    await this.call('unlock', { email });
  }

  async backup(file: string): Promise<void> {
    // The server has another working directory.
    await this.call('backup', { file: resolve(file) });
  }

  async check(): Promise<readonly string[]> {
    return expected(z.array(z.string()), await this.call('check', {}));
  }

  async promote(): Promise<string> {
    return expected(z.string(), await this.call('promote', {}));
  }

  async waitsFor(): Promise<string | undefined> {
    return expected(z.nullable(z.string()), await this.call('waitsFor', {})) ?? undefined;
  }

  async alone(): Promise<readonly UnreplicatedPlace[]> {
    return expected(AllAlone, await this.call('alone', {}));
  }

  async close(): Promise<void> {
    // This client has no connection to close: each call has its own.
  }
}
