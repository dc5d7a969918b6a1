import { whoDances } from '../src/domain/floor/whoDances.ts';
import { recall } from '../src/domain/recall/recall.ts';
import { lineUpOf } from '../src/domain/floor/presence.ts';
import { resultPosted } from '../src/store/results/posting.ts';
import { numbersOn } from '../src/web/staff/round/judgesSheet.ts';
import { isDanced } from '../src/domain/schedule/plan/states.ts';
import { timesOf } from '../src/domain/schedule/times/times.ts';
import { startTakenBack } from '../src/store/floor/startTakenBack.ts';
import { marksAt } from '../src/store/sheets/sheetAt.ts';
import { gatherSheets } from '../src/web/staff/round/roundSheets.ts';
import { draftsDoNotCount } from './laws/counted.ts';
import { theForecastIsTrue } from './laws/forecast.ts';
import { sheetsAreOfThisLineUp } from './laws/lineUp.ts';
import { marksAreTheJudges } from './laws/marks.ts';
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
  /** Takes many days to be found and made short: looked for where all of the tests are run, with CI=true. */
  readonly slow?: true;
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
      countNow: ({ recallSize }, { couples, all }) =>
        recall(
          couples,
          all.map(({ judge, dance, marks }) => ({ judge, dance, recalled: numbersOn(marks) })),
          recallSize,
        ),
    },
  },
  {
    name: 'a question is left open under a posted round',
    law: nothingWaitsUnderAPostedRound,
    seed: 6,
    slow: true,
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
  {
    name: 'drafts become public with the round that is posted',
    law: thePublicSeesWhatWasPosted,
    seed: 4,
    slow: true,
    defect: {
      resultPosted: (by, event, round, { patch, posted }, open) =>
        resultPosted(
          by,
          event,
          round,
          {
            patch: Object.fromEntries(
              Object.entries(patch).filter(([place]) => !place.startsWith(`${marksAt()}/`)),
            ),
            posted,
          },
          open,
        ),
    },
  },
  {
    name: 'a sheet that was sent, or accepted short, counts for a couple that came late',
    law: sheetsAreOfThisLineUp,
    seed: 1,
    defect: {
      gatherSheets: (event, round, judges, marks, sheets, changes) => {
        const { lineUp: _, ...old } = round;
        const made = [...sheets].map(
          ([judge, ofJudge]) =>
            [
              judge,
              new Map([...ofJudge].map(([dance, sheet]) => [dance, { ...sheet, lineUp: undefined }])),
            ] as const,
        );
        return gatherSheets(event, old, judges, marks, new Map(made), changes);
      },
    },
  },
  {
    name: 'a round that is put back loses its marks',
    law: marksAreTheJudges,
    seed: 1,
    defect: {
      startTakenBack: (by, at) => {
        const change = startTakenBack(by, at);
        return { ...change, patch: { ...change.patch, [marksAt(at.event.key, at.round.number)]: null } };
      },
    },
  },
  {
    name: 'a break is lost behind a round that was started too early',
    law: theForecastIsTrue,
    seed: 1,
    defect: {
      timesOf: (plan, timing, now) => {
        const times = timesOf(plan, timing, now);
        const last = times.items.findLastIndex(({ item }) => item.kind === 'round' && isDanced(item.round));
        return {
          ...times,
          items: times.items.map((one, at) =>
            one.item.kind === 'block' && at < last ? { ...one, expected: undefined } : one,
          ),
        };
      },
    },
  },
];
