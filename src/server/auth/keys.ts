import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import { isJsonObject, member, parseJson } from '../tree/json.ts';

/** The keys that make our tokens ours. They never leave the data folder. */
export interface SigningKeys {
  /** Signs new ID tokens. */
  readonly current: { readonly kid: string; readonly secret: KeyObject };
  /** Accepted in ID tokens, by kid; more than one after a rotation. */
  readonly accepted: ReadonlyMap<string, KeyObject>;
  /** Signs refresh tokens. */
  readonly refreshSecret: Buffer;
}

const SETTING = 'signing keys';

interface Kept {
  readonly keys: readonly { readonly kid: string; readonly pem: string }[];
  readonly refreshSecret: string;
}

function parseKept(text: string): Kept {
  const json = parseJson(text);
  const keys: { kid: string; pem: string }[] = [];
  const listed = isJsonObject(json) ? member(json, 'keys') : undefined;
  const refreshSecret = isJsonObject(json) ? member(json, 'refreshSecret') : undefined;
  if (Array.isArray(listed)) {
    for (const key of listed) {
      const kid = isJsonObject(key) ? member(key, 'kid') : undefined;
      const pem = isJsonObject(key) ? member(key, 'pem') : undefined;
      if (typeof kid === 'string' && typeof pem === 'string') keys.push({ kid, pem });
    }
  }
  if (typeof refreshSecret !== 'string' || keys.length === 0)
    throw new Error('The signing keys are damaged.');
  return { keys, refreshSecret };
}

function makeKept(): Kept {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    keys: [
      {
        kid: randomBytes(10).toString('hex'),
        pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      },
    ],
    refreshSecret: randomBytes(32).toString('base64'),
  };
}

/** The keys of a data folder, made at the first start. The first of the list signs, all are accepted. */
export function signingKeys(storage: Storage): SigningKeys {
  const text = storage.setting(SETTING);
  const kept = text === undefined ? makeKept() : parseKept(text);
  if (text === undefined) storage.keepSetting(SETTING, JSON.stringify(kept));
  const secrets = kept.keys.map(({ kid, pem }) => ({ kid, secret: createPrivateKey(pem) }));
  const [current] = secrets;
  if (current === undefined) throw new Error('The signing keys are damaged.');
  return {
    current,
    accepted: new Map(secrets.map(({ kid, secret }) => [kid, createPublicKey(secret)])),
    refreshSecret: Buffer.from(kept.refreshSecret, 'base64'),
  };
}
