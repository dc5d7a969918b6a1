import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from './account.ts';
import type { SigningKeys } from './keys.ts';

/** Accounts remembered on a shared device; the oldest are dropped. */
const MAX_DEVICES = 5;

interface Entry {
  readonly device: string;
  readonly account: string;
  readonly text: string;
}

/**
 * Records which accounts have signed in on a device, in a cookie signed by us. It grants no access: it only
 * decides whose failed attempts count against the device, and it ends with the account's tokens.
 */
export class KnownDevices {
  private readonly keys: Pick<SigningKeys, 'refreshSecret'>;

  constructor(keys: Pick<SigningKeys, 'refreshSecret'>) {
    this.keys = keys;
  }

  /** The device's id for this account; undefined if the account never signed in on this device. */
  deviceOf(shown: string | undefined, account: Account | undefined): string | undefined {
    if (account === undefined) return undefined;
    const wanted = nameOf(account);
    return this.entriesOf(shown).find((entry) => entry.account === wanted)?.device;
  }

  /** The cookie's next value. */
  remembering(shown: string | undefined, account: Account): string {
    const wanted = nameOf(account);
    const before = this.entriesOf(shown);
    // Drop the entries of other token versions: they no longer count.
    const others = before.filter((entry) => uidOf(entry.account) !== uidOf(wanted));
    const device =
      before.find((entry) => entry.account === wanted)?.device ?? randomBytes(9).toString('base64url');
    const said = `${device}.${wanted}`;
    const fresh = `${said}.${this.signature(said).toString('base64url')}`;
    return [fresh, ...others.map(({ text }) => text)].slice(0, MAX_DEVICES).join('~');
  }

  /** The accounts that have signed in on this device. */
  uidsOf(shown: string | undefined): readonly string[] {
    return this.entriesOf(shown).map(({ account }) =>
      Buffer.from(uidOf(account), 'base64url').toString('utf8'),
    );
  }

  private entriesOf(shown: string | undefined): readonly Entry[] {
    return (shown ?? '')
      .split('~', MAX_DEVICES)
      .map((text) => this.entryOf(text))
      .filter((entry) => entry !== undefined);
  }

  private entryOf(text: string): Entry | undefined {
    const [device = '', uid = '', version = '', signature = ''] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signature(`${device}.${uid}.${version}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { device, account: `${uid}.${version}`, text };
  }

  /** The prefix keeps this signature apart from a refresh token's, which uses the same key. */
  private signature(said: string): Buffer {
    return createHmac('sha256', this.keys.refreshSecret).update(`known device ${said}`).digest();
  }
}

const nameOf = ({ uid, tokenVersion = 0 }: Account): string =>
  `${Buffer.from(uid).toString('base64url')}.${tokenVersion}`;

const uidOf = (account: string): string => account.split('.')[0] ?? '';
