import { isFinal } from '../../src/domain/competition.ts';
import type { CoupleOut } from '../../src/domain/floor/coupleOut.ts';
import { dancingCouples } from '../../src/domain/floor/dancingCouples.ts';
import {
  coupleOutStep,
  placeInFinal,
  PLACES_IN_FINAL,
  WHAT_HAPPENED,
  type PlacePicked,
} from '../../src/store/models/round/coupleOutStep.ts';
import { press, type Press } from '../people/press.ts';
import { REASON, type AtTheDesk, type DeskOfRound } from './desk.ts';
import { keyOf, labelOf } from '../story.ts';

/** The progress of a couple in a final, and the choice for its place: the default, or each of three. */
const PICKED: readonly PlacePicked[] = [
  { danced: 0, kind: undefined },
  { danced: 1, kind: undefined },
  ...PLACES_IN_FINAL.map((kind) => ({ danced: 1, kind })),
];

const LEAVES: Readonly<Record<CoupleOut['kind'], string>> = {
  withdrawn: 'withdraws',
  'no-show': 'never came',
  disqualified: 'is disqualified',
};

/** The dialog behind C: the couple, the reason, and the choice for its place in a final. */
export function coupleOutPresses(by: AtTheDesk, desk: DeskOfRound): readonly Press[] {
  const { event, round, approval } = desk;
  const of = keyOf(desk);
  const said = labelOf(desk);
  const picks = isFinal(round) ? PICKED : PICKED.slice(0, 1);
  return dancingCouples(event, round).flatMap(({ number, entry }) =>
    WHAT_HAPPENED.flatMap((kind) => {
      const out: CoupleOut = { kind, couple: number, why: REASON };
      return picks.flatMap((picked, at) => {
        const place = placeInFinal(round, out, picked);
        const step = coupleOutStep(desk, approval, { entry: entry.id, out, place });
        switch (step.kind) {
          case 'goes':
            return press(
              `out ${number} ${kind} ${at} ${of}`,
              isFinal(round)
                ? `takes ${number} out of ${said}: it ${LEAVES[kind]}, and ${place.kind}`
                : `takes ${number} out of ${said}: it ${LEAVES[kind]}`,
              by.act(step.changesBy),
              { weight: 0.12 / (picks.length * WHAT_HAPPENED.length) },
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
