import { useEffect, useRef, useState } from 'react';
import { unreachable } from '../../../domain/unreachable.ts';
import { pinnedWords } from '../../kit/words/english/pinned.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { NextDance } from './nextDance.ts';

interface Props {
  readonly name: string;
  /** Undefined while it loads. */
  readonly next: NextDance | undefined;
  readonly gone: 'notEntered' | 'gone' | undefined;
}

/** The part of the state that is announced when it changes: not the minutes, not the name. */
function standing({ next, gone }: Props): string | undefined {
  if (gone !== undefined) return gone;
  if (next === undefined || next.kind === 'nothing') return next?.kind;
  const heat = next.kind === 'waits' ? undefined : next.heat;
  return `${next.kind}/${next.event.key}/${next.round.number}/${heat}`;
}

function useSentence({ name, next, gone }: Props): string | undefined {
  const words = useWords(pinnedWords);
  const { eventName } = useWords(termsWords);
  if (gone !== undefined) return words.spoken.other(name, words[gone]);
  if (next === undefined) return undefined;
  switch (next.kind) {
    case 'on the floor':
      return words.spoken.floor(name, words.what(eventName(next.event), next.round.name, next.heat));
    case 'to dance':
      return words.spoken.next(name, words.what(eventName(next.event), next.round.name, next.heat));
    case 'waits':
      return words.spoken.other(name, words.waits(eventName(next.event), next.round.name));
    case 'nothing':
      return words.spoken.other(name, words.nothing);
    default:
      return unreachable(next);
  }
}

/**
 * Announces to screen readers, once and politely, a change for a followed dancer: on the floor, recalled,
 * out. Each dancer has their own live region, so that simultaneous changes don't replace each other.
 */
export function SpokenDancer(dancer: Props) {
  const now = standing(dancer);
  const sentence = useSentence(dancer);
  const before = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // Loading is no change, and the first state is readable without an announcement.
    if (now === undefined || sentence === undefined || now === before.current) return;
    if (before.current !== undefined) setSaid(sentence);
    before.current = now;
  }, [now, sentence]);
  return (
    <output className="spoken" aria-live="polite" aria-atomic="true">
      {said}
    </output>
  );
}
