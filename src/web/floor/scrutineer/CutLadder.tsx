import { RecallLadder, type LadderCut } from '../../kit/parts/marks/RecallLadder.tsx';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { CurrentCut } from '../../../store/models/round/currentCut.ts';

function postedRungs({ posted, count }: CurrentCut): number | undefined {
  const at = count.ladder.findIndex(({ through }) => through === posted?.length);
  return posted === undefined || at === -1 ? undefined : at + 1;
}

/** The possible cuts, each with its cost in the next round. */
const cutsToChoose = (
  { cuts, next, costOf }: CurrentCut,
  words: Sentences<'scrutineer'>['recall'],
  { roundName }: Sentences<'terms'>,
): readonly LadderCut[] =>
  cuts.map((cut, at) => {
    const cost = costOf(cut);
    const meaning = words.cut(cut.recalled.length, cut.ofTie);
    return {
      rungs: cut.rungs,
      meaning:
        next === undefined || cost === undefined
          ? meaning
          : words.cutCosts(meaning, roundName(next.name), cost.heats, cost.minutes),
      kbd: String(at + 1),
    };
  });

/** The recalls as a staircase with the possible cuts, or with the posted one. */
export function CutLadder({ cut }: { readonly cut: CurrentCut }) {
  const words = useWords(scrutineerWords).recall;
  const called = useWords(termsWords);
  const { count, chosen, complete, choose, posted, tie } = cut;
  const postedAt = postedRungs(cut);
  const made =
    postedAt === undefined ? [] : [{ rungs: postedAt, meaning: words.recalled(posted?.length ?? 0) }];
  return (
    <RecallLadder
      ladder={count.ladder}
      cuts={choose === undefined ? made : cutsToChoose(cut, words, called)}
      chosen={postedAt ?? (complete ? chosen?.rungs : undefined)}
      onChoose={choose}
      tiedAt={complete ? tie?.marks : undefined}
    />
  );
}
