import { useState } from 'react';
import type { CompetitionEvent } from '../../domain/competition.ts';
import type { SpokenLine } from '../../domain/floor/script.ts';
import { Button } from '../parts/button/Button.tsx';
import { mc } from '../words/english/mc.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
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
  const words = useWords(mc);
  const { posted } = words;
  const title = useWords(terms).eventName(event);
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
      <section className="mc-prompter" aria-label={words.script}>
        <p className="mc-when second">
          {at === 0 ? posted.awards(title) : posted.at(title, at, lines.length - 1)}
        </p>
        {line === undefined ? null : <Spoken lines={[line]} />}
        {line?.kind === 'award' ? <SayNames couples={line.couples} /> : null}
        {said.length > 0 ? (
          <ul className="mc-said second" aria-label={posted.alreadyRead}>
            {said.map((one) => (
              <li key={words.line(one)}>{words.line(one)}</li>
            ))}
          </ul>
        ) : null}
      </section>
      <Foot>
        <Button
          size="tall"
          kbd="←"
          blocked={at === 0 ? posted.start : undefined}
          onClick={() => look(at - 1)}
        >
          {words.floor.back}
        </Button>
        <Button
          look="main"
          size="tall"
          className="mc-main"
          kbd="Space"
          blocked={next === undefined ? posted.done : undefined}
          onClick={() => look(at + 1)}
        >
          {next?.kind === 'award' ? posted.next(next.place, next.isShared) : null}
        </Button>
      </Foot>
    </>
  );
}
