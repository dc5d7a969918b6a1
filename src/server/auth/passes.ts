import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from './keys.ts';

/** Milliseconds a pass is good for: to sign in, and to show what it was given for. */
export const PASS_LIFETIME = 10 * 60_000;

/**
 * For a device that is about to sign in without a name and has shown already what will let it go first: it is not held up by
 * how many others sign up. It opens nothing else.
 */
export class Passes {
  private readonly keys: Pick<SigningKeys, 'refreshSecret'>;
  private readonly clock: () => number;

  constructor(setup: { keys: Pick<SigningKeys, 'refreshSecret'>; clock: () => number }) {
    this.keys = setup.keys;
    this.clock = setup.clock;
  }

  issue(): string {
    const until = String(this.clock() + PASS_LIFETIME);
    return `${until}.${this.signature(until).toString('base64url')}`;
  }

  isGood(pass: string | undefined): boolean {
    const [until = '', signature = ''] = (pass ?? '').split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signature(until);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    const left = Number(until) - this.clock();
    return left > 0 && left <= PASS_LIFETIME;
  }

  /** The word before it is in nothing else that the same key signs. */
  private signature(until: string): Buffer {
    return createHmac('sha256', this.keys.refreshSecret).update(`pass ${until}`).digest();
  }
}
