import { request } from 'node:http';
import { resolve } from 'node:path';
import { isJsonObject, member, parseJson, type Json, type JsonObject } from '../tree/json.ts';
import { withShortPath } from './address.ts';
import { AdministratorRefusal, type Administrator } from './administrator.ts';

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
        const answer = parseJson(Buffer.concat(parts).toString('utf8'));
        const result = isJsonObject(answer) ? member(answer, 'result') : undefined;
        const problem = isJsonObject(answer) ? member(answer, 'problem') : undefined;
        if (result !== undefined) resolve(result);
        else
          reject(
            new AdministratorRefusal(typeof problem === 'string' ? problem : 'The server gave no answer.'),
          );
      });
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(args));
  });
}

function textOf(json: Json | undefined, key: string): string {
  const value = isJsonObject(json) ? member(json, key) : undefined;
  if (typeof value !== 'string') throw new AdministratorRefusal(`The server's answer has no ${key}.`);
  return value;
}

function textItself(json: Json): string {
  if (typeof json !== 'string') throw new AdministratorRefusal("The server's answer is no text.");
  return json;
}

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
    return { uid: textOf(await call(this.socketPath, 'createUser', user), 'uid') };
  }

  async findUser(email: string): Promise<{ uid: string; email: string } | undefined> {
    const found = await call(this.socketPath, 'findUser', { email });
    return found === null ? undefined : { uid: textOf(found, 'uid'), email: textOf(found, 'email') };
  }

  async listUsers(): Promise<readonly { uid: string; email?: string; anonymous: boolean }[]> {
    const users = await call(this.socketPath, 'listUsers', {});
    if (!Array.isArray(users)) throw new AdministratorRefusal("The server's answer is no list.");
    return (users as readonly Json[]).map((user) => {
      const email = isJsonObject(user) ? member(user, 'email') : undefined;
      return {
        uid: textOf(user, 'uid'),
        anonymous: isJsonObject(user) && member(user, 'anonymous') === true,
        ...(typeof email === 'string' ? { email } : {}),
      };
    });
  }

  async setPassword(uid: string, password: string): Promise<void> {
    await call(this.socketPath, 'setPassword', { uid, password });
  }

  async resetCode(uid: string): Promise<string> {
    return textItself(await call(this.socketPath, 'resetCode', { uid }));
  }

  async customToken(uid: string, claims: JsonObject): Promise<string> {
    return textItself(await call(this.socketPath, 'customToken', { uid, claims }));
  }

  async removeUser(uid: string): Promise<void> {
    await call(this.socketPath, 'removeUser', { uid });
  }

  async backup(file: string): Promise<void> {
    // The server's working folder is not ours.
    await call(this.socketPath, 'backup', { file: resolve(file) });
  }

  async check(): Promise<readonly string[]> {
    const problems = await call(this.socketPath, 'check', {});
    if (!Array.isArray(problems)) throw new AdministratorRefusal("The server's answer is no list.");
    return problems.map(String);
  }

  async promote(): Promise<string> {
    return textItself(await call(this.socketPath, 'promote', {}));
  }

  async close(): Promise<void> {
    // Each call is a connection of its own.
  }
}
