import type { BlockKind } from '../../../../domain/schedule/plan/plan.ts';
import { section } from '../section.ts';
import { pluralize, formatAlone, formatField, formatHeats } from './count.ts';

const changes = (n: number): string => pluralize(n, { one: '1 change', other: `${n} changes` });
const judges = (n: number): string => pluralize(n, { one: '1 judge', other: `${n} judges` });

const blockKinds: Readonly<Record<BlockKind, string>> = {
  session: 'Session',
  break: 'Break',
  lunch: 'Lunch',
  generalDancing: 'General dancing',
  awards: 'Awards',
  other: 'Other',
};

/** Inside a sentence. */
const blockNames: Readonly<Record<BlockKind, string>> = {
  session: 'session',
  break: 'break',
  lunch: 'lunch',
  generalDancing: 'general dancing',
  awards: 'awards',
  other: 'break',
};

/** The schedule: the day, its problems, and the selected row. Its dialogs are in `scheduleDialogs`. */
export const scheduleWords = section('schedule', {
  loading: 'Loading the schedule',
  notShown: 'Not available',
  noEvents: 'No events yet.',
  noEventsMore: 'Import your events, then plan the day here.',
  getStarted: 'How to get started',
  noRounds: 'No rounds yet.',
  noRoundsMore: 'Make rounds from the entries: recalls and heats follow from the number of couples.',

  /** A day with entries and without rounds. */
  first: {
    title: 'No rounds yet',
    lead: (couples: number, alone: number, inEvents: number) =>
      couples === 0
        ? 'Nobody has entered yet. Once couples have, you make the rounds, panels and times in one go.'
        : `${formatField(couples, alone)} in ${pluralize(inEvents, { one: '1 event', other: `${inEvents} events` })}. Make the rounds, panels and times in one go. You can move everything afterwards; nobody sees it until you publish.`,
    start: 'First dance',
    lunch: 'Lunch',
    lunchMinutes: 'Minutes',
    order: 'Order',
    orders: { style: 'Style by style', level: 'Level by level' },
    verb: 'Make the schedule',
    blank: 'Start with an empty day',
    needsEntries: 'Needs entries',
    needsStart: 'Enter when the first dance starts',
    preview: 'Preview of the day',
    wouldEnd: 'The day would end about',
    ribbon: (parts: readonly string[]) => `The day: ${parts.join(', ')}`,
    rounds: (n: number, inEvents: number) =>
      `${n === 1 ? 'round' : 'rounds'} in ${pluralize(inEvents, { one: '1 event', other: `${inEvents} events` })}`,
    finals: (n: number) =>
      pluralize(n, { one: '1 event starts with its final', other: `${n} events start with their final` }),
    empty: (n: number) => (n === 1 ? 'event has no couples' : 'events have no couples'),
    noRounds: 'They get no rounds. See which',
    judges: (n: number) => (n === 1 ? 'judge' : 'judges'),
    addJudges: 'Add judges to get panels',
    panels: (preliminary: number, final: number) => `${preliminary} in each round, ${final} in each final`,
    timing: (heat: number, dance: number, pause: number) =>
      `Times come from ${heat} couples in a heat, ${dance} s a dance and ${pause} s between rounds.`,
    changeTiming: 'Change timing',
  },

  bar: {
    ends: 'ends',
    whatIf: 'What if…',
    print: 'Print',
    publish: (n: number) => `Publish ${changes(n)}`,
    publishing: 'Publishing',
    nothing: 'Nothing to publish',
    onItsWay: 'Publishes when back online',
  },
  published: (n: number) => `${changes(n)} published`,
  undone: 'Publication undone',
  publishFirst: 'Publish the round first: no one else has it yet',
  started: (event: string, round: string) => `${event}, ${round} is on the floor`,

  side: 'The day',
  end: {
    label: 'End of the day',
    dayEndsAt: 'The day ends at',
    /** @param day of the week */
    weekdayEndsAt: (day: string) => `${day} ends at`,
    onTime: 'on time',
    late: (minutes: number) => `${minutes} min late`,
    early: (minutes: number) => `${minutes} min early`,
    between: (from: string, to: string) => `${from} to ${to}`,
    afterHours: (minutes: number) => `${minutes} min after the hall closes`,
  },
  times: 'Planned times',

  draft: {
    label: 'Not published',
    title: 'Not published yet',
    /** Shown until the server confirms the changes. */
    onTheirWay: (n: number) =>
      `${changes(n)} saved on this device. ${pluralize(n, { one: 'It publishes', other: 'They publish' })} when you’re back online.`,
    /** @param kept the changes waiting on this device */
    failed: (problem: string, kept: number) =>
      `Not published. ${problem}${
        kept === 0
          ? ''
          : pluralize(kept, {
              one: ' Your change is saved on this device.',
              other: ` Your ${kept} changes are saved on this device.`,
            })
      }`,
    savesNothing: 'This browser can’t save anything. Publish before you close the page.',
    refused: 'Won’t be published',
    undo: 'Undo last',
    discard: 'Discard all',
  },
  log: {
    title: 'Last changes',
    by: (who: string, time: string) => `${who}, ${time}`,
    undo: 'Undo',
  },
  conflicts: {
    title: 'Conflicts',
    looking: 'Looking for conflicts',
    none: 'No conflicts: everyone can make their rounds and changes.',
    showAll: (n: number) => `Show all ${n}`,
    showFewer: 'Show fewer',
  },
  wholeDay: {
    title: 'Whole day',
    makeRounds: 'Make rounds…',
    suggestOrder: 'Suggest an order…',
    assignPanels: 'Assign panels…',
    setTimes: 'Set times…',
    sort: 'Sort by level',
    addBreak: 'Add break',
    clear: 'Clear rounds…',
  },
  keys: {
    label: 'Keyboard',
    move: 'Move',
    addRound: 'Add round',
    skip: 'Skip',
    delete: 'Delete',
    heats: 'Heats',
    recall: 'Recall',
    panel: 'Panel',
    addBreak: 'Add break',
    undo: 'Undo',
  },

  head: {
    planned: 'Planned',
    expected: 'Expected',
    row: 'Event and round',
    couples: 'Couples',
    recall: 'Recall',
    state: 'State',
  },
  row: {
    planned: 'planned',
    expected: 'expected',
    notPublished: ', not published',
    twice: 'On the floor twice',
    tooClose: 'Conflict',
    heats: formatHeats,
    start: 'Start',
    startRound: (event: string, detail: string) => `Start ${event}, ${detail}`,
    takeBack: 'Stop',
    takeBackRound: (event: string, detail: string) => `Stop ${event}, ${detail}`,
    block: (title: string, minutes: number) => (minutes === 0 ? title : `${title}, ${minutes} min`),
    notBefore: (time: string) => `not before ${time}`,
    since: (round: string, time: string) => `${round}, since ${time}`,
    at: (round: string, time: string) => `${round}, ${time}`,
    skipped: (round: string) => `${round}, all couples in the next round`,
    empty: (round: string) => `${round}, no couples`,
    alone: (round: string, n: number) => `${round}, ${formatAlone(n)}`,
    place: (place: number, detail: string) => `${place}. ${detail}`,
  },

  selected: {
    round: 'Selected round',
    break: 'Selected break',
    close: 'Close',
    recall: 'Recall',
    heats: 'Heats',
    of: (entered: number) => `of ${entered}`,
    atMost: (inHeat: number) => `up to ${inHeat} a heat`,
    oneFewer: (what: string) => `${what}: one fewer`,
    oneMore: (what: string) => `${what}: one more`,
    /** @param panel undefined: all judges */
    whoIsInIt: (entered: number, alone: number, judging: number, panel: readonly string[] | undefined) =>
      panel === undefined
        ? `${formatField(entered, alone)}, all ${judges(judging)}.`
        : `${formatField(entered, alone)}, ${judges(judging)}: ${panel.join(' ')}.`,
    /** @param come the number of couples recalled into the round */
    startHere: (seeded: number, come: number) =>
      `${pluralize(seeded, { one: '1 couple starts', other: `${seeded} couples start` })} here, ${come} more with the callbacks.`,
    startLater: (seeded: number) =>
      pluralize(seeded, { one: '1 more starts later.', other: `${seeded} more start later.` }),
    open: 'Open at the scrutineer’s desk',
    addRound: 'Add round after',
    panel: 'Panel',
    restore: 'Restore',
    skip: 'Skip',
    delete: 'Delete',
    deckAsks: (couple: string | undefined, heat: number) =>
      `The deck requested heat ${heat} for ${couple ?? 'a couple'}.`,
    move: (couple: string | undefined) => (couple === undefined ? 'Move' : `Move ${couple}`),
    judge: (letter: string) => `Judge ${letter}`,
  },
  heats: {
    title: 'Heats',
    dance: 'Dance',
    heat: (heat: number) => `Heat ${heat}`,
    moveCouple: (couple: string | undefined, heat: number) =>
      `Move ${couple ?? 'couple without a number'} from heat ${heat}`,
    putHere: (couple: string | undefined) => (couple === undefined ? 'Put here' : `Put ${couple} here`),
    byNumber: 'By number',
    draw: 'Redraw',
    schoolsApart: 'Redraw, schools apart',
    eachDance: 'Redraw each dance',
  },
  seeds: {
    title: 'Seeded',
    hint: 'Tap a couple in the heats to seed them past this round.',
    startsIn: (couple: string | undefined) => `${couple ?? 'This couple'} starts in`,
    /** @param round inside a sentence */
    starts: (couple: string | undefined, round: string) =>
      `${couple ?? 'Couple without a number'}, starts in the ${round}`,
  },
  block: {
    kinds: blockKinds,
    whenNew: 'When is the break?',
    when: (kind: BlockKind) => `When is the ${blockNames[kind]}?`,
    edit: 'Edit…',
    lasts: (minutes: number) => (minutes === 0 ? 'Heading only' : `${minutes} min`),
    name: 'Name',
    before: 'Before',
    last: 'At the end of the day',
    length: 'How long, in minutes',
    minutes: 'Minutes',
    starts: 'Starts',
    startsAt: { after: 'Right after the row above', time: 'Not before a set time' },
    /** Stands beside the planned end; the screen also shows the expected one. @param later minutes, below 0: earlier */
    effect: (later: number) => {
      if (later === 0) return 'The plan ends at the same time.';
      const by = pluralize(Math.abs(later), { one: '1 minute', other: `${Math.abs(later)} minutes` });
      return `The plan ends ${by} ${later > 0 ? 'later' : 'earlier'}.`;
    },
    notBefore: 'Not before',
    notBeforeHelp: 'The day waits for this time even when it’s running early.',
    nameMissing: 'Enter a name',
    wholeMinutes: 'Enter whole minutes',
    dayAndTime: 'Enter the day and the time',
    save: (kind: BlockKind) => (kind === 'session' ? 'Save session' : 'Save break'),
    remove: (kind: BlockKind) => `Delete the ${blockNames[kind]}`,
  },
});
