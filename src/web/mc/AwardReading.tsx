import { useState } from 'react';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { spokenText, type SpokenLine } from '../../domain/floor/script.ts';
import { Button } from '../parts/button/Button.tsx';
import { Foot } from './Foot.tsx';
import { SayNames } from './SayNames.tsx';
import { Spoken } from './Spoken.tsx';
import { useKeys } from '../staff/keyboard/useKeys.ts';

export interface AwardReadingProps {
  readonly event: CompetitionEvent;
  readonly lines: readonly SpokenLine[];
}

/** Awards one place at a time, so that the first place stands nowhere on the screen before it is its turn. */
export function AwardReading({ event, lines }: AwardReadingProps) {
  const [at, setAt] = useState(0);
  const line = lines[at];
  const next = lines[at + 1];
  const look = (to: number): void => setAt(Math.min(lines.length - 1, Math.max(0, to)));
  useKeys({
    ' ': () => look(at + 1),
    ArrowRight: () => look(at + 1),
    ArrowLeft: () => look(at - 1),
  });
  const said = lines.slice(1, at).toReversed();
  return (
    <>
      <section className="mc-prompter" aria-label="What to say">
        <p className="mc-when second">
          {event.name}, {at === 0 ? 'awards' : `${at} of ${lines.length - 1}`}
        </p>
        {line === undefined ? null : <Spoken lines={[line]} />}
        {line?.kind === 'award' ? <SayNames couples={line.couples} /> : null}
        {said.length > 0 ? (
          <ul className="mc-said second" aria-label="Read already">
            {said.map((one) => (
              <li key={spokenText(one)}>{spokenText(one)}</li>
            ))}
          </ul>
        ) : null}
      </section>
      <Foot>
        <Button
          size="tall"
          kbd="←"
          blocked={at === 0 ? 'The beginning' : undefined}
          onClick={() => look(at - 1)}
        >
          Back
        </Button>
        <Button
          look="main"
          size="tall"
          className="mc-main"
          kbd="Space"
          blocked={next === undefined ? 'That was the first place' : undefined}
          onClick={() => look(at + 1)}
        >
          {next?.kind === 'award' ? `Next: ${next.place.replace(/^In /, '')}` : 'Next'}
        </Button>
      </Foot>
    </>
  );
}
