import { unreachable } from '../unreachable.ts';
import type { JournalRecord } from './record.ts';
import type { ChainProblem, ChainReport } from './verifyChains.ts';

/** What keys are called in the hall; without them the keys themselves are shown. */
export interface JournalNames {
  readonly event: (key: string) => string;
  readonly round: (event: string, round: number) => string;
  readonly judge: (key: string) => string;
}

const AS_KEYS: JournalNames = {
  event: (key) => key,
  round: (_, round) => (round === 0 ? 'Final' : `round ${round}`),
  judge: (key) => `Judge ${key}`,
};

const numbers = (list: readonly string[]): string => (list.length === 0 ? 'nobody' : list.join(', '));

type Deed = JournalRecord;

function coupleOf(deed: { readonly couple?: string; readonly entry: string }): string {
  return deed.couple ?? `entry ${deed.entry}`;
}

const changesInWords = (deed: { readonly recallSize?: number; readonly numHeats?: number }): string =>
  [
    ...(deed.recallSize === undefined ? [] : [`each judge recalls ${deed.recallSize}`]),
    ...(deed.numHeats === undefined ? [] : [deed.numHeats === 1 ? '1 heat' : `${deed.numHeats} heats`]),
  ].join(', ');

function resultInWords({ recalled, placings }: Deed & { readonly kind: 'result posted' }): string {
  if (recalled !== undefined) return `, recalled: ${numbers(recalled)}`;
  return placings === undefined
    ? ''
    : `: ${placings.map(({ couple, place }) => `${couple} in place ${place}`).join(', ')}`;
}

/** What was done, without who, when and why. */
function deedInWords(deed: Deed, names: JournalNames): string {
  const place = (at: { readonly event: string; readonly round: number }): string =>
    `${names.event(at.event)}, ${names.round(at.event, at.round)}`;
  const sheet = (at: {
    readonly event: string;
    readonly round: number;
    readonly judge: string;
    readonly dance: string;
  }): string => `${names.judge(at.judge)} in ${at.dance}, ${place(at)}`;
  switch (deed.kind) {
    case 'marks sent':
      return `sent the marks of ${sheet(deed)}: ${numbers(deed.marks)}`;
    case 'marks keyed from paper':
      return `keyed the paper sheet of ${sheet(deed)}: ${numbers(deed.marks)}`;
    case 'marks changed':
      return `changed the marks of ${sheet(deed)} from ${numbers(deed.from)} to ${numbers(deed.to)}`;
    case 'sheet reopened':
      return `gave back the sheet of ${sheet(deed)}`;
    case 'change requested':
      return `asked to change the marks of ${sheet(deed)}`;
    case 'late marks':
      return `sent marks after the round was closed, kept and not counted: ${sheet(deed)}: ${numbers(deed.marks)}`;
    case 'short sheet accepted':
      return `accepted the sheet of ${sheet(deed)} with ${deed.marks} of ${deed.asked} marks`;
    case 'state changed':
      return `took ${place(deed)} from ${deed.from} to ${deed.to}`;
    case 'check-in':
      return `called ${coupleOf(deed)} ${deed.presence} in ${place(deed)}`;
    case 'scratch':
      return `scratched ${coupleOf(deed)} from ${place(deed)}`;
    case 'heat asked':
      return `asked for ${coupleOf(deed)} to dance in heat ${deed.heat} of ${place(deed)}`;
    case 'walk-on':
      return `added ${coupleOf(deed)} as a walk-on to ${place(deed)}`;
    case 'walk-on named':
      return `named the walk-on ${coupleOf(deed)} in ${place(deed)}: ${deed.lead} and ${deed.follow}`;
    case 'result posted':
      return `posted the result of ${place(deed)}${resultInWords(deed)}`;
    case 'saved result scratched':
      return `scratched the saved result of ${place(deed)}`;
    case 'result signed off':
      return `signed off the result of ${place(deed)}`;
    case 'decided':
      return `${deed.verdict === 'approved' ? 'approved' : 'sent back'} the ${deed.question} of ${place(deed)}${deed.count === undefined ? '' : `: ${deed.count} couples go through`}`;
    case 'round changed':
      return `changed ${place(deed)}: ${changesInWords(deed)}`;
    case 'panel seated':
      return `seated ${deed.panel.map((judge) => names.judge(judge)).join(', ')} in ${place(deed)}`;
    case 'signature taken back':
      return `took back the signature under ${place(deed)}`;
    case 'change refused':
      return `left the sheet of ${sheet(deed)} as it was sent`;
    case 'result taken back':
      return `took back the result of ${place(deed)}`;
    case 'reopened':
      return `reopened ${place(deed)}`;
    case 'judge replaced':
      return `replaced ${names.judge(deed.judge)} by ${names.judge(deed.by)} in ${place(deed)}`;
    case 'disqualified':
      return `disqualified ${coupleOf(deed)} in ${place(deed)}`;
    case 'withdrawn':
      return `noted that ${coupleOf(deed)} withdrew in ${place(deed)}`;
    case 'no-show':
      return `noted that ${coupleOf(deed)} did not show in ${place(deed)}`;
    case 'plan published':
      return `published the plan, revision ${deed.revision}`;
    default:
      return unreachable(deed);
  }
}

/** The record as staff read it: 'Ann took Bronze Waltz, Final from running to marked.' The time stands beside it. */
export function journalInWords(record: JournalRecord, names: JournalNames = AS_KEYS): string {
  const why = record.why === undefined || record.why.trim() === '' ? '' : ` Why: ${record.why}`;
  return `${record.who} ${deedInWords(record, names)}.${why}`;
}

const seconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)} s`;

function problemInWords(problem: ChainProblem, names: JournalNames): string {
  const of = `Device ${problem.device}`;
  switch (problem.kind) {
    case 'altered':
      return `${of}: this record is not what was written: ${journalInWords(problem.record.record, names)}`;
    case 'fork':
      return `${of}: ${problem.records.length} records follow the same one: ${problem.records
        .map((record) => journalInWords(record.record, names))
        .join(' / ')}`;
    case 'gap':
      return `${of}: what came before this record is missing: ${journalInWords(problem.record.record, names)}`;
    case 'clock ran back':
      return `${of}: the clock ran back by ${seconds(problem.by)} before this record: ${journalInWords(problem.record.record, names)}`;
    case 'came in before':
      return `${of}: this record came in before the one it follows: ${journalInWords(problem.record.record, names)}`;
    case 'end is missing':
      return `${of}: the last record the device wrote is not in the journal.`;
    case 'not from the device':
      return `${of}: the device does not know this record as its last: ${journalInWords(problem.record.record, names)}`;
    default:
      return unreachable(problem);
  }
}

/** The report for staff: one sentence when all is well, otherwise one for each problem after it. */
export function chainReportInWords(
  { records, devices, problems }: ChainReport,
  names: JournalNames = AS_KEYS,
): readonly string[] {
  const looked = `${records} ${records === 1 ? 'record' : 'records'} of ${devices} ${devices === 1 ? 'device' : 'devices'}`;
  return problems.length === 0
    ? [`${looked}: every chain is whole.`]
    : [
        `${looked}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
        ...problems.map((problem) => problemInWords(problem, names)),
      ];
}
