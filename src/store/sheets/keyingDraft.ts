import { saveJson, readJson } from '../connection/browserStorage.ts';
import * as z from 'zod/mini';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import {
  parseEventKey,
  parseJudgeKey,
  parseLeadNumber,
  type JudgeKey,
  type LeadNumber,
} from '../../domain/ids.ts';
import { hasTypedMarks, PAPER_LAYOUTS, type KeyingProgress } from '../../domain/keying/keyingProgress.ts';
import type { TypingPass } from '../../domain/keying/compareTypings.ts';
import type { RoundNumbered } from '../rounds/roundNumbers.ts';
import { toSheetFields, type SheetPlace } from './sheetAt.ts';
import { keyBy } from '../tree/keyBy.ts';
import { MAX_COUNT } from '../../domain/bounds.ts';

/** The number of papers kept on a device, the latest ones. */
const MOST_PAPERS = 20;
/** Drafts older than a day are dropped. */
const KEPT_MS = 24 * 3_600_000;

const Lead = keyBy(parseLeadNumber);
const Typed = z.readonly(z.array(Lead).check(z.maxLength(MAX_COUNT.marksPerSheet)));
const Keying = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first') }),
  z.object({ kind: z.literal('second'), first: Typed }),
  z.object({
    kind: z.literal('settle'),
    first: Typed,
    second: Typed,
    chosen: z.pipe(
      z.array(z.tuple([Lead, z.enum(['first', 'second'])])),
      z.transform((pairs): ReadonlyMap<LeadNumber, TypingPass> => new Map(pairs)),
    ),
  }),
  z.object({ kind: z.literal('read back'), marks: Typed }),
]);

const Paper = z.object({
  event: keyBy(parseEventKey),
  round: z.number(),
  renumbered: z.exactOptional(z.number()),
  judge: keyBy(parseJudgeKey),
  dance: z.string(),
  /** Time of the last keystroke, in milliseconds. */
  at: z.number(),
  /** True if the page was closed or crashed before the scrutineer left this paper. */
  isOpen: z.boolean(),
  /** The couples of the sheet when it was typed. */
  of: Typed,
  soFar: z.object({
    layout: z.enum(PAPER_LAYOUTS),
    keying: Keying,
    text: z.string().check(z.maxLength(MAX_COUNT.marksPerSheet)),
    couples: Typed,
    places: z.readonly(z.array(z.number()).check(z.maxLength(MAX_COUNT.marksPerSheet))),
  }),
});
type Paper = z.infer<typeof Paper>;

const nameOf = (eventName: string): string => `floorcraft-keying-${eventName}`;

/** Fallback if storage is unavailable: drafts survive navigating back and forth, but not closing the page. */
const onThisPage = new Map<string, readonly Paper[]>();

/** The drafts on this device, latest first, without unreadable ones. */
function papersOn(eventName: string): readonly Paper[] {
  const held = onThisPage.get(eventName);
  if (held !== undefined) return held;
  const list = readJson(nameOf(eventName));
  return (Array.isArray(list) ? list : []).flatMap((raw) => {
    const read = Paper.safeParse(raw);
    return read.success ? [read.data] : [];
  });
}

/** Compares the renumbering count, too: after renumbering, the number belongs to another round. */
const isIn = (paper: Paper, { event, round, renumbered }: RoundNumbered): boolean =>
  paper.event === event && paper.round === round && paper.renumbered === renumbered;

const isOf = (paper: Paper, sheet: SheetPlace): boolean =>
  isIn(paper, sheet) && paper.judge === sheet.judge && paper.dance === toStoredTerm(sheet.dance);

/** JSON has no maps: `chosen` is stored as pairs. */
const stored = (paper: Paper): unknown => {
  const { keying } = paper.soFar;
  return keying.kind === 'settle'
    ? { ...paper, soFar: { ...paper.soFar, keying: { ...keying, chosen: [...keying.chosen] } } }
    : paper;
};

/** False if storage is unavailable and the page keeps them. */
function keep(eventName: string, papers: readonly Paper[], now: number): boolean {
  const fresh = papers.filter(({ at }) => now - at < KEPT_MS).slice(0, MOST_PAPERS);
  const isKept = saveJson(nameOf(eventName), fresh.length === 0 ? undefined : fresh.map(stored));
  if (isKept) onThisPage.delete(eventName);
  else onThisPage.set(eventName, fresh);
  return isKept;
}

/** A restored draft. */
export interface KeyingDraft {
  readonly soFar: KeyingProgress;
  /** The couples of the sheet when it was typed. */
  readonly of: readonly LeadNumber[];
  /** Time of the last keystroke, in milliseconds. */
  readonly at: number;
}

export const readKeyingDraft = (eventName: string, paper: SheetPlace): KeyingDraft | undefined =>
  papersOn(eventName).find((one) => isOf(one, paper));

/**
 * Keeps the typed marks after every keystroke; deletes an empty draft. False if storage is unavailable.
 * @param now in milliseconds
 */
export function saveKeyingDraft(
  eventName: string,
  paper: SheetPlace,
  {
    soFar,
    of,
    isOpen,
  }: { readonly soFar: KeyingProgress; readonly of: readonly LeadNumber[]; readonly isOpen: boolean },
  now: number,
): boolean {
  const others = papersOn(eventName).filter((one) => !isOf(one, paper));
  if (!hasTypedMarks(soFar)) return keep(eventName, others, now);
  const kept: Paper = {
    ...toSheetFields(paper),
    at: now,
    isOpen,
    of,
    soFar,
  };
  return keep(eventName, [kept, ...others], now);
}

/** Deletes the draft of a received or discarded paper. */
export const forgetKeyingDraft = (eventName: string, paper: SheetPlace, now: number): boolean =>
  keep(
    eventName,
    papersOn(eventName).filter((one) => !isOf(one, paper)),
    now,
  );

/** The judge whose paper was being typed when the page closed or crashed; undefined if it was left on purpose. */
export const findOpenKeying = (eventName: string, round: RoundNumbered): JudgeKey | undefined =>
  papersOn(eventName).find((one) => one.isOpen && isIn(one, round))?.judge;
