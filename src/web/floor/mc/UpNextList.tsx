import type { MusicCue } from '../../../domain/floor/music.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMinutesAndSeconds } from './minutesAndSeconds.ts';

/** A piece, with its round if that is not the one on the floor. */
export interface UpNextPiece {
  readonly cue: MusicCue;
  readonly of: ScheduledRound | undefined;
}

/** Enough to look ahead. */
const MAX_PIECES = 5;

export function UpNextList({ pieces }: { readonly pieces: readonly UpNextPiece[] }) {
  const words = useWords(mcWords).music;
  const { danceName, eventName, roundName } = useWords(termsWords);
  const told = ({ cue, of }: UpNextPiece): string => {
    const said = words.cue(cue, formatMinutesAndSeconds(cue.seconds));
    return of === undefined ? said : words.cueOf(said, eventName(of.event), roundName(of.round.name));
  };
  return (
    <section className="mc-next">
      <h3>{words.upNext}</h3>
      <ol>
        {pieces.slice(0, MAX_PIECES).map((piece, place) => (
          // The index is the key: the same dance comes once for each heat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <b>{danceName(piece.cue.dance)}</b> <span className="second">{told(piece)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
