import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { coupleOutWords } from '../../kit/words/english/coupleOut.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { CoupleOutEffect } from '../../../store/models/round/coupleOutEffect.ts';

function describeEffect(
  effect: CoupleOutEffect,
  number: string,
  words: Sentences<'coupleOut'>['effect'],
): string {
  switch (effect.kind) {
    case 'recall': {
      const gain = effect.gain.length === 0 ? words.nobodyGains : words.gain(effect.gain);
      return `${words.lostMarks(effect.lostMarks, number)} ${gain}`;
    }
    case 'final':
      return effect.moved.length === 0 ? words.samePlaces : words.moved(effect.moved);
    case 'not yet':
      return words.notYet;
    default:
      return unreachable(effect);
  }
}

/** The effect of the couple's leaving on the others, in one or two sentences. */
export function CoupleOutNote({
  effect,
  number,
}: {
  readonly effect: CoupleOutEffect;
  readonly number: string;
}) {
  return <NoteBox tone="info">{describeEffect(effect, number, useWords(coupleOutWords).effect)}</NoteBox>;
}
