import { whoDances } from '../src/domain/floor/whoDances.ts';
import { lineUpOf } from '../src/domain/floor/presence.ts';
import { resultPosted } from '../src/store/results/posting.ts';
import { numbersOn } from '../src/web/staff/round/judgesSheet.ts';
import { draftsDoNotCount } from './laws/counted.ts';
import { theJournalTellsIt } from './laws/journal.ts';
import type { Law } from './laws/laws.ts';
import { runningRoundsAreOnThePhones } from './laws/phones.ts';
import { thePublicSeesWhatWasPosted } from './laws/public.ts';
import { nothingWaitsUnderAPostedRound } from './laws/questions.ts';
import { whoDancesIsOneList } from './laws/whoDances.ts';
import type { Program } from './program.ts';

/** A defect a hall has really met, or nearly, and the law that it breaks. */
export interface Plant {
  readonly name: string;
  readonly law: Law;
  readonly defect: Partial<Program>;
  /** A seed with which it does not take long. */
  readonly seed: number;
}

const PLAIN_RULES = (rules: string): string =>
  rules.replaceAll(
    /"\.read": "root\.child\('events'\)[^"]*roundState'\)\.val\(\) === 5[^"]*"/g,
    '".read": true',
  );

export const PLANTS = (product: string): readonly Plant[] => [
  {
    name: 'a second start strands the round that is running',
    law: runningRoundsAreOnThePhones,
    seed: 1,
    defect: {
      roundsOnPhone: (running) =>
        running.toSorted((a, b) => (b.round.startedAt ?? 0) - (a.round.startedAt ?? 0)).slice(0, 1),
    },
  },
  {
    name: 'a half checked-in line-up makes a final that cannot be counted',
    law: whoDancesIsOneList,
    seed: 3,
    defect: {
      couplesOnSheet: (event, round, dance) => {
        const { present, missing } = lineUpOf(event, round);
        const here = new Set(present.map(({ id }) => id));
        const isCalled = present.length + missing.length > 0;
        return whoDances(event, round, event.dances.indexOf(dance))
          .filter(({ entry }) => !isCalled || here.has(entry.id))
          .map(({ number, heat }) => ({ number, heat, isLate: false }));
      },
    },
  },
  {
    name: 'drafts that nobody sent are tallied',
    law: draftsDoNotCount,
    seed: 8,
    defect: {
      recallMarks: ({ all }) =>
        all.map(({ judge, dance, marks }) => ({ judge, dance, recalled: numbersOn(marks) })),
    },
  },
  {
    name: 'a question is left open under a posted round',
    law: nothingWaitsUnderAPostedRound,
    seed: 6,
    defect: {
      approvalNow: (approval) => approval,
      resultPosted: (by, event, round, result) => resultPosted(by, event, round, result, undefined),
    },
  },
  {
    name: 'a posting leaves no record in the journal of what state it was made from',
    law: theJournalTellsIt,
    seed: 3,
    defect: {
      resultPosted: (...asked) =>
        resultPosted(...asked).map(({ patch }) => ({
          patch: Object.fromEntries(Object.entries(patch).filter(([place]) => !place.endsWith('/journal'))),
        })),
    },
  },
  {
    name: 'results can be read before they are posted',
    law: thePublicSeesWhatWasPosted,
    seed: 2,
    defect: { rules: PLAIN_RULES(product) },
  },
];
