import { announcement } from '../../../store/floor/announcement.ts';
import { incidents } from '../../../store/journal/incidents.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { useWords } from '../../kit/words/language.ts';

/** A message from the chairman stays beside the script this long. */
const MESSAGE_SHOWN_MS = 45 * 60_000;

/** The chairman's message and the announcement: also while the floor is clear. */
export function McMessages() {
  const times = useTimes();
  const { staff } = useStore();
  const words = useWords(mcWords).side;
  const up = valueOr(useLive(staff, announcement), undefined);
  const log = valueOr(useLive(staff, incidents), []);
  const now = useNow();
  const message = log.find(({ kind, at }) => kind === 'message' && now - at < MESSAGE_SHOWN_MS);
  return (
    <>
      {message !== undefined && (
        <section>
          <h2>{words.fromChairman(times.timeOfDay(message.at))}</h2>
          <p className="mc-side-words">{message.what}</p>
        </section>
      )}
      {up !== undefined && (
        <section>
          <h2>{words.announced}</h2>
          <p className="mc-side-words">{up}</p>
        </section>
      )}
    </>
  );
}
