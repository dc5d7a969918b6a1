import type { CSSProperties } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { boardWords } from '../../kit/words/english/board.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Board } from './buildBoard.ts';
import { fitLines, fitText } from './fit.ts';
import { BoardHeading } from './BoardHeading.tsx';
import { BOARD_WIDTH } from './measures.ts';
import { BoardNumbers } from './BoardNumbers.tsx';

type Of<Kind extends Board['kind']> = Extract<Board, { readonly kind: Kind }>;

const sized = (size: number): CSSProperties & Readonly<Record<'--size', number>> => ({ '--size': size });

/** Recalled couples, sixty to a page. */
export function CallbacksBoard({ board }: { readonly board: Of<'callbacks'> }) {
  const words = useWords(boardWords);
  const named = useWords(termsWords);
  const { event, into, couples, numbers } = board;
  return (
    <div className="board-one">
      <BoardHeading
        title={named.eventName(event)}
        width={BOARD_WIDTH}
        largest={couples > 36 ? 5.2 : 6.4}
        below={words.calledBack(into === undefined ? undefined : named.roundName(into.round.name))}
        figure={into === undefined ? undefined : couples}
        figureWord={words.couples(couples)}
      />
      {into === undefined ? <p className="board-said">{words.noNextRound}</p> : null}
      {into !== undefined && numbers?.length === 0 ? <p className="board-said">{words.nobody}</p> : null}
      {into === undefined || numbers === undefined || numbers.length === 0 ? null : (
        <BoardNumbers
          numbers={numbers}
          area={{ width: BOARD_WIDTH, height: 45 }}
          label={words.calledBack(undefined)}
        />
      )}
    </div>
  );
}

/** Couples on deck, heat by heat. */
export function DeckBoard({ board }: { readonly board: Of<'deck'> }) {
  const words = useWords(boardWords);
  const named = useWords(termsWords);
  const { coming, heat, numbers } = board;
  const { event, round, couples } = coming;
  return (
    <div className="board-one">
      <BoardHeading
        title={named.eventName(event)}
        width={BOARD_WIDTH}
        largest={6.4}
        below={words.onDeckHeat(named.roundName(round.name), heat, round.numHeats)}
        figure={round.numHeats > 1 ? heat : couples}
        figureWord={round.numHeats > 1 ? words.ofHeats(round.numHeats) : words.couples(couples ?? 0)}
      />
      {numbers === undefined ? null : (
        <BoardNumbers numbers={numbers} area={{ width: BOARD_WIDTH, height: 45 }} label={words.heat(heat)} />
      )}
    </div>
  );
}

/** Upcoming rounds with their expected times. */
export function ScheduleBoard({ board }: { readonly board: Of<'schedule'> }) {
  const times = useTimes();
  const words = useWords(boardWords);
  const named = useWords(termsWords);
  return (
    <div className="board-one">
      <BoardHeading
        title={board.rounds.length === 0 ? words.nothingNext : words.next}
        width={BOARD_WIDTH}
        largest={6.4}
      />
      <ol className="board-schedule">
        {board.rounds.map(({ event, round, couples, at }) => (
          <li key={`${event.key}/${round.number}`}>
            <b className="board-time">{at === undefined ? '' : times.timeOfDay(at)}</b>
            <span style={sized(fitLines(named.eventName(event), 62, 1, 4))}>{named.eventName(event)}</span>
            <span className="board-caption">
              {named.roundName(round.name)}
              <br />
              {words.inHeats(round.numHeats, couples)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A missing or pending result, below its title. */
export function PendingBoard({ board }: { readonly board: Of<'coming'> }) {
  const words = useWords(boardWords);
  const { eventName } = useWords(termsWords);
  return (
    <div className="board-one">
      <BoardHeading title={eventName(board.event)} width={BOARD_WIDTH} largest={6.4} />
      <p className="board-said">{words.coming[board.what]}</p>
    </div>
  );
}

/** Text that fills the board. */
export function MessageBoard({ words }: { readonly words: string }) {
  return (
    <p className="board-message" style={sized(fitText(words, { width: 98, height: 46 }, 11))}>
      {words}
    </p>
  );
}

export function SponsorsBoard({ board }: { readonly board: Of<'sponsors'> }) {
  const words = useWords(boardWords);
  if (board.lines.length === 0) return <MessageBoard words={words.noSponsors} />;
  return (
    <div className="board-one">
      <p className="board-sub">{words.sponsors}</p>
      <ul className="board-sponsors">
        {board.lines.map((line, at) => (
          // A sponsor may be listed twice, so the index is the key.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at} style={sized(fitLines(line, BOARD_WIDTH, 2, board.lines.length > 3 ? 5 : 8))}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
