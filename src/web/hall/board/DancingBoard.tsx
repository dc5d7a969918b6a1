import { boardWords } from '../../kit/words/english/board.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Board, RoundOnBoard } from './buildBoard.ts';
import { BoardHeading } from './BoardHeading.tsx';
import { BoardNumbers } from './BoardNumbers.tsx';
import { BOARD_WIDTH } from './measures.ts';

/** Rounds on the floor: the dance in large type for the audience; the heat and its numbers for the dancers. */
export function DancingBoard({ rounds }: { readonly rounds: Extract<Board, { kind: 'dancing' }>['rounds'] }) {
  const [one, ...others] = rounds;
  if (one === undefined) return null;
  if (others.length === 0)
    return (
      <div className="board-one">
        <OnFloor dancing={one} width={BOARD_WIDTH} height={43} largest={11} />
      </div>
    );
  return (
    <div className="board-two">
      {rounds.map((each) => (
        <section key={`${each.event.key}/${each.round.number}`}>
          <OnFloor dancing={each} width={(BOARD_WIDTH - 5) / 2} height={39} largest={6} />
        </section>
      ))}
    </div>
  );
}

function OnFloor(props: {
  readonly dancing: RoundOnBoard;
  readonly width: number;
  readonly height: number;
  readonly largest: number;
}) {
  const { dancing, width, height, largest } = props;
  const words = useWords(boardWords);
  const named = useWords(termsWords);
  const { event, round, dance, danceOf, heat, heats, recall, couples, floor, numbers } = dancing;
  const name = named.eventName(event);
  const facts = [
    ...(floor === undefined ? [] : [named.floor(floor)]),
    ...(dance === undefined ? [] : [name]),
    named.roundName(round.name),
    ...(danceOf.of > 1 ? [words.danceOf(danceOf.number, danceOf.of)] : []),
    ...(recall === undefined ? [] : [words.recall(Math.min(recall, couples), couples)]),
  ];
  return (
    <>
      <BoardHeading
        title={dance === undefined ? name : named.danceName(dance)}
        width={width}
        largest={largest}
        above={facts.join(', ')}
        figure={heats > 1 ? heat : couples}
        figureWord={heats > 1 ? words.ofHeats(heats) : words.couples(couples)}
      />
      {numbers === undefined ? null : (
        <BoardNumbers numbers={numbers} area={{ width, height }} label={words.heat(heat)} />
      )}
    </>
  );
}
