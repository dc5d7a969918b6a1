import type { EventKey, JudgeKey } from '../ids.ts';
import { unreachable } from '../unreachable.ts';
import type { JournalRecord } from './record.ts';
import type { KeptRecord } from './verifyChains.ts';

/** A line about the sheet of one judge in one dance. */
type SheetLine = Extract<JournalRecord, { readonly dance: string; readonly judge: JudgeKey }>;

const isSheetLine = (line: JournalRecord): line is SheetLine => 'dance' in line && 'judge' in line;

const isOnSheet = (line: SheetLine, event: EventKey, round: number, judge: JudgeKey, dance: string) =>
  line.event === event && line.round === round && line.judge === judge && line.dance === dance;

/** What the journal knows of one sheet. */
export interface SheetStory {
  /** When it first came in, by the server's clock; undefined where it was marked before there was a journal. */
  readonly sentAt: number | undefined;
  /** What was done to it after that, by whom and why, in words. */
  readonly since: readonly { readonly at: number; readonly words: string }[];
}

const because = (why: string | undefined): string => (why === undefined ? '' : ` Why: ${why}`);

const listed = (numbers: readonly string[]): string => (numbers.length === 0 ? 'nobody' : numbers.join(', '));

/** A line as the judge who signs reads it: the sheet stands beside it. */
function lineInWords(line: SheetLine): string {
  const why = because(line.why);
  switch (line.kind) {
    case 'marks sent':
      return `Sent again: ${listed(line.marks)}.${why}`;
    case 'marks keyed from paper':
      return `Keyed from paper by ${line.who}: ${listed(line.marks)}.${why}`;
    case 'marks changed':
      return `Changed by ${line.who} from ${listed(line.from)} to ${listed(line.to)}.${why}`;
    case 'late marks':
      return `Came in after the round was closed, not counted: ${listed(line.marks)}.${why}`;
    case 'change requested':
      return `Asked to have it back.${why}`;
    case 'sheet reopened':
      return `Given back by ${line.who}.${why}`;
    case 'change refused':
      return `Left as it was sent by ${line.who}.${why}`;
    case 'short sheet accepted':
      return `Accepted by ${line.who} with ${line.marks} of ${line.asked} marks.${why}`;
    default:
      return unreachable(line);
  }
}

/** The story of one sheet, from lines in the order in which they came in. */
export function storyOf(
  lines: readonly KeptRecord[],
  sheet: {
    readonly event: EventKey;
    readonly round: number;
    readonly judge: JudgeKey;
    readonly dance: string;
  },
): SheetStory {
  const own = lines.flatMap(({ line, receivedAt }) =>
    isSheetLine(line) && isOnSheet(line, sheet.event, sheet.round, sheet.judge, sheet.dance)
      ? [{ line, at: receivedAt }]
      : [],
  );
  const first = own.find(({ line }) => line.kind === 'marks sent');
  return {
    sentAt: first?.at,
    since: own.filter((one) => one !== first).map(({ line, at }) => ({ at, words: lineInWords(line) })),
  };
}
