import * as z from 'zod/mini';
import { getOwnMember, type Json, type JsonObject } from '../tree/json.ts';
import type { Administrator } from './administrator.ts';

/** A malformed call from another process. */
class BadCall extends Error {
  override readonly name = 'BadCall';
}

function argument<Schema extends z.ZodMiniType>(args: JsonObject, key: string, schema: Schema, kind: string) {
  const read = z.safeParse(schema, getOwnMember(args, key));
  if (!read.success) throw new BadCall(`${key} is not ${kind}.`);
  return read.data;
}

const textOf = (args: JsonObject, key: string): string => argument(args, key, z.string(), 'a text');
const objectOf = (args: JsonObject, key: string): JsonObject =>
  argument(args, key, z.record(z.string(), z.custom<Json>()), 'an object');

/**
 * Runs a call from the local socket. Returns null for calls without a result.
 * @throws BadCall, or the administrator's refusal
 */
export async function runCall(administrator: Administrator, method: string, args: JsonObject): Promise<Json> {
  switch (method) {
    case 'read':
      return administrator.read(textOf(args, 'path'));
    case 'update':
      await administrator.update(objectOf(args, 'patch'));
      return null;
    case 'createUser': {
      const given = (key: string) => getOwnMember(args, key) !== undefined;
      return administrator.createUser({
        email: textOf(args, 'email'),
        password: textOf(args, 'password'),
        ...(given('displayName') && { displayName: textOf(args, 'displayName') }),
        ...(given('uid') && { uid: textOf(args, 'uid') }),
        ...(given('patch') && { patch: objectOf(args, 'patch') }),
      });
    }
    case 'findUser':
      return (await administrator.findUser(textOf(args, 'email'))) ?? null;
    case 'listUsers':
      return (await administrator.listUsers()).map((user) => ({ ...user }));
    case 'setPassword':
      await administrator.setPassword(textOf(args, 'uid'), textOf(args, 'password'));
      return null;
    case 'resetCode':
      return administrator.resetCode(textOf(args, 'uid'));
    case 'customToken':
      return administrator.customToken(textOf(args, 'uid'), objectOf(args, 'claims'));
    case 'removeUser':
      await administrator.removeUser(textOf(args, 'uid'));
      return null;
    case 'unlock':
      await administrator.unlock(textOf(args, 'email'));
      return null;
    case 'backup':
      await administrator.backup(textOf(args, 'file'));
      return null;
    case 'check':
      return administrator.check();
    case 'promote':
      return administrator.promote();
    case 'waitsFor':
      return (await administrator.waitsFor()) ?? null;
    case 'alone':
      return (await administrator.alone()).map((each) => ({ ...each, place: { ...each.place } }));
    default:
      throw new BadCall(`There is no call ${method}.`);
  }
}
