import { isFinal, type RecallRound } from '../../src/domain/competition.ts';
import { getReleaseTime } from '../../src/domain/round/release.ts';
import { DEFAULT_TIMING } from '../../src/domain/schedule/times/timing.ts';
import { timing } from '../../src/store/competition/timing.ts';
import type { CurrentCut } from '../../src/store/models/round/currentCut.ts';
import { collectEarlierPlaces, type RoundModel } from '../../src/store/models/round/roundModel.ts';
import { savedResults } from '../hall/paths.ts';
import { program } from '../program.ts';
import { buildRoundText } from '../story.ts';
import type { DeskOperator, DeskRoundState } from './desk.ts';

export function findDeskCut(by: DeskOperator, round: RecallRound, desk: DeskRoundState): CurrentCut {
  const { event, sheets, approval } = desk;
  const figures = by.device.followOr(timing, DEFAULT_TIMING);
  return program.cutNow(
    { event, round, sheets, approval, figures },
    by.picked.get(buildRoundText(desk)),
    (rungs) => by.picked.set(buildRoundText(desk), rungs),
  );
}

export function buildDeskModel(by: DeskOperator, desk: DeskRoundState): RoundModel {
  const { event, round, sheets } = desk;
  if (!isFinal(round)) return program.roundModel({ ...desk, round, cut: findDeskCut(by, round, desk) });
  const saved = by.device.follow(savedResults(event.key));
  const usual = by.usualRelease();
  return program.roundModel({
    ...desk,
    round,
    final: {
      computed: program.computeFinal(event, sheets),
      earlier: saved.kind === 'known' ? collectEarlierPlaces(saved.value) : undefined,
      release: usual === undefined ? undefined : getReleaseTime(round, usual),
    },
  });
}
