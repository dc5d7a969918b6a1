import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import type { CSSProperties } from 'react';
import type { StartEstimate } from '../../../domain/dancersDay/dancersDay.ts';
import { calculateOnDeckTime } from '../../../domain/floor/onDeck.ts';
import { className } from '../../kit/parts/page/className.ts';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DayTimes } from './useDayTimes.ts';

interface Props {
  readonly begins: StartEstimate;
  readonly now: number;
  readonly times: DayTimes;
  readonly you: boolean;
  readonly isOffline: boolean;
}

/** Minimum length of the band on the line, in ms: one minute would be a dot. */
const MIN_BAND_MS = 3 * 60_000;
/** Times further away than this put the band at the end of the line. */
const MAX_DISTANCE_MS = 3 * 3_600_000;

/** A timeline from now through the deck call to the dance, each at its distance in time. */
export function BandLine({ begins, now, times, you, isOffline }: Props) {
  const words = useWords(dancersDayWords);
  const deck = calculateOnDeckTime(begins.earliest);
  const to = Math.max(begins.latest, begins.earliest + MIN_BAND_MS);
  const end = to + (to - now) / 16;
  const share = (moment: number): string =>
    `${Math.round((1000 * Math.max(0, moment - now)) / Math.max(1, end - now)) / 10}%`;
  if (to - now > MAX_DISTANCE_MS || begins.latest < now) return null;
  const places = { '--deck': share(deck), '--from': share(begins.earliest), '--to': share(to) };
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type of a style knows no custom properties
    <div className={className('band', isOffline && 'band-offline')} style={places as CSSProperties}>
      <span className="band-line" aria-hidden>
        {deck > now ? <span className="band-tick" /> : null}
        <span className="band-dot" />
      </span>
      <dl>
        <div className="band-now">
          <dt>{isOffline ? words.since : words.now}</dt>
          <dd className="number">
            <TimeText>{times.at(now)}</TimeText>
          </dd>
        </div>
        {deck > now ? (
          <div className="band-deck">
            <dt>{words.onDeck}</dt>
            <dd className="number">
              <TimeText>{times.at(deck)}</TimeText>
            </dd>
          </div>
        ) : null}
        <div className="band-dance">
          <dt>{words.dance(you)}</dt>
          <dd className="number">
            <TimeText>{times.band(begins)}</TimeText>
          </dd>
        </div>
      </dl>
    </div>
  );
}
