import { journalText, placedIn } from '../storage/rows.ts';
import type { Copy, Entry } from '../storage/storage.ts';
import { isJsonObject, member, parseJson, type Json } from '../tree/json.ts';

// What two machines say to each other on `/.standby`, one JSON text a frame. First everything that is kept, in pieces,
// then what is committed, batch by batch. Numbers are those of the primary's commits.

/** Said by the primary. */
export type StandbyMessage =
  /** More of the copy. */
  | { readonly kind: 'piece'; readonly piece: Copy }
  /** The copy is whole, as of this number. */
  | { readonly kind: 'copied'; readonly number: number }
  | { readonly kind: 'batch'; readonly number: number; readonly entries: readonly Entry[] }
  /** It takes no writes any more, and this was the last. */
  | { readonly kind: 'handedOver'; readonly number: number };

/** Said by the standby. */
export type Answer =
  /** Everything up to this number is on its disk. */
  { readonly kind: 'kept'; readonly number: number } | { readonly kind: 'handOver' };

/** A frame that cannot be understood. */
class BadFrame extends Error {
  override readonly name = 'BadFrame';
}

const bad = (): never => {
  throw new BadFrame('The other machine said something that is not understood: another version?');
};

export const copiedText = (number: number): string => JSON.stringify({ kind: 'copied', number });
export const handedOverText = (number: number): string => JSON.stringify({ kind: 'handedOver', number });
export const answerText = (answer: Answer): string => JSON.stringify(answer);

// Trees are put in as texts, which their branches remember.
const partText = ({ namespace, path, node }: Copy['parts'][number]): string =>
  `[${JSON.stringify(namespace)},${journalText([{ path, node }])}]`;

export const pieceText = ({ settings, accounts, parts }: Copy): string =>
  `{"kind":"piece","settings":${JSON.stringify(settings)},"accounts":${JSON.stringify(accounts)},"parts":[${parts
    .map(partText)
    .join(',')}]}`;

function entryText(entry: Entry): string {
  switch (entry.kind) {
    case 'tree':
      return `{"kind":"tree","namespace":${JSON.stringify(entry.namespace)},"placed":${journalText(entry.placed)}}`;
    case 'account':
    case 'setting':
      return JSON.stringify(entry);
  }
}

export const batchText = (number: number, entries: readonly Entry[]): string =>
  `{"kind":"batch","number":${number},"entries":[${entries.map(entryText).join(',')}]}`;

const textOf = (json: Json | undefined, key: string): string => {
  const value = isJsonObject(json) ? member(json, key) : undefined;
  return typeof value === 'string' ? value : bad();
};

const numberOf = (json: Json | undefined): number => {
  const value = isJsonObject(json) ? member(json, 'number') : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : bad();
};

const listOf = (json: Json | undefined, key: string): readonly Json[] => {
  const value = isJsonObject(json) ? member(json, key) : undefined;
  return Array.isArray(value) ? value : bad();
};

const recordOf = (json: Json): Json => (isJsonObject(json) ? member(json, 'record') : undefined) ?? null;

function partsOf(json: Json): Copy['parts'] {
  const [namespace, placed] = Array.isArray(json) ? (json as readonly Json[]) : [];
  if (typeof namespace !== 'string' || placed === undefined) return bad();
  return placedIn(placed).flatMap(({ path, node }) => (node === null ? [] : [{ namespace, path, node }]));
}

function entryOf(json: Json): Entry {
  switch (textOf(json, 'kind')) {
    case 'tree':
      return { kind: 'tree', namespace: textOf(json, 'namespace'), placed: placedIn(listOf(json, 'placed')) };
    case 'account':
      return {
        kind: 'account',
        namespace: textOf(json, 'namespace'),
        uid: textOf(json, 'uid'),
        record: recordOf(json),
      };
    case 'setting':
      return { kind: 'setting', name: textOf(json, 'name'), text: textOf(json, 'text') };
    default:
      return bad();
  }
}

/** @throws BadFrame; StorageRefused where it is a tree that is none */
export function parseMessage(text: string): StandbyMessage {
  const json = parseJson(text);
  switch (textOf(json, 'kind')) {
    case 'piece':
      return {
        kind: 'piece',
        piece: {
          settings: listOf(json, 'settings').map((each) => ({
            name: textOf(each, 'name'),
            text: textOf(each, 'text'),
          })),
          accounts: listOf(json, 'accounts').map((each) => ({
            namespace: textOf(each, 'namespace'),
            uid: textOf(each, 'uid'),
            record: recordOf(each),
          })),
          parts: listOf(json, 'parts').flatMap(partsOf),
        },
      };
    case 'copied':
      return { kind: 'copied', number: numberOf(json) };
    case 'batch':
      return { kind: 'batch', number: numberOf(json), entries: listOf(json, 'entries').map(entryOf) };
    case 'handedOver':
      return { kind: 'handedOver', number: numberOf(json) };
    default:
      return bad();
  }
}

/** @throws BadFrame */
export function parseAnswer(text: string): Answer {
  const json = parseJson(text);
  switch (textOf(json, 'kind')) {
    case 'kept':
      return { kind: 'kept', number: numberOf(json) };
    case 'handOver':
      return { kind: 'handOver' };
    default:
      return bad();
  }
}
