import type { RoundModel } from '../../src/store/models/round/roundModel.ts';
import { findOpenSheets, findRemovedInSaved } from '../../src/store/models/round/savedSteps.ts';
import { savedResult } from '../hall/paths.ts';
import { press, type Press } from '../people/press.ts';
import type { DeskOperator, DeskRoundState } from './desk.ts';
import { buildRoundText, formatRoundLabel } from '../story.ts';

/** The dialog that the X key opens. */
export function savedPresses(by: DeskOperator, desk: DeskRoundState, model: RoundModel): readonly Press[] {
  const { event, round, sheets } = desk;
  const of = buildRoundText(desk);
  const kept = by.device.followOr(savedResult(event.key, round.number), undefined);
  const usual = by.usualRelease();
  if (kept === undefined || usual === undefined) return [];
  const discards = press(
    `discard saved ${of}`,
    `discards the saved result of ${formatRoundLabel(desk)}`,
    by.act(model.discardSaved),
    { weight: 0.2 },
  );
  if (findOpenSheets(sheets).length > 0 || findRemovedInSaved(kept, sheets).length > 0) return [discards];
  return [
    press(
      `post saved ${of}`,
      `posts the saved result of ${formatRoundLabel(desk)}`,
      by.act(model.postSaved(kept, usual)),
      { weight: 0.3, undoKeys: [`unpost ${of}`] },
    ),
    discards,
  ];
}
