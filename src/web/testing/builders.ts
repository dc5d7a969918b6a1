import type { CompetitionEvent, Entry, Judge, Round } from '../../domain/competition.ts';
import {
  entryId,
  eventKey,
  judgeKey,
  leadNumber,
  type EntryId,
  type EventKey,
  type JudgeKey,
  type LeadNumber,
} from '../../domain/ids.ts';

const known = <T>(value: T | undefined, text: string): T => {
  if (value === undefined) throw new Error(`“${text}” is not valid`);
  return value;
};

export const lead = (text: string): LeadNumber => known(leadNumber(text), text);
export const judge = (text: string): JudgeKey => known(judgeKey(text), text);
const entry = (text: string): EntryId => known(entryId(text), text);
const key = (text: string): EventKey => known(eventKey(text), text);

export const leads = (...texts: readonly string[]): readonly LeadNumber[] => texts.map(lead);

const buildEntry = (number: string, more: Partial<Entry> = {}): Entry => ({
  id: entry(`c${number}`),
  number: lead(number),
  leadName: `Lead ${number}`,
  followName: `Follow ${number}`,
  affiliation: 'Rutgers',
  placeholder: false,
  checkedIn: new Map(),
  ...more,
});

export const buildRound = (number: number, couples: readonly string[], more: Partial<Round> = {}): Round => ({
  number,
  name: number === 0 ? 'Final' : 'Semi-Final',
  state: 'running',
  recallSize: 2,
  numHeats: 1,
  scheduleIndex: 10 - number,
  startTime: undefined,
  actualStartTime: undefined,
  entries: couples.map((couple) => ({ id: entry(`c${couple}`), heats: [1] })),
  panel: ['A', 'B', 'C'].map(judge),
  ...more,
});

/** An event with a semi-final and a final of the same couples. */
export function buildEvent(
  couples: readonly string[],
  more: Partial<CompetitionEvent> = {},
): CompetitionEvent {
  return {
    key: key('Bronze Waltz'),
    name: 'Bronze Waltz',
    level: 'Bronze',
    style: 'Standard',
    dances: ['Waltz'],
    entries: couples.map((couple) => buildEntry(couple)),
    rounds: [buildRound(0, couples), buildRound(1, couples)],
    ...more,
  };
}

export const buildJudges = (...letters: readonly string[]): readonly Judge[] =>
  letters.map((letter) => ({ key: judge(letter), name: `Judge ${letter}`, chairman: false }));
