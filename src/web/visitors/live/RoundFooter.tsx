import { Link } from 'wouter';
import { countMarksNeeded, isFinal } from '../../../domain/competition.ts';
import { countProgramField } from '../../../domain/round/countField.ts';
import type { TimeRange } from '../../../domain/schedule/times/dayLines.ts';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { screens } from '../../kit/screens/screens.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { useWords } from '../../kit/words/language.ts';
import { calculateOnDeckTime } from '../../../domain/floor/onDeck.ts';
import type { RoundWithCouples } from './roundPageContent.ts';
import '../../kit/parts/button/Button.css';

interface FootProps {
  readonly shown: RoundWithCouples;
  readonly when: TimeRange | undefined;
  readonly now: number;
  readonly timeOf: (at: number) => string;
}

/** The next steps: time on deck, the judges' task, and a link to the next round. */
export function RoundFooter({ shown, when, now, timeOf }: FootProps) {
  const { round: words } = useWords(liveWords);
  const { event, round, lists } = shown;
  const by = when === undefined ? undefined : calculateOnDeckTime(when.earliest);
  const { couples } = countProgramField(event, lists);
  const isBefore = lists.state === 'initialized' || lists.state === 'running';
  return (
    <div className="live-round-foot">
      <p>
        {by === undefined ? null : <b>{by <= now ? words.deckNow : words.deckBy(timeOf(by))} </b>}
        {isBefore && (isFinal(lists) ? words.places : words.recall(countMarksNeeded(lists, couples)))}
        {shown.kind === 'danced' && !isFinal(round) && round.state === 'marked' ? words.marks : null}
        {shown.kind === 'danced' && isFinal(round) ? words.final : null}
        {shown.kind === 'final' && !shown.arePlacesOut ? words.awards : null}
      </p>
      {shown.kind === 'called back' && lists.state !== 'initialized' ? (
        <Link to={screens.liveRound.link({ event: event.key, round: lists.number })}>
          {words.nextRound(lists.name)}
        </Link>
      ) : null}
      {shown.kind === 'final' && shown.arePlacesOut ? (
        <Link
          className={buildButtonClass({ look: 'main' })}
          to={screens.resultDetails.link({ event: event.key })}
        >
          {words.result}
        </Link>
      ) : null}
    </div>
  );
}
