import type { CompetitionEvent, Round } from '../src/domain/competition.ts';
import { buildFinalModel, NO_SWAP, type PressResult } from '../src/store/models/judge/finalModel.ts';
import { buildJudgeModel } from '../src/store/models/judge/judgeModel.ts';
import { sortByStart } from '../src/store/models/judge/judgesRounds.ts';
import { buildRecallModel } from '../src/store/models/judge/recallModel.ts';
import { findCurrentCut } from '../src/store/models/round/currentCut.ts';
import { buildLineUp } from '../src/domain/floor/presence.ts';
import { buildRoundModel, type CreateAuthorChanges } from '../src/store/models/round/roundModel.ts';
import { isDanced } from '../src/domain/schedule/plan/states.ts';
import { calculateTimes } from '../src/domain/schedule/times/times.ts';
import { undoStart } from '../src/store/floor/undoStart.ts';
import { marksAt } from '../src/store/sheets/sheetAt.ts';
import { gatherSheets } from '../src/store/models/round/roundSheets.ts';
import { draftsDoNotCount } from './laws/counted.ts';
import { forecastIsConsistent } from './laws/forecast.ts';
import { sheetsMatchLineUp } from './laws/lineUp.ts';
import { marksBelongToJudges } from './laws/marks.ts';
import { journalIsComplete } from './laws/journal.ts';
import type { Law } from './laws/laws.ts';
import { phonesShowRunningRounds } from './laws/phones.ts';
import { publicSeesPostedOnly } from './laws/public.ts';
import { postedRoundsHaveNoOpenQuestions } from './laws/questions.ts';
import { lineUpIsTheSameEverywhere } from './laws/whoDances.ts';
import { checkInMatchesCall, laterTapWins } from './laws/deck.ts';
import {
  postedFinalsPlaceAllCouples,
  seededCouplesHavePlaces,
  lateCouplesReplaceNoOther,
} from './laws/places.ts';
import type { Change } from '../src/store/delivery/operation.ts';
import { buildLineUpModel } from '../src/store/models/deck/lineUpModel.ts';
import { releaseWaitingFinals } from '../src/web/office/published/postedFinals.ts';
import { computeFinal } from '../src/store/models/round/finalCount.ts';
import type { Program } from './program.ts';
import type { Step, Story } from './playStory.ts';

/** A bug that happened or nearly happened, and the law that it breaks. */
export interface SeededBug {
  readonly name: string;
  readonly law: Law;
  readonly defect: Partial<Program>;
  /** A seed that finds it quickly; for a rare bug, a story that shows it. */
  readonly trigger: { readonly seed: number } | Story;
  /** Needs many days to find and shrink: runs only in the full test. */
  readonly slow?: true;
}

/** @throws if no rule contains `condition`, because then the bug would not exist */
function replaceInRules(rules: string, condition: string | RegExp, by: string): string {
  const changed = rules.replaceAll(condition, by);
  if (changed === rules) throw new Error(`No rule reads like ${String(condition)}.`);
  return changed;
}

const openRules = (rules: string): string =>
  replaceInRules(
    rules,
    /"\.read": "root\.child\('events\/[^"]*roundState'\)\.val\(\)==5[^"]*"/g,
    '".read": true',
  );

/** Alters the changes of every posting, including that of a saved result. */
const postingAs = (
  defect: (changes: readonly Change[], event: CompetitionEvent) => readonly Change[],
): Pick<Program, 'roundModel'> => ({
  roundModel: (about) => {
    const model = buildRoundModel(about);
    const { post, postSaved } = model;
    const broken =
      (changesBy: CreateAuthorChanges): CreateAuthorChanges =>
      (by) =>
        defect(changesBy(by), about.event);
    return {
      ...model,
      post: post.kind === 'ready' ? { ...post, changesBy: broken(post.changesBy) } : post,
      postSaved: (...asked) => broken(postSaved(...asked)),
    };
  },
});

/** Removes the couples that have not checked in, once at least one has. */
function onlyCheckedIn<R extends Round>({
  event,
  round,
}: {
  readonly event: CompetitionEvent;
  readonly round: R;
}): R {
  const { present, missing } = buildLineUp(event, round);
  const here = new Set(present.map(({ id }) => id));
  const isCalled = present.length + missing.length > 0;
  return { ...round, entries: round.entries.filter(({ id }) => !isCalled || here.has(id)) };
}

/** Keys all papers of a round. */
const keyed = (of: string, dances: readonly string[]): readonly Step[] =>
  ['A', 'B', 'C'].flatMap((judge) =>
    dances.map((dance): Step => ['the scrutineer', `key ${of}/${dance}/${judge}`]),
  );

/** Dances and posts a round. */
const posted = (of: string, dances: readonly string[]): readonly Step[] => [
  ['the MC', `start ${of}`],
  ...keyed(of, dances),
  ['the scrutineer', `close ${of}`],
  // Before the final, picks the first cut, whether or not it splits a tie.
  ...(of.endsWith('/0') ? [] : [['the scrutineer', `cut 1 ${of}`] as const]),
  ['the scrutineer', `post ${of}`],
];

export const SEEDED_BUGS = (product: string): readonly SeededBug[] => [
  {
    name: 'a second start hides the running round from the judges',
    law: phonesShowRunningRounds,
    trigger: { seed: 7 },
    defect: {
      judgeModel: (inputs) => buildJudgeModel({ ...inputs, floor: sortByStart(inputs).slice(-1) }),
    },
  },
  {
    name: 'a line-up that is only partly checked in makes a final uncountable',
    law: lineUpIsTheSameEverywhere,
    trigger: { seed: 11 },
    defect: {
      recallModel: (inputs) => buildRecallModel({ ...inputs, round: onlyCheckedIn(inputs) }),
      finalModel: (inputs) => buildFinalModel({ ...inputs, round: onlyCheckedIn(inputs) }),
    },
  },
  {
    name: 'the tally includes unsent drafts',
    law: draftsDoNotCount,
    trigger: { seed: 4 },
    defect: {
      cutNow: (about, ...choice) => {
        const all = about.sheets.all.map((sheet) => ({ ...sheet, seat: 'in' as const }));
        return findCurrentCut({ ...about, sheets: { ...about.sheets, all } }, ...choice);
      },
    },
  },
  {
    name: 'a posting leaves a question to the chairman open',
    law: postedRoundsHaveNoOpenQuestions,
    trigger: { seed: 6 },
    slow: true,
    defect: {
      approvalNow: (approval) => approval,
      ...postingAs((changes) => changes.slice(0, 1)),
    },
  },
  {
    name: 'a posting omits the former state from its journal record',
    law: journalIsComplete,
    trigger: { seed: 7 },
    defect: {
      ...postingAs((changes) =>
        changes.map(({ patch }) => ({
          patch: Object.fromEntries(Object.entries(patch).filter(([place]) => !place.endsWith('/journal'))),
        })),
      ),
    },
  },
  {
    name: 'a posting leaves couples with a bye out of the next round',
    law: seededCouplesHavePlaces,
    trigger: { setup: { seeds: true }, steps: posted('Waltz/1', ['Waltz', 'Tango']) },
    defect: {
      ...postingAs((changes, event) => {
        const seeded = new Set<string>(event.rounds.flatMap(({ byes = [] }) => byes));
        return changes.map(({ patch, ...rest }) => ({
          ...rest,
          patch: Object.fromEntries(
            Object.entries(patch).map(([place, value]) => [
              place,
              place.endsWith('/entries')
                ? Object.fromEntries(Object.entries(value ?? {}).filter(([entry]) => !seeded.has(entry)))
                : value,
            ]),
          ),
        }));
      }),
    },
  },
  {
    name: 'results can be read before they are posted',
    law: publicSeesPostedOnly,
    trigger: { seed: 2 },
    defect: { rules: openRules(product) },
  },
  {
    name: 'a posting publishes unsent drafts',
    law: publicSeesPostedOnly,
    trigger: { seed: 1 },
    slow: true,
    defect: {
      ...postingAs((changes) =>
        changes.map(({ patch, ...rest }) => ({
          ...rest,
          patch: Object.fromEntries(
            Object.entries(patch).filter(([place]) => !place.startsWith(`${marksAt()}/`)),
          ),
        })),
      ),
    },
  },
  {
    name: 'a sheet sent or accepted short before a late couple counts for it',
    law: sheetsMatchLineUp,
    trigger: { seed: 10 },
    defect: {
      gatherSheets: (event, round, judges, { sheets, ...written }) => {
        const { lineUp: _, ...old } = round;
        const made = [...sheets].map(
          ([judge, ofJudge]) =>
            [
              judge,
              new Map([...ofJudge].map(([dance, sheet]) => [dance, { ...sheet, lineUp: undefined }])),
            ] as const,
        );
        return gatherSheets(event, old, judges, { ...written, sheets: new Map(made) });
      },
    },
  },
  {
    name: 'putting a round back deletes its marks',
    law: marksBelongToJudges,
    trigger: { seed: 3 },
    defect: {
      startTakenBack: (by, at) => {
        const change = undoStart(by, at);
        return { ...change, patch: { ...change.patch, [marksAt(at.event.key, at.round.number)]: null } };
      },
    },
  },
  {
    name: 'a round started too early drops the break before it',
    law: forecastIsConsistent,
    trigger: { seed: 1 },
    defect: {
      timesOf: (plan, timing, now) => {
        const times = calculateTimes(plan, timing, now);
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
  {
    name: 'a request for another heat checks the couple in',
    law: checkInMatchesCall,
    trigger: { steps: [['the deck captain', 'ask heat 2 Waltz/1/101']] },
    defect: {
      lineUpModel: (inputs) => {
        const lineUp = buildLineUpModel(inputs);
        return { ...lineUp, askFor: (couple, heat) => lineUp.askFor({ ...couple, called: 'present' }, heat) };
      },
    },
  },
  {
    name: 'a late couple replaces another one on a sheet of a final',
    law: lateCouplesReplaceNoOther,
    trigger: {
      steps: [
        ['the MC', 'start Rumba/0'],
        ['judge B', 'mark 103 Rumba/0/Rumba'],
        ['judge B', 'mark 104 Rumba/0/Rumba'],
        ['judge B', 'mark 207 Rumba/0/Rumba'],
        ['the deck captain', 'walk-on 901 Rumba/0'],
        ['judge B', 'insert 1 Rumba/0/Rumba'],
      ],
    },
    defect: {
      finalModel: (inputs) => {
        const final = buildFinalModel(inputs);
        const { order, late } = final;
        const overwriting = (place: number): PressResult => ({
          swapping: NO_SWAP,
          marked: {
            numbers: late === undefined ? order : order.with(place - 1, late),
            pencilled: [],
            sent: false,
          },
        });
        return { ...final, insert: overwriting };
      },
    },
  },
  {
    name: 'all places are released, with a journal record of one event only',
    law: journalIsComplete,
    trigger: {
      setup: { release: 'awards' },
      steps: [
        ...posted('Waltz/1', ['Waltz', 'Tango']),
        ...posted('Waltz/0', ['Waltz', 'Tango']),
        ...posted('Rumba/0', ['Rumba']),
        ['the organizer', 'release all'],
      ],
    },
    defect: {
      allReleased: (by, finals) =>
        releaseWaitingFinals(by, finals).map(({ record, patch }, at) =>
          at === 0 && record !== undefined ? { record, patch } : { patch },
        ),
    },
  },
  {
    name: 'a couple that withdraws during a final loses its place',
    law: postedFinalsPlaceAllCouples,
    trigger: {
      steps: [
        ['the MC', 'start Rumba/0'],
        ...keyed('Rumba/0', ['Rumba']),
        ['the scrutineer', 'out 103 withdrawn 1 Rumba/0'],
        ['the scrutineer', 'close Rumba/0'],
        ['the scrutineer', 'post Rumba/0'],
      ],
    },
    defect: {
      computeFinal: (event, sheets) =>
        computeFinal(event, {
          ...sheets,
          out: new Map([...sheets.out].map(([couple]) => [couple, { kind: 'couples behind move up' }])),
        }),
    },
  },
  {
    name: 'the older tap of two captains replaces the newer one',
    law: laterTapWins,
    trigger: {
      setup: { second: 'captain' },
      steps: [
        ['the deck captain', 'offline'],
        ['the deck captain', 'call present Rumba/0/104'],
        ['another deck captain', 'call missing Rumba/0/104'],
        ['the deck captain', 'back'],
      ],
    },
    defect: {
      rules: replaceInRules(
        product,
        /\(!data\.exists\(\) \|\| newData\.val\(\)>=data\.val\(\) \|\|/g,
        '(true ||',
      ),
    },
  },
  {
    name: 'paper entered offline replaces a sheet that its judge has sent meanwhile',
    law: marksBelongToJudges,
    trigger: {
      steps: [
        ['the MC', 'start Rumba/0'],
        ['the scrutineer', 'offline'],
        ['the scrutineer', 'key Rumba/0/Rumba/B'],
        ['judge B', 'mark all Rumba/0/Rumba'],
        ['judge B', 'send Rumba/0/Rumba'],
        ['the scrutineer', 'back'],
      ],
    },
    defect: {
      rules: replaceInRules(product, `newData.child('over').val()==data.child('at').val()`, 'true'),
    },
  },
  {
    name: 'a judge’s other phone replaces a sent sheet by a draft',
    law: marksBelongToJudges,
    trigger: {
      setup: { second: 'phone' },
      steps: [
        ['the MC', 'start Rumba/0'],
        ['judge A on another phone', 'offline'],
        ['judge A on another phone', 'mark 104 Rumba/0/Rumba'],
        ['judge A', 'mark all Rumba/0/Rumba'],
        ['judge A', 'send Rumba/0/Rumba'],
        ['judge A on another phone', 'back'],
      ],
    },
    defect: {
      rules: replaceInRules(
        product,
        /\((?:root\.hasChild\('sheets\/'[^"]{0,60}\/state'\)|data\.hasChild\('state'\)) && /g,
        '(false && ',
      ),
    },
  },
];
