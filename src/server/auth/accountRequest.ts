import { TRY_LATER_ERROR } from '../throttle/policies.ts';
import type { Json } from '../tree/json.ts';
import { parseText, type Body } from './body.ts';
import { PasswordQueueFull } from './passwordWork.ts';
import { normalizeEmail, findPasswordProblem, type PasswordRequirements } from './policy.ts';

/** A refused account request. The message is the code the SDK understands. */
export class AccountRefusal extends Error {
  /** Seconds until a retry can succeed, if one can. */
  readonly retryAfter: number | undefined;

  constructor(code: string, retryAfter?: number) {
    super(code);
    this.retryAfter = retryAfter;
  }
}

export const throwRefusal = (code: string): never => {
  throw new AccountRefusal(code);
};

export interface AccountRequest {
  readonly body: Body;
  /** The caller's network. */
  readonly address: string;
  /** Identifies the caller's connection; absent if it can't be identified. */
  readonly connection?: string;
  /** Carries a valid pass, which lets it skip the sign-up queue. */
  readonly hasPass?: boolean;
  /** The device's cookie; absent if the caller stores none. */
  readonly device?: DeviceMark;
}

/** The cookie that marks a known device. */
export interface DeviceMark {
  readonly shown: string | undefined;
  readonly keep: (mark: string) => void;
}

export type RequestHandler = (request: AccountRequest) => Promise<Json> | Json;

/** Retry-After (s) while the password workers are busy. */
const RETRY_AFTER_S = 5;

export const NOT_PUBLIC_ERROR =
  'OPERATION_NOT_ALLOWED : Accounts with a password are made by the administrator.';

/** @throws AccountRefusal */
export const parseEmail = ({ email }: Body): string =>
  normalizeEmail(parseText(email) ?? throwRefusal('MISSING_EMAIL')) ?? throwRefusal('INVALID_EMAIL');

/** Checks a newly chosen password. @throws AccountRefusal */
export function checkNewPassword(password: string, policy?: PasswordRequirements): string {
  const problem = findPasswordProblem(password, policy);
  return problem === undefined ? password : throwRefusal(problem);
}

/** Turns PasswordQueueFull into a refusal with Retry-After. @throws AccountRefusal */
export async function refuseWhenBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PasswordQueueFull) throw new AccountRefusal(TRY_LATER_ERROR, RETRY_AFTER_S);
    throw error;
  }
}
