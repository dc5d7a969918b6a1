import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from './keys.ts';

/** The lifetime of a pass (ms): enough to sign in and use what it was issued for. */
export const PASS_LIFETIME_MS = 10 * 60_000;

/**
 * Passes for devices that have proved that they are prioritized. They skip the anonymous sign-up queue and
 * grant nothing else.
 */
export class SignUpPasses {
  private readonly keys: Pick<SigningKeys, 'refreshSecret'>;
  private readonly clock: () => number;

  constructor(setup: { keys: Pick<SigningKeys, 'refreshSecret'>; clock: () => number }) {
    this.keys = setup.keys;
    this.clock = setup.clock;
  }

  issue(): string {
    const until = String(this.clock() + PASS_LIFETIME_MS);
    return `${until}.${this.signature(until).toString('base64url')}`;
  }

  isGood(pass: string | undefined): boolean {
    const [until = '', signature = ''] = (pass ?? '').split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signature(until);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    const left = Number(until) - this.clock();
    return left > 0 && left <= PASS_LIFETIME_MS;
  }

  /** The prefix keeps this signature apart from everything else signed with the key. */
  private signature(until: string): Buffer {
    return createHmac('sha256', this.keys.refreshSecret).update(`pass ${until}`).digest();
  }
}
