import { useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { CompetitionEvent, FinalRound } from '../../../domain/competition.ts';
import type { SpokenLine } from '../../../domain/floor/script.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { useRelease } from '../../staff/round/useRelease.ts';
import { useUsualRelease } from '../../staff/round/useUsualRelease.ts';
import { releaseWords } from '../../kit/words/english/release.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { McFooter } from './McFooter.tsx';
import { PronunciationList } from './PronunciationList.tsx';
import { SpokenScript } from './SpokenScript.tsx';
import { useKeys } from '../../staff/keyboard/useKeys.ts';

export interface AwardReadingProps {
  readonly event: CompetitionEvent;
  readonly final: FinalRound;
  readonly lines: readonly SpokenLine[];
}

/**
 * Awards one place at a time, so that the first place is nowhere on the screen before its turn. Places that
 * waited for the awards are released afterwards. Another key does it, because the page key is pressed
 * repeatedly.
 */
export function AwardReading({ event, final, lines }: AwardReadingProps) {
  const times = useTimes();
  const [at, setAt] = useState(0);
  const words = useWords(mcWords);
  const { posted } = words;
  const releasing = useWords(releaseWords);
  const release = useRelease('MC', event, final, useUsualRelease());
  const title = useWords(termsWords).eventName(event);
  const line = lines[at];
  const next = lines[at + 1];
  const isRead = next === undefined;
  const mayRelease = isRead && release.step === 'release' && release.blocked === undefined && !release.busy;
  const look = (to: number): void => setAt(Math.min(lines.length - 1, Math.max(0, to)));
  useKeys({
    ' ': () => look(at + 1),
    ArrowRight: () => look(at + 1),
    ArrowLeft: () => look(at - 1),
    r: mayRelease ? release.release : undefined,
  });
  const step = isRead ? release.step : undefined;
  const said = lines.slice(1, at).toReversed();
  return (
    <>
      <section className="mc-prompter" aria-label={words.script}>
        <p className="mc-when second">
          {at === 0 ? posted.awards(title) : posted.at(title, at, lines.length - 1)}
        </p>
        {line === undefined ? null : <SpokenScript lines={[line]} />}
        {isRead && release.step === 'take back' && final.releasedAt !== undefined ? (
          <p>
            <StateLabel tone="ok">{releasing.released(times.timeOfDay(final.releasedAt))}</StateLabel>
          </p>
        ) : null}
        <ProblemNote>{release.problem}</ProblemNote>
        {line?.kind === 'award' ? <PronunciationList couples={line.couples} /> : null}
        {said.length > 0 ? (
          <ul className="mc-said second" aria-label={posted.alreadyRead}>
            {said.map((one) => (
              <li key={words.line(one)}>{words.line(one)}</li>
            ))}
          </ul>
        ) : null}
      </section>
      <McFooter>
        <Button
          size="tall"
          kbd="←"
          blocked={at === 0 ? posted.start : undefined}
          onClick={() => look(at - 1)}
        >
          {words.floor.back}
        </Button>
        {step === 'release' ? (
          <Button
            key="release"
            look="main"
            size="tall"
            className="mc-main"
            kbd="R"
            blocked={release.blocked}
            busy={release.busy}
            busyWord={releasing.releasing}
            onClick={release.release}
          >
            {releasing.release}
          </Button>
        ) : null}
        {step === 'take back' ? (
          <Button
            key="take back"
            size="tall"
            className="mc-main"
            blocked={release.blocked}
            busy={release.busy}
            busyWord={releasing.hiding}
            onClick={release.hide}
          >
            {releasing.takeBack}
          </Button>
        ) : null}
        {step === undefined ? (
          <Button
            key="next"
            look="main"
            size="tall"
            className="mc-main"
            kbd="Space"
            blocked={isRead ? posted.done : undefined}
            onClick={() => look(at + 1)}
          >
            {next?.kind === 'award' ? posted.next(next.place, next.isShared) : null}
          </Button>
        ) : null}
      </McFooter>
    </>
  );
}
