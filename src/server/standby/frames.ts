import * as z from 'zod/mini';
import { buildFragmentKey } from '../storage/fragments.ts';
import { parseFragment, serializePlaced, parsePlaced } from '../storage/rows.ts';
import type { DataCopy, StorageEntry } from '../storage/storage.ts';
import { parseJson, type Json } from '../tree/json.ts';
import { formatExport } from '../tree/text.ts';

// Messages between the two machines on `/.standby`, one JSON text per frame. First the full copy in pieces,
// then commits batch by batch. Numbers are the primary's commit numbers.

/** A piece of the copy, with rules that are in effect but not stored. */
export interface CopyPiece extends DataCopy {
  /** Active rules by namespace; they may have been uploaded since startup. */
  readonly rules: readonly { readonly namespace: string; readonly text: string }[];
}

/** Sent by the primary. */
export type StandbyMessage =
  | { readonly kind: 'piece'; readonly piece: CopyPiece }
  /** The copy is complete as of this number. */
  | { readonly kind: 'copied'; readonly number: number }
  | { readonly kind: 'batch'; readonly number: number; readonly entries: readonly StorageEntry[] }
  /** The primary takes no more writes; this was the last. */
  | { readonly kind: 'handedOver'; readonly number: number };

/** Sent by the standby. */
export type StandbyAnswer =
  /** Everything up to this number is on the standby's disk. */
  | { readonly kind: 'kept'; readonly number: number }
  /** The standby takes the writes from now on, in this epoch. */
  | { readonly kind: 'handOver'; readonly epoch: string };

class BadFrame extends Error {
  override readonly name = 'BadFrame';
}

const bad = (): never => {
  throw new BadFrame('The other machine sent an unknown message. Do both run the same version?');
};

export const formatCopied = (number: number): string => JSON.stringify({ kind: 'copied', number });
export const formatHandedOver = (number: number): string => JSON.stringify({ kind: 'handedOver', number });
export const formatAnswer = (answer: StandbyAnswer): string => JSON.stringify(answer);

// Trees are inserted as text, which branches cache.
const partText = ({ namespace, part }: DataCopy['parts'][number]): string =>
  `[${JSON.stringify(namespace)},${buildFragmentKey(part)},${formatExport(part.node)}]`;

export const formatPiece = ({ settings, accounts, parts, rules }: CopyPiece): string =>
  `{"kind":"piece","settings":${JSON.stringify(settings)},"accounts":${JSON.stringify(accounts)},"rules":${JSON.stringify(rules)},"parts":[${parts
    .map(partText)
    .join(',')}]}`;

function entryText(entry: StorageEntry): string {
  switch (entry.kind) {
    case 'tree':
      return `{"kind":"tree","namespace":${JSON.stringify(entry.namespace)},"placed":${serializePlaced(entry.placed)}}`;
    case 'account':
    case 'setting':
    case 'rules':
      return JSON.stringify(entry);
  }
}

export const formatBatch = (number: number, entries: readonly StorageEntry[]): string =>
  `{"kind":"batch","number":${number},"entries":[${entries.map(entryText).join(',')}]}`;

const Account = z.object({
  namespace: z.string(),
  uid: z.string(),
  record: z.nullish(z.custom<Json>()),
});
const Setting = z.object({ name: z.string(), text: z.string() });
const Rules = z.object({ namespace: z.string(), text: z.string() });
const PartOfTree = z.tuple([z.string(), z.custom<Json>(), z.custom<Json>()]);

const BatchEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tree'), namespace: z.string(), placed: z.array(z.custom<Json>()) }),
  z.object({ kind: z.literal('account'), ...Account.shape }),
  z.object({ kind: z.literal('setting'), ...Setting.shape }),
  z.object({ kind: z.literal('rules'), ...Rules.shape }),
]);

const CommitNumber = z.number().check(z.int());

const Message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('piece'),
    settings: z.array(Setting),
    accounts: z.array(Account),
    rules: z.array(Rules),
    parts: z.array(PartOfTree),
  }),
  z.object({ kind: z.literal('copied'), number: CommitNumber }),
  z.object({ kind: z.literal('batch'), number: CommitNumber, entries: z.array(BatchEntry) }),
  z.object({ kind: z.literal('handedOver'), number: CommitNumber }),
]);

const AnswerFrame = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), number: CommitNumber }),
  z.object({ kind: z.literal('handOver'), epoch: z.string() }),
]);

/** @throws BadFrame */
function frame<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.infer<Schema> {
  const read = z.safeParse(schema, parseJson(text));
  return read.success ? read.data : bad();
}

const partOf = ([namespace, place, node]: z.infer<typeof PartOfTree>): DataCopy['parts'][number] => ({
  namespace,
  part: parseFragment(place, node),
});

function entryOf(entry: z.infer<typeof BatchEntry>): StorageEntry {
  switch (entry.kind) {
    case 'tree':
      return { ...entry, placed: parsePlaced(entry.placed) };
    case 'account':
      return { ...entry, record: entry.record ?? null };
    case 'setting':
    case 'rules':
      return entry;
  }
}

/** @throws BadFrame; StorageRefused for an invalid tree */
export function parseMessage(text: string): StandbyMessage {
  const message = frame(Message, text);
  switch (message.kind) {
    case 'piece':
      return {
        kind: 'piece',
        piece: {
          settings: message.settings,
          accounts: message.accounts.map((account) => ({ ...account, record: account.record ?? null })),
          rules: message.rules,
          parts: message.parts.map(partOf),
        },
      };
    case 'batch':
      return { ...message, entries: message.entries.map(entryOf) };
    case 'copied':
    case 'handedOver':
      return message;
  }
}

/** @throws BadFrame */
export const parseAnswer = (text: string): StandbyAnswer => frame(AnswerFrame, text);
