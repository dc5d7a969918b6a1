import { nextLine, sealedText, type ChainedLine } from '../../domain/journal/chain.ts';
import type { JournalLine } from '../../domain/journal/line.ts';
import { lineAt, storedLine } from '../journal/journal.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { sha256 } from '../journal/sha256.ts';

/** Stands in a patch for the key of the line that goes with it: the rules find a line only through it. */
export const ITS_LINE = { '.line': true } as const;

/**
 * Stands in a patch for the moment of the tap, which the rules compare with that of another captain. Never later than
 * the backend's clock when it is sent: a device whose clock is ahead would have the last word for minutes.
 * @param at milliseconds
 */
export const momentOf = (at: number): Json => ({ '.moment': at });

/** What is done to one couple or one sheet, with the line that is written of it. */
export interface Part {
  readonly line: JournalLine;
  /** May hold ITS_LINE and momentOf. */
  readonly patch: Patch;
}

/** What one tap does: all of it happens, or nothing. */
export interface Act {
  readonly key: string;
  readonly parts: readonly Part[];
}

/** An act whose lines have their place in the chain of this device: sent like this, and again like this. */
export interface Seal {
  readonly act: string;
  readonly lines: readonly ChainedLine[];
}

/** Joins the lines of an act to the chain that ends with `last`. */
export async function sealed(act: Act, last: string): Promise<Seal> {
  const lines: ChainedLine[] = [];
  for (const { line } of act.parts) {
    const previous = lines.at(-1)?.hash ?? last;
    const hash = await sha256(sealedText(previous, line));
    lines.push(nextLine(previous, line, () => hash));
  }
  return { act: act.key, lines };
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function filledIn(json: Json, hash: string, now: number): Json {
  if (typeof json !== 'object' || json === null || isList(json)) return json;
  if ('.line' in json) return hash;
  const moment = '.moment' in json ? json['.moment'] : undefined;
  if (typeof moment === 'number') return Math.min(moment, now);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, filledIn(value, hash, now)]));
}

/**
 * The one patch of an act: every change, and every line.
 * @param sender the account that sends it, and the backend's clock in milliseconds
 */
export function patchOf(
  { parts }: Act,
  { lines }: Seal,
  sender: { readonly uid: string; readonly now: number },
): Patch {
  const all: Record<string, Json> = {};
  for (const [at, { patch }] of parts.entries()) {
    const line = lines[at];
    if (line === undefined) continue; // a seal has a line for every part
    for (const [place, value] of Object.entries(patch)) all[place] = filledIn(value, line.hash, sender.now);
    all[lineAt(line.hash)] = storedLine(line, sender.uid);
  }
  return all;
}
