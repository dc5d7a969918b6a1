import type { Json } from '../tree/json.ts';
import { textIn, type Body } from './body.ts';
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
  readonly body: Body;
  /** The network address of the caller. */
  readonly address: string;
}

export type Answer = (request: Request) => Promise<Json> | Json;

export const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
export const NOT_PUBLIC = 'OPERATION_NOT_ALLOWED : Accounts with a password are made by the administrator.';

/** @throws AccountRefusal */
export const emailOf = ({ email }: Body): string =>
  normalEmail(textIn(email) ?? refuse('MISSING_EMAIL')) ?? refuse('INVALID_EMAIL');

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
