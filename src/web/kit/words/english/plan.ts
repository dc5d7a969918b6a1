import type {
  PlanChangeCount,
  LoggedChange,
  LoggedItem,
  LoggedKind,
  LoggedRound,
} from '../../../../store/journal/record.ts';
import { section } from '../section.ts';
import { pluralize, formatCouples, formatHeats } from './count.ts';

/** Names for the plan's keys, each inside a sentence. */
export interface PlanNames {
  readonly event: (key: string) => string;
  /** 'Gold Waltz semi-final' */
  readonly round: (round: LoggedRound) => string;
}

const judges = (n: number): string => pluralize(n, { one: '1 judge', other: `${n} judges` });
const changes = (n: number): string => pluralize(n, { one: '1 change', other: `${n} changes` });

const rounds = (n: number): string => pluralize(n, { one: '1 round', other: `${n} rounds` });
const rows = (n: number): string => pluralize(n, { one: '1 row', other: `${n} rows` });
const breaks = (n: number): string => pluralize(n, { one: '1 break', other: `${n} breaks` });

const item = (one: LoggedItem, names: PlanNames): string => {
  if ('title' in one) return one.title === '' ? 'a break' : one.title;
  return names.round(one);
};

const events = (
  of: { readonly events: number; readonly event?: LoggedChange<'clear'>['event'] },
  names: PlanNames,
): string => (of.event === undefined ? `${of.events} events` : names.event(of.event));

/** Each change in a list of changes. A missing kind does not compile. */
const did: { readonly [Kind in LoggedKind]: (change: LoggedChange<Kind>, names: PlanNames) => string } = {
  generate: (change, names) => `Made rounds for ${events(change, names)}`,
  clear: (change, names) => `Cleared the rounds of ${events(change, names)}`,
  retime: () => 'Changed recalls, heats and timing',
  addRound: ({ round }, names) => `Added a round after ${names.round(round)}`,
  deleteRound: ({ round }, names) => `Deleted ${names.round(round)}`,
  skipRound: ({ round }, names) => `Skipped ${names.round(round)}`,
  unskipRound: ({ round }, names) => `Restored ${names.round(round)}`,
  shift: (change, names) => `Moved ${item(change.item, names)} ${change.direction} one place`,
  move: (change, names) =>
    change.before === undefined
      ? `Moved ${item(change.item, names)} to the end of the day`
      : `Moved ${item(change.item, names)} before ${item(change.before, names)}`,
  reorder: () => 'Put the day in the suggested order',
  sort: () => 'Sorted the day by level and dance',
  setRecall: ({ round, size }, names) => `${names.round(round)}: recall ${size}`,
  setHeats: ({ round, heats: split }, names) => `${names.round(round)}: ${formatHeats(split)}`,
  drawHeats: ({ round }, names) => `${names.round(round)}: heats redrawn`,
  moveCouple: ({ round, couple, heat }, names) =>
    `${names.round(round)}: ${couple ?? 'a couple'} to heat ${heat}`,
  seed: ({ round, couple }, names) => `${couple ?? 'A couple'} starts in ${names.round(round)}`,
  setPanel: ({ round, judges: panel }, names) =>
    `${names.round(round)}: ${panel === 0 ? 'all judges' : `panel of ${panel}`}`,
  assignPanels: ({ judges: panel }) => `Assigned panels from ${judges(panel)}`,
  addBlock: ({ title, before }, names) =>
    before === undefined
      ? `Added ${title} at the end of the day`
      : `Added ${title} before ${item(before, names)}`,
  editBlock: ({ title }) => `Changed ${title === '' ? 'a break' : title}`,
  removeBlock: ({ title }) => `Deleted ${title === '' ? 'a break' : title}`,
  setStartTimes: ({ rounds: timed }) =>
    `Set ${pluralize(timed, { one: '1 start time', other: `${timed} start times` })}`,
};

const one = <Kind extends LoggedKind>(change: LoggedChange<Kind>, names: PlanNames): string =>
  did[change.kind](change, names);

/** The number of changes of one kind. */
const didTimes: { readonly [Kind in LoggedKind]: (n: number) => string } = {
  generate: () => 'rounds made',
  clear: () => 'rounds cleared',
  retime: () => 'recalls, heats and timing changed',
  addRound: (n) => `${rounds(n)} added`,
  deleteRound: (n) => `${rounds(n)} deleted`,
  skipRound: (n) => `${rounds(n)} skipped`,
  unskipRound: (n) => `${rounds(n)} restored`,
  shift: (n) => `${rows(n)} moved one place`,
  move: (n) => `${rows(n)} moved`,
  reorder: () => 'suggested order used',
  sort: () => 'sorted by level and dance',
  setRecall: (n) => pluralize(n, { one: '1 recall changed', other: `${n} recalls changed` }),
  setHeats: (n) => `heats of ${rounds(n)} changed`,
  drawHeats: (n) => `heats of ${rounds(n)} redrawn`,
  moveCouple: (n) => `${formatCouples(n)} moved to another heat`,
  seed: (n) => `${formatCouples(n)} seeded`,
  setPanel: (n) => pluralize(n, { one: '1 panel changed', other: `${n} panels changed` }),
  assignPanels: () => 'panels assigned',
  addBlock: (n) => `${breaks(n)} added`,
  editBlock: (n) => `${breaks(n)} changed`,
  removeBlock: (n) => `${breaks(n)} deleted`,
  setStartTimes: () => 'start times set',
};

const counts = (changed: readonly PlanChangeCount[]): string =>
  changed.map(({ kind, count }) => didTimes[kind](count)).join(', ');

const minutes = (n: number): string => pluralize(n, { one: '1 minute', other: `${n} minutes` });

/** The plan of the day: its changes and problems. */
export const planWords = section('plan', {
  round: (event: string, round: string) => `${event} ${round}`,
  changes,
  change: (change: LoggedChange, names: PlanNames): string => one(change, names),
  /** The summary of a publication: the first few changes, and the number of others. */
  published: (did: readonly PlanChangeCount[], told: readonly LoggedChange[], names: PlanNames): string => {
    if (did.length === 0) return 'Schedule changed.';
    if (told.length === 0) return `${counts(did)}.`;
    const more = did.reduce((sum, { count }) => sum + count, 0) - told.length;
    return [
      ...told.map((change) => `${one(change, names)}.`),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join(' ');
  },
  /** '2 rounds skipped, 1 break added' */
  counts,
  undid: (what: string) => `Undone: ${what}`,

  /** Problems of the planned times. `round` at the beginning of a sentence. */
  times: {
    noStart: 'The day has no start time. Use “Set times…” to enter one.',
    backwards: (row: string, late: number) => `${row} is planned ${minutes(late)} before the row above it.`,
    overlap: (row: string, late: number) => `${row} is planned ${minutes(late)} before the floor is clear.`,
  },

  warning: {
    everybodyRecalled: (recall: number, entered: number) =>
      `Recall ${recall} of ${formatCouples(entered)}: nobody is cut.`,
    unevenHeats: (sizes: readonly number[]) => `Uneven heats: ${sizes.join(', ')} couples.`,
    mustShare: (clashes: number) =>
      pluralize(clashes, {
        one: '1 couple shares a heat with another couple of one of its dancers.',
        other: `${clashes} couples share a heat with another couple of one of their dancers.`,
      }),
    evenFinal: (panel: number) => `${panel} judges in a final: an even panel can split.`,
    school: (judge: string, school: string, of: number) =>
      `${judge} has ties to ${school}: ${formatCouples(of)} here.`,
    person: (judge: string, person: string) => `${judge} has ties to ${person}, who dances here.`,
  },

  conflict: {
    kind: {
      onFloorTwice: 'On the floor twice',
      costumeChange: 'Costume change',
      noRest: 'No rest',
    },
    possible: (kind: string) => `${kind}: possible`,
    apart: (least: number) => (least < 1 ? 'at the same time' : `${minutes(least)} apart`),
    somebody: 'Someone',
    /** 'leads 618 in the Gold Waltz final' */
    dances: (role: 'lead' | 'follow', number: string | undefined, round: string) =>
      `${role === 'lead' ? 'leads' : 'follows'}${number === undefined ? '' : ` ${number}`} in the ${round}`,
    twice: (who: string, first: string, second: string, apart: string) =>
      `${who} ${first} and ${second}, ${apart}.`,
    manyTwice: (people: number, first: string, second: string, apart: string) =>
      `${people} people dance in the ${first} and the ${second}, ${apart}.`,
    /** `who` is undefined if several people are concerned. */
    costume: (
      who: string | undefined,
      people: number,
      [first, second]: readonly [string, string],
      least: number,
    ) =>
      `${who ?? `${people} couples or dancers`} ${who === undefined ? 'have' : 'has'} ${minutes(least)} to change from the ${first} to the ${second}.`,
    noRest: (who: string | undefined, people: number, rounds: number, first: string) =>
      `${who ?? `${people} couples or dancers`} ${who === undefined ? 'dance' : 'dances'} ${rounds} rounds in a row from the ${first} on.`,
  },
});
