import type { UpcomingDance } from '../../../domain/dancersDay/dancersDay.ts';
import { calculateOnDeckTime } from '../../../domain/floor/onDeck.ts';
import { className } from '../../kit/parts/page/className.ts';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { partsWords } from '../../kit/words/english/parts.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DataTime } from '../../kit/shell/useDataTime.ts';
import { BandLine } from './BandLine.tsx';
import { usePartnerName } from './usePartnerName.ts';
import type { DayTimes } from './useDayTimes.ts';

export interface StatusCardProps {
  readonly you: boolean;
  readonly asOf: DataTime;
  readonly times: DayTimes;
}

interface Props extends StatusCardProps {
  readonly next: UpcomingDance;
}

const MINUTE = 60_000;
/** Beyond this, a time of day is clearer than minutes. */
const MAX_SHOWN_AS_MINUTES_MS = 90 * MINUTE;

/** The next dance and the minutes until then, readable while walking. */
export function NextDanceCard({ next, you, asOf, times }: Props) {
  const { couple, round, heat, begins, isStart } = next;
  const words = useWords(dancersDayWords);
  const { eventName, roundInSentence, roundName } = useWords(termsWords);
  const { comma } = useWords(partsWords);
  const partnerSaid = usePartnerName();
  return (
    <section className={className('day-wash', !asOf.isOffline && 'day-wash-lit')}>
      <When next={next} you={you} asOf={asOf} times={times} />
      <h2>{eventName(couple.event)}</h2>
      <p>
        {isStart ? words.startsIn(you, roundInSentence(round.name)) : roundName(round.name)}
        {heat === undefined || round.numHeats < 2 ? null : (
          <>
            {comma}
            <b>{words.heat(heat, round.numHeats)}</b>
          </>
        )}
        {partnerSaid(couple) === undefined ? null : `${comma}${partnerSaid(couple)}`}
      </p>
      {begins === undefined ? null : (
        <BandLine begins={begins} now={asOf.at} times={times} you={you} isOffline={asOf.isOffline} />
      )}
    </section>
  );
}

function When({ next: { begins }, you, asOf, times }: Props) {
  const words = useWords(dancersDayWords);
  if (begins === undefined) return <p className="day-till">{words.noTime(you)}</p>;
  // Offline, the minutes are unreliable; a distant time is shown as a time of day.
  if (asOf.isOffline || begins.latest - asOf.at > MAX_SHOWN_AS_MINUTES_MS)
    return <p className="day-till">{words.at(you, times.band(begins))}</p>;
  const [from, to] = [begins.earliest, begins.latest].map((at) => Math.floor((at - asOf.at) / MINUTE));
  if (from === undefined || to === undefined || to < 1) return <p className="day-till">{words.soon(you)}</p>;
  const deck = calculateOnDeckTime(begins.earliest);
  return (
    <p className="day-till">
      <span className="number day-minutes">{words.minutes(Math.max(0, from), to)}</span>
      <span>
        {words.till(you)}
        <span className="second">{deck > asOf.at ? words.onDeckBy(times.at(deck)) : words.onDeckNow}</span>
      </span>
    </p>
  );
}
