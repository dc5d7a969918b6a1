import { request } from 'node:http';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { parseJson, type Json, type JsonObject } from '../tree/json.ts';
import { withShortPath } from './address.ts';
import { AdministratorRefusal, type Administrator, type WrittenAlone } from './administrator.ts';

const Answer = z.object({
  result: z.optional(z.custom<Json>()),
  problem: z.catch(z.optional(z.string()), undefined),
});

/** One call to a running server. Rejects with a sentence; with a system error when nobody listens. */
export function call(socketPath: string, method: string, args: JsonObject): Promise<Json> {
  return withShortPath(socketPath, (path) => callAt(path, method, args));
}

function callAt(socketPath: string, method: string, args: JsonObject): Promise<Json> {
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one may lead to a server that has ended since.
    const asked = request({ socketPath, path: `/${method}`, method: 'POST', agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Answer.safeParse(parseJson(Buffer.concat(parts).toString('utf8')));
        const { result, problem } = answer.success ? answer.data : {};
        if (result !== undefined) resolve(result);
        else reject(new AdministratorRefusal(problem ?? 'The server gave no answer.'));
      });
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(args));
  });
}

/** What a server of another version may answer is not what was asked for. */
function expected<Schema extends z.ZodMiniType>(schema: Schema, json: Json): z.infer<Schema> {
  const read = z.safeParse(schema, json);
  if (!read.success) throw new AdministratorRefusal("The server's answer is not understood.");
  return read.data;
}

const NewUser = z.object({ uid: z.string() });
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
      z.object({ kind: z.literal('account'), of: z.string() }),
    ]),
    value: z.custom<Json>(),
  }),
);

/** The administrator of a server that runs in another process. */
export class RemoteAdministrator implements Administrator {
  private readonly socketPath: string;

  constructor(socketPath: string) {
    this.socketPath = socketPath;
  }

  read(path: string): Promise<Json> {
    return call(this.socketPath, 'read', { path });
  }

  async update(patch: Readonly<Record<string, Json>>): Promise<void> {
    await call(this.socketPath, 'update', { patch });
  }

  async createUser(user: {
    email: string;
    password: string;
    displayName?: string;
  }): Promise<{ uid: string }> {
    return expected(NewUser, await call(this.socketPath, 'createUser', user));
  }

  async findUser(email: string): Promise<{ uid: string; email: string } | undefined> {
    return expected(FoundUser, await call(this.socketPath, 'findUser', { email })) ?? undefined;
  }

  async listUsers(): Promise<readonly { uid: string; email?: string; anonymous: boolean }[]> {
    return expected(Users, await call(this.socketPath, 'listUsers', {}));
  }

  async setPassword(uid: string, password: string): Promise<void> {
    await call(this.socketPath, 'setPassword', { uid, password });
  }

  async resetCode(uid: string): Promise<string> {
    return expected(z.string(), await call(this.socketPath, 'resetCode', { uid }));
  }

  async customToken(uid: string, claims: JsonObject): Promise<string> {
    return expected(z.string(), await call(this.socketPath, 'customToken', { uid, claims }));
  }

  async removeUser(uid: string): Promise<void> {
    await call(this.socketPath, 'removeUser', { uid });
  }

  async unlock(email: string): Promise<void> {
    await call(this.socketPath, 'unlock', { email });
  }

  async backup(file: string): Promise<void> {
    // The server's working folder is not ours.
    await call(this.socketPath, 'backup', { file: resolve(file) });
  }

  async check(): Promise<readonly string[]> {
    return expected(z.array(z.string()), await call(this.socketPath, 'check', {}));
  }

  async promote(): Promise<string> {
    return expected(z.string(), await call(this.socketPath, 'promote', {}));
  }

  async alone(): Promise<readonly WrittenAlone[]> {
    return expected(AllAlone, await call(this.socketPath, 'alone', {}));
  }

  async close(): Promise<void> {
    // Each call is a connection of its own.
  }
}
