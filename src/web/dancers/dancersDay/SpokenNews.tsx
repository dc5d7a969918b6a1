import { useState } from 'react';
import type { DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { findRecallDance, useOnNews, type PostingNews } from './usePostingNews.ts';

interface Props {
  readonly news: PostingNews | undefined;
  readonly day: DancersDay;
  readonly you: boolean;
}

/** Vibration for a recall, the only event that vibrates, in ms. */
const VIBRATION_MS = [60, 60, 60];

/** Announces a new posting to screen readers, once and politely. */
export function SpokenNews({ news, day, you }: Props) {
  const words = useWords(dancersDayWords);
  const { eventName, roundInSentence } = useWords(termsWords);
  const [said, setSaid] = useState('');
  useOnNews(news, (posting) => {
    const { couple, what } = posting.line;
    if (what.kind === 'out') {
      setSaid(words.thatWas(you, eventName(couple.event)));
      return;
    }
    const next = findRecallDance(day, posting);
    // Already on the floor: SpokenFloor announces it.
    if (next === undefined) return;
    setSaid(`${eventName(couple.event)}: ${words.in(you, roundInSentence(next.round.name))}`);
    if (you && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  });
  return <output className="spoken">{said}</output>;
}
