import { isFinal } from '../../src/domain/competition.ts';
import { RELEASE_TIMES, getReleaseTime, findReleaseStep } from '../../src/domain/round/release.ts';
import { releasePlacings, setFinalRelease, undoRelease } from '../../src/store/results/release.ts';
import { press, type Press } from '../people/press.ts';
import { stopPress, startPresses } from '../people/starting.ts';
import { coupleOutPresses } from './coupleOut.ts';
import { REASON, type DeskOperator, type DeskRoundState } from './desk.ts';
import { buildRoundText, formatRoundLabel } from '../story.ts';
import { findDeskCut, buildDeskModel } from './deskModel.ts';
import { savedPresses } from './saved.ts';
import { standInPresses } from './standIn.ts';

/** The actions that the desk offers. Confirmation dialogs are answered with yes. */
export function deskPresses(by: DeskOperator, desk: DeskRoundState): readonly Press[] {
  const { event, round, sheets } = desk;
  const of = buildRoundText(desk);
  const said = formatRoundLabel(desk);
  const model = buildDeskModel(by, desk);
  const { offers, open, post, question, withdraw } = model;
  const missing = sheets.missing.length;
  const starting = offers('start') && model.whyNotStarted() === undefined;
  return [
    // The start dialog asks first.
    ...(starting ? startPresses(by, by.floorNow(), { event, round }) : []),
    ...(offers('close')
      ? [
          press(
            `close ${of}`,
            missing === 0
              ? `closes judging of ${said}`
              : `closes judging of ${said} with ${missing} sheets open`,
            by.act(model.close),
            { weight: missing === 0 ? 8 : 0.3, undoKeys: [`reopen ${of}`] },
          ),
        ]
      : []),
    ...(offers('post') && post.kind === 'ready'
      ? [
          press(`post ${of}`, `posts ${said}`, by.act(post.changesBy), {
            weight: 8,
            undoKeys: [`unpost ${of}`],
          }),
        ]
      : []),
    ...(question !== undefined && open === undefined
      ? [
          press(`ask ${of}`, `asks the chairman about ${said}`, () => by.ask(desk, question.question), {
            weight: 2,
          }),
        ]
      : []),
    ...(withdraw === undefined
      ? []
      : [press(`withdraw ${of}`, `withdraws the question about ${said}`, by.act(withdraw), { weight: 0.3 })]),
    ...release(by, desk),
    ...(offers('unpost') && model.whyNotUnposted() === undefined
      ? [
          press(`unpost ${of}`, `takes the result of ${said} back`, by.act(model.unpost(REASON)), {
            weight: 0.6,
          }),
        ]
      : []),
    ...(offers('reopen')
      ? [
          press(`reopen ${of}`, `reopens judging of ${said}`, by.act(model.reopen(REASON)), {
            weight: 0.5,
            undoKeys: [`close ${of}`],
          }),
        ]
      : []),
    ...(offers('take back start') ? [stopPress(by, { event, round })] : []),
    ...(offers('scratch couple') ? coupleOutPresses(by, desk) : []),
    ...(offers('replace judge') ? standInPresses(by, desk) : []),
    ...(offers('use saved result') ? savedPresses(by, desk, model) : []),
    ...cuts(by, desk),
    ...releaseChoice(by, desk),
  ];
}

/** The keys that pick a cut. */
function cuts(by: DeskOperator, desk: DeskRoundState): readonly Press[] {
  const { round } = desk;
  if (isFinal(round)) return [];
  const { cuts, choose } = findDeskCut(by, round, desk);
  if (choose === undefined) return [];
  const of = buildRoundText(desk);
  return cuts.map(({ rungs }, at) =>
    press(`cut ${at + 1} ${of}`, `picks cut ${at + 1} of ${formatRoundLabel(desk)}`, () => choose(rungs), {
      weight: 0.5,
    }),
  );
}

/** Releases the places of a posted final, or hides them again; only online. */
function release(by: DeskOperator, desk: DeskRoundState): readonly Press[] {
  const { event, round } = desk;
  const usual = by.usualRelease();
  if (!isFinal(round) || usual === undefined || !by.device.isLive) return [];
  const step = findReleaseStep(round, usual);
  if (step === undefined) return [];
  const of = buildRoundText(desk);
  const said = formatRoundLabel(desk);
  const does = by.act((author) => [
    step === 'release' ? releasePlacings(author, event, round) : undoRelease(author, event, round),
  ]);
  return [
    round.releasedAt === undefined
      ? press(`release ${of}`, `releases the places of ${said}`, does, {
          weight: 1,
          undoKeys: [`hide ${of}`],
        })
      : press(`hide ${of}`, `hides the places of ${said} again`, does, { weight: 0.5 }),
  ];
}

/** The release setting beside the placings of a final. */
function releaseChoice(by: DeskOperator, desk: DeskRoundState): readonly Press[] {
  const { event, round } = desk;
  const usual = by.usualRelease();
  if (!isFinal(round) || usual === undefined) return [];
  if (round.state !== 'running' && round.state !== 'marked') return [];
  return RELEASE_TIMES.filter((one) => one !== getReleaseTime(round, usual)).map((one) =>
    press(
      `choose ${one} ${buildRoundText(desk)}`,
      `has the places of ${formatRoundLabel(desk)} go out ${one === 'awards' ? 'with the awards' : one}`,
      by.act((author) => [setFinalRelease(author, event, round, one)]),
      { weight: 0.4 },
    ),
  );
}
