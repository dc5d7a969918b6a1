import { Link } from 'wouter';
import type { EventKey } from '../../../domain/ids.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';
import type { OnAirControls } from './useOnAir.ts';

interface Props {
  readonly air: OnAirControls;
  readonly event: EventKey | undefined;
}

/** The revealed places of a final, and the step after the last one. */
export function RevealNote({ air: { reveal }, event }: Props) {
  const words = useWords(boardsWords);
  if (reveal === undefined) return null;
  const isWaiting = reveal.open < reveal.groups;
  return (
    <>
      <output className="caption">{words.places(reveal.open, reveal.groups)}</output>
      {reveal.waits ? (
        <NoteBox tone="info">
          {isWaiting ? words.waiting : words.releaseNext}{' '}
          {isWaiting ? null : (
            <Link to={screens.mc.link({ desk: 'awards', event, round: 0 })}>{words.toAwards}</Link>
          )}
        </NoteBox>
      ) : null}
    </>
  );
}
