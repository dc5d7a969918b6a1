import { member, type Json, type JsonObject } from '../tree/json.ts';
import { TooBusy } from './passwords.ts';
import { normalEmail, passwordProblem } from './policy.ts';

/** A request about accounts that is not carried out; the message is the code the SDK understands. */
export class AccountRefusal extends Error {
  override readonly name = 'AccountRefusal';
}

export const refuse = (code: string): never => {
  throw new AccountRefusal(code);
};

/** Somewhere a request comes from. */
export interface Request {
  readonly body: JsonObject;
  /** The network address of the caller. */
  readonly address: string;
}

export type Answer = (request: Request) => Promise<Json> | Json;

export const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
export const NOT_PUBLIC = 'OPERATION_NOT_ALLOWED : Accounts with a password are made by the administrator.';

/** A text of the body; an empty one says nothing. */
export function text(body: JsonObject, key: string): string | undefined {
  const value = member(body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A list of texts of the body. */
export function texts(body: JsonObject, key: string): readonly string[] {
  const value = member(body, key);
  return Array.isArray(value) ? (value as readonly Json[]).filter((each) => typeof each === 'string') : [];
}

/** @throws AccountRefusal */
export const emailOf = (body: JsonObject): string =>
  normalEmail(text(body, 'email') ?? refuse('MISSING_EMAIL')) ?? refuse('INVALID_EMAIL');

/** A password somebody wants to have. @throws AccountRefusal */
export function newPassword(password: string): string {
  const problem = passwordProblem(password);
  return problem === undefined ? password : refuse(problem);
}

/** Work on a password; too much of it at once is refused. @throws AccountRefusal */
export async function working<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TooBusy) return refuse(TOO_MANY);
    throw error;
  }
}
