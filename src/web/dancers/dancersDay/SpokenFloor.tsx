import { useEffect, useMemo, useRef, useState } from 'react';
import type { DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { livePath } from '../../../store/floor/live.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { findUnposted } from './findUnposted.ts';

interface Props {
  readonly day: DancersDay;
  readonly you: boolean;
}

/**
 * Announces to screen readers, once each and politely: the floor, a round that started without them, a posted
 * place, and a result that was unposted.
 */
export function SpokenFloor({ day: { onTheFloor, late, done }, you }: Props) {
  const words = useWords(dancersDayWords);
  const { eventName, roundInSentence } = useWords(termsWords);
  const floor = valueOr(useLive(useStore().device, livePath), undefined);
  /** The current sentence for each subject. */
  const now = useMemo(
    () =>
      new Map([
        ...onTheFloor.map(({ couple: { event }, round }) => {
          const heat = floor?.find((one) => one.event === event.key && one.round === round.number)?.heat;
          const said = `${words.onTheFloor(you)}: ${eventName(event)}, ${roundInSentence(round.name)}.`;
          const on = heat === undefined || round.numHeats < 2 ? '' : ` ${words.heatOn(heat, round.numHeats)}`;
          return [`floor/${event.key}/${round.number}`, said + on] as const;
        }),
        ...late.map(
          ({ couple: { event }, round }) =>
            [
              `late/${event.key}/${round.number}`,
              `${words.late(you)}: ${eventName(event)}, ${roundInSentence(round.name)}.`,
            ] as const,
        ),
        ...mapDefined(done, ({ couple: { event, entry }, what }) =>
          what.kind === 'placed'
            ? ([`placed/${event.key}/${entry.id}`, words.resultOut(eventName(event))] as const)
            : undefined,
        ),
      ]),
    [onTheFloor, late, done, floor, words, you, eventName, roundInSentence],
  );
  const before = useRef<{ now: ReadonlyMap<string, string>; done: DancersDay['done'] }>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // The floor is not loaded yet, so this is no change.
    if (floor === undefined) return;
    const was = before.current;
    before.current = { now, done };
    if (was === undefined) return;
    const news = mapDefined(now, ([key, sentence]) => (was.now.get(key) === sentence ? undefined : sentence));
    const gone = findUnposted(was.done, done).map(({ couple: { event }, round }) =>
      words.takenBack(eventName(event), roundInSentence(round.name)),
    );
    if (news.length + gone.length > 0) setSaid([...gone, ...news].join(' '));
  }, [now, done, floor, words, eventName, roundInSentence]);
  return (
    <output className="spoken" aria-live="polite" aria-atomic="true">
      {said}
    </output>
  );
}
