import type { CompetitionEvent, Round } from '../../../../domain/competition.ts';
import { buildRoundStory } from '../../../../domain/round/roundStory.ts';
import type { SavedResult } from '../../../../store/results/results.ts';
import { roundStoryWords as storyWords } from '../../words/english/roundStory.ts';
import { useWords } from '../../words/language.ts';

interface Props {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly saved: SavedResult;
}

/** Couples that started in this round or later, sat it out, or withdrew after it. Renders nothing if there are none. */
export default function RoundStoryText({ event, round, saved }: Props) {
  const words = useWords(storyWords);
  const recalled =
    saved.kind === 'recall' ? [...saved.counts.keys()].filter((couple) => !saved.placements.has(couple)) : [];
  const { begin, beginLater, satOut, withdrew } = buildRoundStory(event, round, recalled);
  const said = [
    begin.length > 0 && words.begin(begin),
    ...beginLater.map(({ couples, round: name }) => words.beginLater(couples, name)),
    satOut.length > 0 && words.satOut(satOut),
    withdrew.length > 0 && words.withdrew(withdrew),
  ].filter((sentence) => sentence !== false);
  return said.length === 0 ? null : <p className="second measure">{said.join(' ')}</p>;
}
