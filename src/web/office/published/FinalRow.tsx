import { Link } from 'wouter';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { CompetitionEvent, FinalRound } from '../../../domain/competition.ts';
import type { ReleaseTime } from '../../../domain/round/release.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { useRelease } from '../../staff/round/useRelease.ts';
import { publishedWords } from '../../kit/words/english/published.ts';
import { releaseWords } from '../../kit/words/english/release.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly event: CompetitionEvent;
  readonly final: FinalRound;
  readonly usual: ReleaseTime;
  readonly mayRelease: boolean;
  /** The checkbox that selects this final together with others. */
  readonly tick: { readonly on: boolean; readonly change: () => void } | undefined;
}

export function FinalRow({ event, final, usual, mayRelease, tick }: Props) {
  const times = useTimes();
  const words = useWords(publishedWords);
  const { waits } = useWords(releaseWords);
  const name = useWords(termsWords).eventName(event);
  const { step, blocked, busy, problem, release, hide } = useRelease('organizer', event, final, usual);
  let since = words.withPosting;
  if (step === 'release') since = waits;
  else if (step === 'take back' && final.releasedAt !== undefined)
    since = words.releasedAt(times.clockTime(final.releasedAt));
  return (
    <li className={tick === undefined ? undefined : 'published-ticked'}>
      {tick === undefined ? null : (
        <label className="published-tick">
          <input type="checkbox" checked={tick.on} aria-label={words.tick(name)} onChange={tick.change} />
        </label>
      )}
      <Link to={screens.resultDetails.link({ event: event.key, round: 0 })}>
        {name}
        <small className="second">{since}</small>
      </Link>
      {mayRelease && step !== undefined ? (
        <Button
          size="small"
          look={step === 'release' ? 'border' : 'plain'}
          busy={busy}
          blocked={blocked}
          aria-label={step === 'release' ? words.releaseOne(name) : words.hideOne(name)}
          onClick={step === 'release' ? release : hide}
        >
          {step === 'release' ? words.release : words.hide}
        </Button>
      ) : null}
      <ProblemNote>{problem}</ProblemNote>
    </li>
  );
}
