import { LATER } from '../throttle/policies.ts';
import type { Json } from '../tree/json.ts';
import { textIn, type Body } from './body.ts';
import { TooBusy } from './passwordWork.ts';
import { normalEmail, passwordProblem, type PasswordPolicy } from './policy.ts';

/** A request about accounts that is not carried out; the message is the code the SDK understands. */
export class AccountRefusal extends Error {
  /** Seconds after which it may be asked again, where that helps. */
  readonly retryAfter: number | undefined;

  constructor(code: string, retryAfter?: number) {
    super(code);
    this.retryAfter = retryAfter;
  }
}

export const refuse = (code: string): never => {
  throw new AccountRefusal(code);
};

/** Somewhere a request comes from. */
export interface Request {
  readonly body: Body;
  /** The network of the caller. */
  readonly address: string;
  /** What tells the caller's connection from all others; absent where nobody can tell. */
  readonly connection?: string;
  /** Has shown already what will let them go first. */
  readonly hasPass?: boolean;
  /** Absent where the caller keeps nothing for us. */
  readonly device?: DeviceMark;
}

/** What a device keeps for us, and shows with whatever it asks. */
export interface DeviceMark {
  readonly shown: string | undefined;
  readonly keep: (mark: string) => void;
}

export type Answer = (request: Request) => Promise<Json> | Json;

/** Seconds after which there is a place again where too many passwords are being worked on. */
const BUSY_FOR = 5;

export const NOT_PUBLIC = 'OPERATION_NOT_ALLOWED : Accounts with a password are made by the administrator.';

/** @throws AccountRefusal */
export const emailOf = ({ email }: Body): string =>
  normalEmail(textIn(email) ?? refuse('MISSING_EMAIL')) ?? refuse('INVALID_EMAIL');

/** A password somebody wants to have. @throws AccountRefusal */
export function newPassword(password: string, policy?: PasswordPolicy): string {
  const problem = passwordProblem(password, policy);
  return problem === undefined ? password : refuse(problem);
}

/** Work on a password; too much of it at once is refused. @throws AccountRefusal */
export async function working<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TooBusy) throw new AccountRefusal(LATER, BUSY_FOR);
    throw error;
  }
}
