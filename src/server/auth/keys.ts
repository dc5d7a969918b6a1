import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import * as z from 'zod/mini';
import { createDamagedFileError } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import { parseJson } from '../tree/json.ts';

const SETTING = 'signing keys';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A key is replaced after signing for this long (ms). */
const SERVICE = 90 * DAY_MS;
// The time that a retired key is kept: longer than any token lives, plus an hour for clock corrections.
const RETIRED_KEY_MS = 2 * 60 * 60 * 1000;

const Kept = z.object({
  kid: z.string(),
  pem: z.string(),
  since: z.catch(z.number(), 0),
  /** The time at which it last signed; absent while it still does. */
  retired: z.exactOptional(z.number()),
});
type Kept = Readonly<z.infer<typeof Kept>>;

const Setting = z.object({ keys: z.array(Kept).check(z.minLength(1)), refreshSecret: z.string() });

interface Key extends Kept {
  readonly secret: KeyObject;
  readonly shown: KeyObject;
}

/** Stores a setting and calls back once it is on disk. */
export type KeepSetting = (
  setting: { readonly name: string; readonly text: string },
  kept: () => void,
) => void;

const keyOf = (kept: Kept): Key => {
  const secret = createPrivateKey(kept.pem);
  return { ...kept, secret, shown: createPublicKey(secret) };
};

function newKey(now: number): Key {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return keyOf({ kid: randomBytes(10).toString('hex'), pem, since: now });
}

function parseKept(text: string): { keys: Key[]; refreshSecret: string } {
  const read = Setting.safeParse(parseJson(text));
  if (!read.success) throw createDamagedFileError('its signing keys');
  return { keys: read.data.keys.map(keyOf), refreshSecret: read.data.refreshSecret };
}

/** The keys that sign our tokens. They never leave the data folder. */
export class SigningKeys {
  private readonly storage: Storage;
  /** The first one signs. */
  private keys: readonly Key[];
  private secret: string;
  private readonly keep: KeepSetting;

  /**
   * Reads the keys of a data folder, or creates them at the first start.
   * @param keep stores new keys later on; by default straight into the folder
   */
  constructor(storage: Storage, now: number, keep?: KeepSetting) {
    this.storage = storage;
    const straight: KeepSetting = (entry, kept) => {
      storage.keepSetting(entry.name, entry.text);
      kept();
    };
    this.keep = keep ?? straight;
    const text = storage.setting(SETTING);
    if (text === undefined) {
      this.keys = [newKey(now)];
      this.secret = randomBytes(32).toString('base64');
      straight(this.settingOf(this.keys), () => undefined);
    } else {
      const kept = parseKept(text);
      this.keys = kept.keys;
      this.secret = kept.refreshSecret;
    }
  }

  /** Reads the keys again after another machine sent its own. */
  reload(): void {
    const text = this.storage.setting(SETTING);
    if (text === undefined) return;
    const kept = parseKept(text);
    this.keys = kept.keys;
    this.secret = kept.refreshSecret;
  }

  /** The key that signs new tokens. */
  get current(): { readonly kid: string; readonly secret: KeyObject } {
    const [first] = this.keys;
    if (first === undefined) throw createDamagedFileError('its signing keys');
    return first;
  }

  /** The public key that verifies tokens with this key id; undefined if it is not ours or expired. */
  accepted(kid: string, now: number): KeyObject | undefined {
    const key = this.keys.find((each) => each.kid === kid);
    return key === undefined || isOver(key, now) ? undefined : key.shown;
  }

  /** Signs refresh tokens. Never rotated: a new one would sign everybody out. */
  get refreshSecret(): Buffer {
    return Buffer.from(this.secret, 'base64');
  }

  /** Starts signing with a new key. Old keys verify until their last token has expired. */
  rotate(now: number): void {
    const old = this.keys.map((key) => ({ ...key, retired: key.retired ?? now }));
    const keys = [newKey(now), ...old.filter((key) => !isOver(key, now))];
    // Write to disk first: after a restart, tokens of an unsaved key would be invalid.
    this.keep(this.settingOf(keys), () => {
      this.keys = keys;
    });
  }

  rotateWhenDue(now: number): void {
    const [first] = this.keys;
    if (first !== undefined && now - first.since > SERVICE) this.rotate(now);
  }

  private settingOf(keys: readonly Key[]): { readonly name: string; readonly text: string } {
    const kept = keys.map(({ kid, pem, since, retired }) => ({ kid, pem, since, retired }));
    return { name: SETTING, text: JSON.stringify({ keys: kept, refreshSecret: this.secret }) };
  }
}

const isOver = ({ retired }: Kept, now: number): boolean =>
  retired !== undefined && now > retired + RETIRED_KEY_MS;
