import { FIRST } from '../../domain/journal/chain.ts';
import type { Operation, Link } from './operation.ts';

/** An act that the backend has not taken yet. */
export interface WaitingAct {
  readonly act: Operation;
  /** Why it was refused; it is not sent again until somebody says so. */
  readonly problem?: string;
}

/** What a device keeps of the journal: its own name in it, how far its chain has come, and what waits to be sent. */
export interface JournalDesk {
  readonly device: string;
  /** The hash of the last line of this device that the journal has. */
  readonly last: string;
  /** The act under way: only one at a time has its place in the chain, so that a refused one leaves no gap. */
  readonly seal: Link | undefined;
  /** In the order of the taps. */
  readonly acts: readonly WaitingAct[];
}

export const freshDesk = (device: string): JournalDesk => ({
  device,
  last: FIRST,
  seal: undefined,
  acts: [],
});

export const withAct = (desk: JournalDesk, act: Operation): JournalDesk => ({
  ...desk,
  acts: [...desk.acts, { act }],
});

/** The act whose turn it is. */
export const nextAct = ({ acts }: JournalDesk): Operation | undefined =>
  acts.find(({ problem }) => problem === undefined)?.act;

export const actOf = ({ acts }: JournalDesk, key: string): Operation | undefined =>
  acts.find(({ act }) => act.key === key)?.act;

/** The act goes out under this seal; unless another tab of this device was quicker: then everything stays. */
export const withSeal = (desk: JournalDesk, seal: Link): JournalDesk =>
  desk.seal === undefined && seal.lines[0]?.previous === desk.last && actOf(desk, seal.act) !== undefined
    ? { ...desk, seal }
    : desk;

const isUnderWay = (desk: JournalDesk, seal: Link): boolean =>
  desk.seal?.lines[0]?.hash === seal.lines[0]?.hash;

const withoutAct = ({ acts }: JournalDesk, key: string): readonly WaitingAct[] =>
  acts.filter(({ act }) => act.key !== key);

/** The journal has the lines: the chain goes on from them, and the act is done. */
export const received = (desk: JournalDesk, seal: Link): JournalDesk =>
  isUnderWay(desk, seal)
    ? {
        ...desk,
        last: seal.lines.at(-1)?.hash ?? desk.last,
        seal: undefined,
        acts: withoutAct(desk, seal.act),
      }
    : desk;

/** Refused as a whole: kept with the reason, and the chain is where it was. */
export const refusedAct = (desk: JournalDesk, seal: Link, problem: string): JournalDesk =>
  isUnderWay(desk, seal)
    ? {
        ...desk,
        seal: undefined,
        acts: desk.acts.map((waiting) =>
          waiting.act.key === seal.act ? { act: waiting.act, problem } : waiting,
        ),
      }
    : desk;

/** What is left of the act after a refusal goes out instead; of some nothing is left. */
export const mended = (desk: JournalDesk, seal: Link, left: Operation): JournalDesk =>
  isUnderWay(desk, seal)
    ? {
        ...desk,
        seal: undefined,
        acts:
          left.parts.length === 0
            ? withoutAct(desk, seal.act)
            : desk.acts.map((waiting) => (waiting.act.key === seal.act ? { act: left } : waiting)),
      }
    : desk;

/** A refused act is let go of. */
export const forgotten = (desk: JournalDesk, key: string): JournalDesk =>
  desk.seal?.act === key ? desk : { ...desk, acts: withoutAct(desk, key) };

/** A refused act is sent once more. */
export const onceMore = (desk: JournalDesk, key: string): JournalDesk => ({
  ...desk,
  acts: desk.acts.map((waiting) => (waiting.act.key === key ? { act: waiting.act } : waiting)),
});
