import { expect, test } from 'vitest';
import { parseCouple } from '../testing/published.ts';
import { buildCouple, buildFloorRound } from '../floor/testing/hall.ts';
import { buildRoundStory } from './roundStory.ts';

const [one, two, three, four] = [buildCouple(101), buildCouple(102), buildCouple(103), buildCouple(104)];
const entries = [one, two, three, four];

test('the story of a round lists couples that start in it or later, and recalled ones that withdrew', () => {
  const final = buildFloorRound(0, [one, four], { state: 'posted', byes: [four.id] });
  const first = buildFloorRound(1, [one, two, three], { state: 'posted' });
  const event = { entries, rounds: [final, first] };
  expect(buildRoundStory(event, first, [parseCouple(101), parseCouple(102)])).toEqual({
    begin: [],
    beginLater: [{ round: 'Final', couples: ['104'] }],
    satOut: [],
    withdrew: ['102'],
  });
  expect(buildRoundStory(event, final, [])).toMatchObject({ begin: ['104'], beginLater: [] });
});

test('no couple has withdrawn before the next round is danced', () => {
  const first = buildFloorRound(1, [one, two], { state: 'posted' });
  const event = { entries, rounds: [buildFloorRound(0, [one]), first] };
  expect(buildRoundStory(event, first, [parseCouple(101), parseCouple(102)]).withdrew).toEqual([]);
});

test('a couple that sits out a redance has not withdrawn', () => {
  const final = buildFloorRound(0, [one], { state: 'posted' });
  const redance = buildFloorRound(1, [two], { state: 'posted', sitOut: [one.id] });
  const first = buildFloorRound(2, [one, two], { state: 'posted' });
  const event = { entries, rounds: [final, redance, first] };
  expect(buildRoundStory(event, first, [parseCouple(101)]).withdrew).toEqual([]);
  expect(buildRoundStory(event, redance, [])).toMatchObject({ satOut: ['101'] });
});
