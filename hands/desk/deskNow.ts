import { isFinal, type FinalRound, type RecallRound } from '../../src/domain/competition.ts';
import { releaseOf, releaseOffered } from '../../src/domain/round/release.ts';
import { USUAL_TIMING } from '../../src/domain/schedule/times/timing.ts';
import { timing } from '../../src/store/competition/timing.ts';
import { markingClosed } from '../../src/store/floor/marking.ts';
import { judgingReopened } from '../../src/store/floor/reopened.ts';
import { resultTakenBack } from '../../src/store/results/posting.ts';
import { placingsReleased, releaseTakenBack } from '../../src/store/results/release.ts';
import { cutCommands } from '../../src/web/floor/scrutineer/cutCommands.ts';
import type { CutNow } from '../../src/store/models/round/cutNow.ts';
import { finalCommands, wentOut } from '../../src/web/floor/scrutineer/finalCommands.ts';
import type { DeskNow } from '../../src/web/floor/scrutineer/commandsOfRound.ts';
import type { RoundActions } from '../../src/web/staff/round/useRoundActions.ts';
import { release as releaseWords } from '../../src/web/kit/words/english/release.ts';
import { scrutineer as words } from '../../src/web/kit/words/english/scrutineer.ts';
import { savedResults } from '../hall/paths.ts';
import { program } from '../program.ts';
import type { AtTheDesk, DeskOfRound } from './desk.ts';
import { keyOf } from '../story.ts';

const nothing = (): undefined => undefined;

/** What is done with the round as a whole; what the floor asks first is pressed elsewhere (people/starting.ts). */
function actionsOf(by: AtTheDesk, { event, round }: DeskOfRound): RoundActions {
  return {
    onTheWay: [],
    busy: false,
    problem: undefined,
    start: nothing,
    takeBack: nothing,
    asked: undefined,
    close: by.act((author) => [markingClosed(author, event, round)]),
    reopen: (why, approval) =>
      void by.perform((author) => judgingReopened(author, { event, round }, approval, why)),
    post: (posting) => void by.perform((author) => program.resultPosted(author, event, round, posting)),
    unpost: (why) => void by.perform((author) => [resultTakenBack(author, event, round, why)]),
    perform: async (changesBy) => (await by.perform(changesBy)).kind !== 'refused',
  };
}

function releaseNow(by: AtTheDesk, { event, round }: DeskOfRound): DeskNow['release'] {
  const usual = by.usualRelease();
  if (!isFinal(round)) return undefined;
  return {
    step: usual === undefined ? undefined : releaseOffered(round, usual),
    blocked: by.device.isLive ? undefined : releaseWords.english.offline,
    busy: false,
    problem: undefined,
    release: by.act((author) => [placingsReleased(author, event, round)]),
    takeBack: by.act((author) => [releaseTakenBack(author, event, round)]),
  };
}

export function cutOfDesk(by: AtTheDesk, round: RecallRound, desk: DeskOfRound): CutNow {
  const { event, sheets, approval } = desk;
  return program.cutNow(
    {
      event,
      round,
      sheets,
      approval,
      figures: by.device.heardOr(timing, USUAL_TIMING),
    },
    by.picked.get(keyOf(desk)),
    (rungs) => by.picked.set(keyOf(desk), rungs),
  );
}

type OwnCommands = Pick<DeskNow, 'main' | 'question' | 'keys'>;

const ofCut = (
  by: AtTheDesk,
  round: RecallRound,
  desk: DeskOfRound,
  now: Pick<DeskNow, 'chairman' | 'actions'>,
): OwnCommands =>
  cutCommands(
    { event: desk.event, round, cut: cutOfDesk(by, round, desk), sheets: desk.sheets, into: '' },
    now.chairman,
    now.actions,
    words.english,
  );

function ofFinal(
  by: AtTheDesk,
  round: FinalRound,
  { event, sheets }: DeskOfRound,
  now: Pick<DeskNow, 'chairman' | 'actions'>,
): OwnCommands {
  const saved = by.device.hear(savedResults(event.key));
  const usual = by.usualRelease();
  return finalCommands(
    {
      event,
      round,
      sheets,
      computed: program.computeFinal(event, sheets),
      wentOut: saved.kind === 'known' ? wentOut(saved.value) : undefined,
      release: usual === undefined ? undefined : releaseOf(round, usual),
      called: event.name,
    },
    now.chairman,
    now.actions,
    words.english,
  );
}

/** Everything the buttons and keys of a desk follow from. */
export function deskNow(by: AtTheDesk, desk: DeskOfRound): DeskNow {
  const { event, round, sheets, judges, approval } = desk;
  const now = {
    actions: actionsOf(by, desk),
    chairman: {
      approval,
      busy: false,
      problem: undefined,
      ask: (question: Parameters<DeskNow['chairman']['ask']>[0]) => by.ask(desk, question),
    },
  };
  return {
    event,
    round,
    sheets,
    judges,
    back: undefined,
    next: undefined,
    onNext: nothing,
    onPrint: nothing,
    onKeyPaper: nothing,
    sheetsShown: false,
    onSheets: nothing,
    onFind: nothing,
    ...now,
    release: releaseNow(by, desk),
    ...(isFinal(round) ? ofFinal(by, round, desk, now) : ofCut(by, round, desk, now)),
  };
}
