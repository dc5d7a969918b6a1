import { endAt, recordAt } from '../journal/recordAt.ts';
import { toCount, toText } from '../tree/path.ts';
import { closedAt, receiptAt, type ChainLink } from './operation.ts';
import type { QueuedOperation } from './queueState.ts';
import type { QueueTransport } from './wire.ts';

/** The fate of an operation sent by this tab, another one, or an earlier page. */
export type DeliveryResult =
  | { readonly kind: 'arrived' }
  /** The operation has not arrived and never will: its number or its place in the chain is already taken. */
  | { readonly kind: 'not taken' }
  /** Refused earlier, but the page was closed before the refusal was saved. */
  | { readonly kind: 'closed before' }
  /** Another tab of this device has added to the chain. */
  | { readonly kind: 'chain went on'; readonly end: string };

export interface Sender {
  readonly uid: string;
  readonly device: string;
}

async function ofRecords(wire: QueueTransport, uid: string, { records }: ChainLink): Promise<DeliveryResult> {
  const [first] = records;
  if (first === undefined) return { kind: 'not taken' };
  const there = await wire.read(recordAt(first.hash));
  if (there.kind === 'known' && there.raw !== null) return { kind: 'arrived' };
  const heard = await wire.read(endAt(uid, first.record.device));
  const end = heard.kind === 'known' ? toText(heard.raw) : undefined;
  return end === undefined || end === first.previous ? { kind: 'not taken' } : { kind: 'chain went on', end };
}

/**
 * Sending an operation and closing its number both raise the receipt, and the rules accept only one of the
 * two.
 */
async function ofNumber(
  wire: QueueTransport,
  { uid, device }: Sender,
  number: number,
): Promise<DeliveryResult> {
  const count = async (at: string): Promise<number> => {
    const heard = await wire.read(at);
    return heard.kind === 'known' ? (toCount(heard.raw) ?? 0) : 0;
  };
  const known = async (): Promise<DeliveryResult | undefined> => {
    if ((await count(receiptAt(uid, device))) < number) return undefined;
    return (await count(closedAt(uid, device))) === number ? { kind: 'closed before' } : { kind: 'arrived' };
  };
  const before = await known();
  if (before !== undefined) return before;
  const closed = await wire.write({ [receiptAt(uid, device)]: number, [closedAt(uid, device)]: number });
  return (closed.ok ? undefined : await known()) ?? { kind: 'not taken' };
}

/** Finds out if an operation arrived that was refused or not answered. */
export const findDeliveryResult = (
  wire: QueueTransport,
  sender: Sender,
  { number }: QueuedOperation,
  link: ChainLink,
): Promise<DeliveryResult> =>
  link.records.length > 0 ? ofRecords(wire, sender.uid, link) : ofNumber(wire, sender, number);
