import { endAt, recordAt } from '../journal/recordAt.ts';
import { countOf, textOf } from '../tree/path.ts';
import type { Link } from './operation.ts';
import { closedAt, receiptAt } from './receipt.ts';
import type { Waiting } from './queueState.ts';
import type { Wire } from './wire.ts';

/** What has become of something that was sent, now or by another tab, or before the page was loaded anew. */
export type Arrival =
  | { readonly kind: 'arrived' }
  /** It has not, and under this number or in this place of the chain it never will: whatever of it is still under way is refused. */
  | { readonly kind: 'not taken' }
  /** It was not taken earlier, and the page was closed before that was written down: nobody was told. */
  | { readonly kind: 'closed before' }
  /** The chain of this device ends with a record that it did not know to be there: taken from another tab. No chain forks. */
  | { readonly kind: 'chain went on'; readonly end: string };

/** Who sends, and from which device. */
export interface Sender {
  readonly uid: string;
  readonly device: string;
}

async function ofRecords(wire: Wire, uid: string, { records }: Link): Promise<Arrival> {
  const [first] = records;
  if (first === undefined) return { kind: 'not taken' };
  const there = await wire.read(recordAt(first.hash));
  if (there.kind === 'known' && there.raw !== null) return { kind: 'arrived' };
  const heard = await wire.read(endAt(uid, first.record.device));
  const end = heard.kind === 'known' ? textOf(heard.raw) : undefined;
  return end === undefined || end === first.previous ? { kind: 'not taken' } : { kind: 'chain went on', end };
}

/** By its number: who sends and who closes count it on, and the rules let one of them. */
async function ofNumber(wire: Wire, { uid, device }: Sender, number: number): Promise<Arrival> {
  const count = async (at: string): Promise<number> => {
    const heard = await wire.read(at);
    return heard.kind === 'known' ? (countOf(heard.raw) ?? 0) : 0;
  };
  const known = async (): Promise<Arrival | undefined> => {
    if ((await count(receiptAt(uid, device))) < number) return undefined;
    return (await count(closedAt(uid, device))) === number ? { kind: 'closed before' } : { kind: 'arrived' };
  };
  const before = await known();
  if (before !== undefined) return before;
  const closed = await wire.write({ [receiptAt(uid, device)]: number, [closedAt(uid, device)]: number });
  return (closed.ok ? undefined : await known()) ?? { kind: 'not taken' };
}

/** Looks what has become of an operation whose sending was answered with a refusal, or not at all. */
export const arrivalOf = (wire: Wire, sender: Sender, { number }: Waiting, link: Link): Promise<Arrival> =>
  link.records.length > 0 ? ofRecords(wire, sender.uid, link) : ofNumber(wire, sender, number);
