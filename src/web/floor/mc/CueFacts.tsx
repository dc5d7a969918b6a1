import type { MusicCue } from '../../../domain/floor/music.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMinutesAndSeconds } from './minutesAndSeconds.ts';

export function CueFacts({ cue }: { readonly cue: MusicCue }) {
  const words = useWords(mcWords).music;
  return (
    <dl className="mc-facts">
      <Fact
        name={words.tempo}
        figure={cue.tempo === undefined ? '–' : words.bars(cue.tempo)}
        unit={words.mpm}
      />
      <Fact name={words.length} figure={formatMinutesAndSeconds(cue.seconds)} unit={words.minutes} />
      <Fact name={words.heat} figure={String(cue.heat)} unit={words.of(cue.heats)} />
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly figure: string;
  readonly unit: string;
}

function Fact({ name, figure, unit }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="number">{figure}</b> <span className="second">{unit}</span>
      </dd>
    </div>
  );
}
