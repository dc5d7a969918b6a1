import { isFinal } from '../../src/domain/competition.ts';
import type { CoupleOut } from '../../src/domain/floor/coupleOut.ts';
import { buildDancingCouples } from '../../src/domain/floor/dancingCouples.ts';
import {
  findCoupleOutStep,
  findPlaceTreatment,
  PLACE_TREATMENT_KINDS,
  COUPLE_OUT_KINDS,
  type PickedTreatment,
} from '../../src/store/models/round/coupleOutStep.ts';
import { press, type Press } from '../people/press.ts';
import { REASON, type DeskOperator, type DeskRoundState } from './desk.ts';
import { buildRoundText, formatRoundLabel } from '../story.ts';

/**
 * A withdrawing couple's number of danced dances, and how its place is decided: by default, or in each of
 * three ways.
 */
const PICKED: readonly PickedTreatment[] = [
  { danced: 0, kind: undefined },
  { danced: 1, kind: undefined },
  ...PLACE_TREATMENT_KINDS.map((kind) => ({ danced: 1, kind })),
];

const LEAVES: Readonly<Record<CoupleOut['kind'], string>> = {
  withdrawn: 'withdraws',
  'no-show': 'never came',
  disqualified: 'is disqualified',
};

/** The dialog that the C key opens: the couple, the reason, and how its place in a final is decided. */
export function coupleOutPresses(by: DeskOperator, desk: DeskRoundState): readonly Press[] {
  const { event, round, approval } = desk;
  const of = buildRoundText(desk);
  const said = formatRoundLabel(desk);
  const picks = isFinal(round) ? PICKED : PICKED.slice(0, 1);
  return buildDancingCouples(event, round).flatMap(({ number, entry }) =>
    COUPLE_OUT_KINDS.flatMap((kind) => {
      const out: CoupleOut = { kind, couple: number, why: REASON };
      return picks.flatMap((picked, at) => {
        const place = findPlaceTreatment(round, out, picked);
        const step = findCoupleOutStep(desk, approval, { entry: entry.id, out, place });
        switch (step.kind) {
          case 'goes':
            return press(
              `out ${number} ${kind} ${at} ${of}`,
              isFinal(round)
                ? `takes ${number} out of ${said}: it ${LEAVES[kind]}, and ${place.kind}`
                : `takes ${number} out of ${said}: it ${LEAVES[kind]}`,
              by.act(step.changesBy),
              { weight: 0.12 / (picks.length * COUPLE_OUT_KINDS.length) },
            );
          case 'is asked about':
            return at > 0
              ? []
              : press(
                  `ask disqualification ${number} ${of}`,
                  `asks to disqualify ${number} in ${said}`,
                  () => by.ask(desk, step.question),
                  { weight: 0.05 },
                );
          case 'waits for the chairman':
            return [];
        }
      });
    }),
  );
}
