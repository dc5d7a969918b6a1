import { useState } from 'react';
import type { Coming, DancersDay } from '../../domain/dancersDay/dancersDay.ts';
import { dancersDay } from '../words/english/dancersDay.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { useOnNews, type News } from './useNews.ts';

interface Props {
  readonly news: News | undefined;
  readonly day: DancersDay;
  readonly you: boolean;
}

/** Felt without looking, in ms: called back, and nothing else. */
const SHAKE_MS = [60, 60, 60];

/** What has just been posted, for the ear: once, and when there is a pause. */
export function SpokenNews({ news, day, you }: Props) {
  const words = useWords(dancersDay);
  const { eventName, roundInSentence } = useWords(terms);
  const [said, setSaid] = useState('');
  useOnNews(news, ({ line: { couple, what } }) => {
    const next = day.coming.find(
      (one): one is Coming => one.kind === 'dance' && one.couple.event.key === couple.event.key,
    );
    if (what.kind === 'called back' && next !== undefined) {
      setSaid(`${eventName(couple.event)}: ${words.in(you, roundInSentence(next.round.name))}`);
      if (you && 'vibrate' in navigator) navigator.vibrate(SHAKE_MS);
    } else setSaid(words.thatWas(you, eventName(couple.event)));
  });
  return <output className="spoken">{said}</output>;
}
