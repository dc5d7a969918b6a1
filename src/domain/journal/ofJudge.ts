import type { EventKey, JudgeKey } from '../ids.ts';
import { unreachable } from '../unreachable.ts';
import type { JournalRecord } from './record.ts';
import type { KeptRecord } from './verifyChains.ts';

/** A record about the sheet of one judge in one dance. */
type SheetLine = Extract<JournalRecord, { readonly dance: string; readonly judge: JudgeKey }>;

const isSheetLine = (record: JournalRecord): record is SheetLine => 'dance' in record && 'judge' in record;

const isOnSheet = (record: SheetLine, event: EventKey, round: number, judge: JudgeKey, dance: string) =>
  record.event === event && record.round === round && record.judge === judge && record.dance === dance;

/** What the journal knows of one sheet. */
export interface SheetStory {
  /** When it first came in, by the server's clock; undefined where it was marked before there was a journal. */
  readonly sentAt: number | undefined;
  /** What was done to it after that, by whom and why, in words. */
  readonly since: readonly { readonly at: number; readonly words: string }[];
}

const because = (why: string | undefined): string => (why === undefined ? '' : ` Why: ${why}`);

const listed = (numbers: readonly string[]): string => (numbers.length === 0 ? 'nobody' : numbers.join(', '));

/** A record as the judge who signs reads it: the sheet stands beside it. */
function lineInWords(record: SheetLine): string {
  const why = because(record.why);
  switch (record.kind) {
    case 'marks sent':
      return `Sent again: ${listed(record.marks)}.${why}`;
    case 'marks keyed from paper':
      return `Keyed from paper by ${record.who}: ${listed(record.marks)}.${why}`;
    case 'marks changed':
      return `Changed by ${record.who} from ${listed(record.from)} to ${listed(record.to)}.${why}`;
    case 'late marks':
      return `Came in after the round was closed, not counted: ${listed(record.marks)}.${why}`;
    case 'change requested':
      return `Asked to have it back.${why}`;
    case 'sheet reopened':
      return `Given back by ${record.who}.${why}`;
    case 'change refused':
      return `Left as it was sent by ${record.who}.${why}`;
    case 'short sheet accepted':
      return `Accepted by ${record.who} with ${record.marks} of ${record.asked} marks.${why}`;
    default:
      return unreachable(record);
  }
}

/** The story of one sheet, from records in the order in which they came in. */
export function storyOf(
  records: readonly KeptRecord[],
  sheet: {
    readonly event: EventKey;
    readonly round: number;
    readonly judge: JudgeKey;
    readonly dance: string;
  },
): SheetStory {
  const own = records.flatMap(({ record, receivedAt }) =>
    isSheetLine(record) && isOnSheet(record, sheet.event, sheet.round, sheet.judge, sheet.dance)
      ? [{ record, at: receivedAt }]
      : [],
  );
  const first = own.find(({ record }) => record.kind === 'marks sent');
  return {
    sentAt: first?.at,
    since: own.filter((one) => one !== first).map(({ record, at }) => ({ at, words: lineInWords(record) })),
  };
}
