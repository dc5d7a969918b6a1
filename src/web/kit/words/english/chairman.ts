import { section } from '../section.ts';
import { pluralize, formatCouples, formatHeats } from './count.ts';

/** The chairman's possible answers. */
export type AnswerKind =
  | 'recall'
  | 'all'
  | 'none'
  | 'approve'
  | 'send back'
  | 'count'
  | 'back to the judge'
  | 'disqualify'
  | 'let them dance';

/** `count`: the number of couples an answer recalls. */
const answers: Readonly<Record<AnswerKind, (count: number) => string>> = {
  recall: (count: number) => `Recall ${count}`,
  all: (count: number) => `All: recall ${count}`,
  none: (count: number) => `None: recall ${count}`,
  approve: () => 'Approve the final',
  'send back': () => 'Send back',
  count: () => 'Accept it',
  'back to the judge': () => 'Back to the judge',
  disqualify: () => 'Disqualify',
  'let them dance': () => 'Let them dance',
};

interface DecisionMade {
  /** As a clock shows it. */
  readonly time: string;
  readonly by: string;
  readonly note: string | undefined;
}

const dayEnds = (time: string | undefined): string => (time === undefined ? '' : `: the day ends at ${time}`);

/** The chairman's screen. Events and rounds are passed as display names: 'Bronze Cha Cha', 'semi-final'. */
export const chairmanWords = section('chairman', {
  desks: 'Chairman’s desk',
  desk: {
    decisions: 'Decisions',
    day: 'The day',
    judges: 'Judges',
    log: 'Log',
    journal: 'Journal',
  },
  notAvailable: 'Not available',
  noAccess: 'Your account can’t open this. Ask the organizer for the chairman’s role.',
  loadingDay: 'Loading the day',
  offline: 'Your decisions are saved on this device and send when you’re back online.',
  ofRound: (event: string, round: string) => `${event}, ${round}`,

  inbox: {
    label: 'Needs you',
    count: (questions: number, results: number) => {
      if (questions > 0) return pluralize(questions, { one: '1 needs you', other: `${questions} need you` });
      return results > 0
        ? pluralize(results, { one: '1 result to sign', other: `${results} results to sign` })
        : 'Nothing needs you';
    },
    loading: 'Loading the questions',
    empty: 'No decisions to make.',
    emptyMore: 'Cuts, ties, finals, short sheets and change requests show here.',
    couples: 'Couples',
    saved: 'Your answer is saved on this device and sends when you’re back online.',
    answer: (kind: AnswerKind, count: number) => answers[kind](count),
    sure: (answer: string) => `${answer}?`,
    answered: (answer: string, at: string) => `${answer}: ${at}`,
  },
  change: {
    question: (judge: string, dance: string) => `Judge ${judge} wants to change ${dance}.`,
    reopen: 'Reopen',
    leave: 'Leave as sent',
    judgingClosed: 'Judging is closed',
    sureReopen: (judge: string, dance: string) => `Reopen ${dance} for Judge ${judge}?`,
    sureLeave: (judge: string, dance: string) => `Leave Judge ${judge}’s ${dance} as sent?`,
    reopenMeans: 'The marks stay until the judge changes them. The sheet isn’t in until it’s sent again.',
    leaveMeans: 'The judge is told. The marks count as sent.',
    reopened: (judge: string, dance: string) => `${dance} is open again for Judge ${judge}`,
    left: (judge: string, dance: string) => `Judge ${judge}’s ${dance} stays as sent`,
  },
  final: {
    incomplete: 'The sheets don’t give a full order yet. The scrutineer knows what’s missing.',
    disagree: 'The two counts of this final disagree. It can’t be posted: ask the scrutineer.',
  },
  sign: {
    list: 'To sign',
    posted: (round: string) => `${round}, posted`,
    verb: 'Sign',
    signEvent: (event: string) => `Sign ${event}`,
    more: (results: number) => `${results} more to sign`,
    several: (results: number) => `Sign all ${results}`,
    severalQuestion: (results: number) =>
      results === 0
        ? 'Sign results'
        : `Sign ${pluralize(results, { one: '1 result', other: `${results} results` })}?`,
    severalMeans: 'Your name and the time go on each of them. After that they’re locked.',
    results: 'Results',
    signing: 'Signing',
    noneChosen: 'Choose at least one result',
    severalDone: (results: number) =>
      `${pluralize(results, { one: '1 result', other: `${results} results` })} signed and locked`,
    question: (event: string, round: string) => `Sign ${event}, ${round}?`,
    means: 'Your name and the time go on the result. After that it’s locked.',
    confirm: 'Sign and lock',
    done: (event: string, round: string) => `${event}, ${round}: signed and locked`,
    remove: 'Remove signature',
    removeFrom: (event: string) => `Remove signature from ${event}`,
    sureRemove: (event: string, round: string) => `Remove your signature from ${event}, ${round}?`,
    removeMeans: 'The result stays posted, and can be changed again.',
    removed: (event: string, round: string) => `${event}, ${round}: signature removed`,
  },
  decided: {
    list: 'Decided',
    one: (round: string, decision: string, { time, by, note }: DecisionMade) =>
      `${round}. ${decision}, ${time}, ${by}${note === undefined ? '' : `: ${note}`}`,
  },

  day: {
    endLabel: 'End of the day',
    endsAt: 'The day ends at',
    waitingForCallbacks: 'waiting for callbacks',
    couples: formatCouples,
    recall: (recallSize: number) => `recall ${recallSize}`,
    heats: formatHeats,
    panel: (judges: number) => `Panel of ${judges}`,
    panelOf: (judges: number, event: string, round: string) => `Panel of ${judges}: ${event}, ${round}`,
    change: 'Change',
    changeRound: (event: string, round: string) => `Change ${event}, ${round}`,
    empty: 'No rounds left.',
    emptyMore: 'Rounds up next or on the floor show here.',
    more: (rounds: number) =>
      pluralize(rounds, {
        one: '1 more round on the schedule.',
        other: `${rounds} more rounds on the schedule.`,
      }),
  },
  round: {
    recall: 'Recall',
    recallHelp: (entered: number) => `of ${formatCouples(entered)}`,
    heats: 'Heats',
    heatsDrawn: 'The heats are drawn. The scrutineer can redraw them on the schedule.',
    outOfRange: (most: number) => `1 to ${most}`,
    wholeNumbers: 'Enter whole numbers',
    nothingChanged: 'Nothing changed yet',
    nobodyCut: (entered: number) => `Nobody is cut: only ${formatCouples(entered)} dance.`,
    confirm: 'Change',
    done: (event: string, round: string) => `${event}, ${round} changed`,
    /** The effect on the next round. `sizes`: of its heats, largest first. */
    next: (round: string, recalled: number, sizes: readonly number[]) => {
      const [most = 0] = sizes;
      const least = sizes.at(-1) ?? most;
      const each = least === most ? `${most}` : `${least} to ${most}`;
      return `${round}: ${formatCouples(recalled)} in ${sizes.length === 1 ? 'one heat' : `${sizes.length} heats of ${each}`}.`;
    },
    /** @param time when the day ends; undefined: the schedule has no start */
    sameEnd: (time: string | undefined) =>
      time === undefined ? 'The day ends at the same time.' : `The day still ends at ${time}.`,
    later: (minutes: number, time: string | undefined) => `${minutes} min later${dayEnds(time)}`,
    earlier: (minutes: number, time: string | undefined) => `${minutes} min earlier${dayEnds(time)}`,
  },
  panel: {
    question: (event: string, round: string) => `Who judges ${event}, ${round}?`,
    seat: (judges: number) => `Seat ${pluralize(judges, { one: '1 judge', other: `${judges} judges` })}`,
    pickOne: 'Pick at least one judge',
    nothingChanged: 'Nothing changed yet',
    even: (judges: number) => `${judges} judges: an even panel can split.`,
    overtaken: 'Somebody else changed the panel. Choose again.',
    onTheFloor: 'The round is on the floor. The sheets of a judge you take off no longer count.',
    whyReplaced: (replaced: readonly { readonly judge: string; readonly by: string }[]) =>
      `Why ${replaced.map(({ judge, by }) => `${by} replaces ${judge}`).join(', ')}`,
    done: (event: string, round: string, judges: readonly string[]) =>
      `${event}, ${round}: ${judges.join(', ')}`,
  },

  judges: {
    label: 'Judges',
    table: 'Judges and the panel',
    loading: 'Loading the marks',
    empty: 'No marks yet.',
    emptyMore: 'Once a round is judged, each judge shows here next to the panel.',
    private: 'Private: only you and the office see this. Far from the panel doesn’t mean wrong.',
    judge: 'Judge',
    sheets: 'Sheets',
    agreement: 'Agreement with panel',
    deviation: 'Average deviation',
    percent: (share: number) => `${Math.round(100 * share)}%`,
    explained:
      'Agreement: how many of the judge’s recalls more than half of the panel gave too. Deviation: how far the judge’s places in finals are from the middle of the panel’s, on average.',
  },

  log: {
    for: 'For',
    kinds: { incident: 'For the log', message: 'For the MC' },
    what: { incident: 'What happened', message: 'What should the MC say?' },
    help: {
      incident: 'Who, where, when, and what you did about it. It can’t be changed later.',
      message: 'Shows at the microphone for 45 minutes, and in the log.',
    },
    confirm: { incident: 'Add to the log', message: 'Send to the MC' },
    done: { incident: 'Added to the log', message: 'Sent to the MC' },
    writeFirst: 'Write something first',
    loading: 'Loading the log',
    empty: 'Nothing logged yet.',
    emptyMore: 'Injuries, protests, late starts: what someone may ask about next week.',
    list: 'Log',
    by: (name: string, toMc: boolean) => (toMc ? `To the MC, ${name}` : name),
  },
});
