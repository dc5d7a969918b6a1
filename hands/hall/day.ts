import type { Json } from '../../src/store/tree/patch.ts';

/** The setup of a hall at the start. */
export interface DaySetup {
  /** 3 to 7. */
  readonly judges: number;
  readonly marksPublic: boolean;
  /** The default release of finals. */
  readonly release: 'at once' | 'awards';
  /** A second device: another laptop of the scrutineer, another deck captain, or another phone of a judge. */
  readonly second?: 'laptop' | 'captain' | 'phone' | undefined;
  /** True if one couple has a bye past the semi-final, and the organizer may give others. */
  readonly seeds?: boolean;
}

/** The owner of the second phone. */
const JUDGE_WITH_TWO = 'A';

const LETTERS = 'ABCDEFG';

/** The letters of the judges: one more than there are seats, so that there is someone to stand in. */
export const listJudgeLetters = ({ judges }: DaySetup): readonly string[] => [
  ...LETTERS.slice(0, judges),
  'S',
];

/** The accounts of a judge's phones. */
export const listJudgeUids = ({ second }: DaySetup, letter: string): readonly string[] => [
  `judge${letter}`,
  ...(second === 'phone' && letter === JUDGE_WITH_TWO ? [`judge${letter} again`] : []),
];

const codeOf = (letter: string): string => `code-of-${letter}`;

/** The judge who owns a device. */
export const findJudgeOfDevice = (uid: string): string | undefined => /^judge(.)(?: again)?$/.exec(uid)?.[1];

const couple = (number: number): Json => ({
  entryId: `e${number}`,
  leadName: `Lead ${number}`,
  followName: `Follow ${number}`,
  leadId: `l${number}`,
  followId: `f${number}`,
  affiliation: number % 2 === 0 ? 'Brown' : 'MIT',
  registeredTime: 1,
  leadNumber: number,
});

const couples = (numbers: readonly number[]): Json =>
  Object.fromEntries(numbers.map((number) => [`e${number}`, couple(number)]));

const inHeats = (numbers: readonly number[], heats: number): Json =>
  Object.fromEntries(numbers.map((number, at) => [`e${number}`, { heat: (at % heats) + 1 }]));

const MINUTE = 60_000;

/** The tree at the start: a semi-final and a final in two dances, a straight final, and breaks between them. */
export function buildMorning(setup: DaySetup, opens: number): Record<string, Json> {
  const letters = listJudgeLetters(setup);
  const panel = Object.fromEntries(letters.slice(0, -1).map((letter) => [letter, true]));
  const smooth = [101, 102, 103, 104, 105];
  const seeded = setup.seeds === true ? smooth.slice(0, 1) : [];
  const unseeded = smooth.slice(seeded.length);
  const rumba = [103, 104, 207];
  return {
    competitionMetadata: {
      fullName: 'Spring Ball',
      registrationStatus: 'OPEN',
      officials: Object.fromEntries(
        letters.map((letter) => [letter, { name: `Judge ${letter}`, role: 'Judge' }]),
      ),
      timing: { hours: [{ from: opens, to: opens + 8 * 60 * MINUTE }] },
    },
    settings: { events: { marksPublic: setup.marksPublic, cascadeCheckin: true, release: setup.release } },
    events: {
      Waltz: {
        name: 'Waltz',
        eventLevel: 'Gold',
        style: 'Standard',
        eventDances: ['Waltz', 'Tango'],
        entries: couples(smooth),
        rounds: {
          0: {
            roundName: 'Final',
            roundState: 0,
            numHeats: 1,
            scheduleIndex: 4,
            panel,
            ...(seeded.length === 0
              ? {}
              : {
                  entries: inHeats(seeded, 1),
                  byes: Object.fromEntries(seeded.map((number) => [`e${number}`, true])),
                }),
          },
          1: {
            roundName: 'Semi-Final',
            roundState: 0,
            recallSize: 3 - seeded.length,
            numHeats: 2,
            scheduleIndex: 0,
            roundStartTime: opens + 10 * MINUTE,
            entries: inHeats(unseeded, 2),
            panel,
          },
        },
      },
      Rumba: {
        name: 'Rumba',
        eventLevel: 'Silver',
        style: 'Latin',
        eventDances: ['Rumba'],
        entries: couples(rumba),
        rounds: {
          0: {
            roundName: 'Final',
            roundState: 0,
            numHeats: 1,
            scheduleIndex: 2,
            roundStartTime: opens + 20 * MINUTE,
            entries: inHeats(rumba, 1),
            panel,
          },
        },
      },
    },
    blocks: {
      break1: { kind: 'break', title: 'Short break', scheduleIndex: 1, minutes: 5 },
      break2: { kind: 'break', title: 'Costume break', scheduleIndex: 3, minutes: 10 },
    },
    judgeCodes: Object.fromEntries(letters.map((letter) => [letter, codeOf(letter)])),
    judgeClaims: Object.fromEntries(
      letters.flatMap((letter) =>
        listJudgeUids(setup, letter).map((uid) => [uid, { judge: letter, code: codeOf(letter), at: opens }]),
      ),
    ),
    roles: {
      organizer: { admin: true },
      scrutineer: { scrutineer: true },
      chairman: { chairman: true },
      mc: { mc: true },
      deck: { deckcaptain: true },
      deck2: { deckcaptain: true },
    },
  };
}
