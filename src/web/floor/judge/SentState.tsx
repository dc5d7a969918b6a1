import { useState } from 'react';
import { unreachable } from '../../../domain/unreachable.ts';
import type { judgeWords } from '../../kit/words/english/judge.ts';
import { isUnsent, type CurrentSheet } from '../../../store/models/judge/currentSheet.ts';
import { useJudgeWords } from './useJudgeWords.ts';

export interface Props {
  readonly sheet: CurrentSheet;
  /** The reason the chairman could not be asked. */
  readonly problem: string | undefined;
  /** A more important sentence than the usual one. */
  readonly otherwise: string | undefined;
}

function sentWords(
  { delivery }: CurrentSheet,
  otherwise: string | undefined,
  words: typeof judgeWords.english,
): string {
  switch (delivery.kind) {
    case 'received':
      return otherwise === undefined ? words.sentReceived : words.sentAnd(otherwise);
    case 'late':
      return words.sentBefore;
    case 'saving':
    case 'here':
    case 'refused':
      return otherwise === undefined ? words.sentSavedHere : words.savedHere;
    default:
      return unreachable(delivery);
  }
}

/** The state of a sent sheet: received or not, and the answer to a change request. */
export default function SentState({ sheet, problem, otherwise }: Props) {
  const words = useJudgeWords();
  const [wasAsked, setWasAsked] = useState(sheet.changeRequested);
  if (sheet.changeRequested && !wasAsked) setWasAsked(true);
  const asked = sheet.changeRequested
    ? words.change.requested
    : (problem ?? (wasAsked ? words.change.refused : undefined));
  const said = asked ?? sentWords(sheet, otherwise, words);
  return (
    <output data-unsent={isUnsent(sheet) && asked === undefined ? '' : undefined}>
      {/* A new sentence is a new element: it must not animate out of the old one. */}
      <span key={said}>{said}</span>
    </output>
  );
}
