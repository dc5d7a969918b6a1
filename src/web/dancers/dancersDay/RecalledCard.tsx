import { useMemo } from 'react';
import { listRecalledPlaces } from '../../../domain/competition.ts';
import type { UpcomingDance } from '../../../domain/dancersDay/dancersDay.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { eventPath } from '../../../store/events/events.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { RecallNote } from '../pinned/RecallNote.tsx';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { BandLine } from './BandLine.tsx';
import type { StatusCardProps } from './NextDanceCard.tsx';
import type { PostingNews } from './usePostingNews.ts';

interface Props extends StatusCardProps {
  readonly news: PostingNews;
  readonly into: UpcomingDance;
}

/** The colored area for a recall, while it is news, with the numbers of the other recalled couples. */
export function RecalledCard({ news, into, you, asOf, times }: Props) {
  const words = useWords(dancersDayWords);
  const { eventName, roundInSentence } = useWords(termsWords);
  const { what, couple } = news.line;
  if (what.kind !== 'called back') return null;
  return (
    <section className="day-wash day-wash-lit">
      <h2 className="day-title">{words.in(you, roundInSentence(into.round.name))}</h2>
      <p>{words.calledBack(eventName(couple.event), what.on, what.of)}</p>
      {into.begins === undefined ? null : (
        <BandLine begins={into.begins} now={asOf.at} times={times} you={you} isOffline={asOf.isOffline} />
      )}
      <RecallNote event={couple.event.key} from={news.line.round} next={into.round} />
      <Numbers from={news.line.round.number} into={into} />
    </section>
  );
}

/** The couples recalled with them. Loads this one event, and only now. */
function Numbers({ from, into: { couple, round } }: { readonly from: number; readonly into: UpcomingDance }) {
  const words = useWords(dancersDayWords);
  const { key } = couple.event;
  const event = valueOr(
    useLive(
      useStore().device,
      useMemo(() => eventPath(key), [key]),
    ),
    undefined,
  );
  const before = event?.rounds.find(({ number }) => number === from);
  const next = event?.rounds.find(({ number }) => number === round.number);
  const recalled =
    event === undefined || before === undefined || next === undefined
      ? []
      : listRecalledPlaces(event, before, next);
  const numbers = mapDefined(recalled, ({ id }) => event?.entries.find((entry) => entry.id === id)).toSorted(
    (a, b) => Number(a.number ?? 0) - Number(b.number ?? 0),
  );
  return numbers.length === 0 ? null : (
    <>
      <h3>{words.calledBackHeading}</h3>
      <ul className="day-numbers">
        {numbers.map(({ id, number }) => (
          <li key={id} className={id === couple.entry.id ? 'day-number-own' : undefined}>
            <NumberCard number={number} size="large" />
          </li>
        ))}
      </ul>
    </>
  );
}
