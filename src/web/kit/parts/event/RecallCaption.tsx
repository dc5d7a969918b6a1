import { byesOf, type ProgramEvent, type ProgramRound } from '../../../../domain/competition.ts';
import { changedSinceRecall } from '../../../../domain/round/recalledFrom.ts';
import { roundStory } from '../../words/english/roundStory.ts';
import { useWords } from '../../words/language.ts';

interface Props {
  readonly event: ProgramEvent;
  readonly from: ProgramRound;
  readonly next: ProgramRound;
  /** Couples put into the next round that were neither recalled nor seeded, as far as they are known. */
  readonly added?: number;
}

/** Says how many couples start in the next round or have withdrawn from it. Nothing where those called back dance it. */
export function RecallCaption({ event, from, next, added = 0 }: Props) {
  const { alsoStart, withdrewSince } = useWords(roundStory);
  const { joined, withdrew } = changedSinceRecall(event, from, next, added);
  const starting = byesOf(next) + joined;
  return (
    <>
      {starting === 0 ? null : <p className="caption">{alsoStart(starting, next.name)}</p>}
      {withdrew === 0 ? null : <p className="caption">{withdrewSince(withdrew)}</p>}
    </>
  );
}
