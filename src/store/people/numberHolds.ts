import { NUMBER_HOLD_MS } from '../../domain/people/numberRange.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { numberHoldsNode as node } from '../../schema/nodes/numbers.ts';
import type { Session } from '../connection/session.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { mapOf, type TreePath } from '../tree/path.ts';

/** A number reserved by an open card at a desk. */
interface NumberHold {
  readonly desk: string;
  /** In milliseconds. */
  readonly at: number;
}

export const numberHolds: TreePath<ReadonlyMap<number, NumberHold>> = {
  at: node.at,
  parse: (raw) => new Map([...mapOf(node.parse(raw))].map(([number, hold]) => [Number(number), hold])),
};

const holdAt = (number: number): string => `${node.at}/${number}`;

export const releaseNumber = (number: LeadNumber): Patch => ({ [holdAt(Number(number))]: null });

/** @param now the server's time in milliseconds */
export const listHeldElsewhere = (
  holds: ReadonlyMap<number, NumberHold>,
  desk: string,
  now: number,
): ReadonlySet<number> =>
  new Set(
    [...holds]
      .filter(([, hold]) => hold.desk !== desk && hold.at > now - NUMBER_HOLD_MS)
      .map(([number]) => number),
  );

const MAX_TRIES = 8;

/** A card renews its hold well before it ends. */
const RENEW_MS = NUMBER_HOLD_MS / 3;

interface Held {
  /** @param not numbers that were refused: another desk was first */
  readonly next: (not: ReadonlySet<number>) => LeadNumber | undefined;
  readonly show: (number: LeadNumber | undefined) => void;
}

/**
 * Holds the next free number for a card, until the returned function is called. Of two desks that want the same one, the
 * server takes the first, and the other gets the next number. A lost connection ends the hold.
 */
export function holdNumber(
  session: Pick<Session, 'write' | 'leaveBehind'>,
  desk: string,
  { next, show }: Held,
): () => void {
  let mine: LeadNumber | undefined;
  let isOver = false;
  const hold = async (number: LeadNumber): Promise<boolean> => {
    const at = holdAt(Number(number));
    const { ok } = await session.write({ [at]: { desk, at: SERVER_TIME } });
    if (ok && !isOver) void session.leaveBehind(at, { desk: null, at: null });
    return ok;
  };
  const release = (number: LeadNumber): void => {
    void session.leaveBehind(holdAt(Number(number)), undefined);
    void session.write(releaseNumber(number));
  };
  const take = async (): Promise<undefined> => {
    const refused = new Set<number>();
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (isOver) return undefined;
      const number = next(refused);
      if (number === undefined) break;
      // oxlint-disable-next-line no-await-in-loop -- the next number is tried only after a refusal
      if (await hold(number)) {
        if (isOver) release(number);
        else {
          mine = number;
          show(number);
        }
        return undefined;
      }
      refused.add(Number(number));
    }
    show(undefined);
    return undefined;
  };
  const renew = async (): Promise<void> => {
    if (mine !== undefined && (await hold(mine))) return;
    mine = undefined;
    await take();
  };
  void take();
  const timer = setInterval(() => void renew(), RENEW_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
    if (mine !== undefined) release(mine);
  };
}
