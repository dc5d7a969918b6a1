import { countRecalled } from '../../../domain/round/countRecalled.ts';
import { listDancingCouples } from '../../../domain/round/rounds.ts';
import { Link } from 'wouter';
import type { EntryId, EventKey } from '../../../domain/ids.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { RecallNote } from '../../dancers/pinned/RecallNote.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { PostedCallbacks } from '../../../domain/round/postedCallbacks.ts';
import { NumberGrid } from './NumberGrid.tsx';
import { useHeats } from '../../dancers/pinned/useHeats.ts';

const NOBODY: ReadonlySet<EntryId> = new Set();

interface Props {
  readonly out: readonly PostedCallbacks[];
  readonly followed: ReadonlyMap<EventKey, ReadonlySet<EntryId>>;
}

/** Recalled couples: of the latest round by number, of earlier ones as links. */
export function LiveCallbacks({ out: [last, ...earlier], followed }: Props) {
  const words = useWords(liveWords);
  const { eventName } = useWords(termsWords);
  if (last === undefined) return null;
  return (
    <section className="live-part" aria-labelledby="called-back">
      <h2 id="called-back">{words.calledBack}</h2>
      <LatestCallbacks out={last} mine={followed.get(last.event.key) ?? NOBODY} />
      {earlier.length === 0 ? null : (
        <>
          <h3>{words.earlier}</h3>
          <ul className="live-earlier">
            {earlier.map(({ event, round }) => (
              <li key={`${event.key}/${round.number}`}>
                <Link to={screens.liveRound.link({ event: event.key, round: round.number })}>
                  {words.calledBackFrom(eventName(event), round.name)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function LatestCallbacks({
  out,
  mine,
}: {
  readonly out: PostedCallbacks;
  readonly mine: ReadonlySet<EntryId>;
}) {
  const words = useWords(liveWords);
  const { eventName } = useWords(termsWords);
  const { event, round, next } = out;
  const places = valueOr(useHeats(event.key), undefined)?.get(next.number);
  return (
    <>
      <p className="live-from">
        <Link to={screens.liveRound.link({ event: event.key, round: round.number })}>
          {words.calledBackFrom(eventName(event), round.name)}
        </Link>
        <span className="live-from-size">
          <b className="number">{countRecalled(event, round, next)}</b> {words.of(listDancingCouples(round))}
        </span>
      </p>
      <RecallNote event={event.key} from={round} next={next} />
      <NumberGrid event={event.key} places={places ?? []} followed={mine} />
    </>
  );
}
