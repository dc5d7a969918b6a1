import { BadgeCheck } from 'lucide-react';
import { Link } from 'wouter';
import { listPostedRounds, type CompetitionEvent } from '../../../domain/competition.ts';
import type { EventKey } from '../../../domain/ids.ts';
import type { ReleaseTime } from '../../../domain/round/release.ts';
import { findEventProgress, STATE_BY_PROGRESS } from '../../../domain/round/eventProgress.ts';
import { approvals, type Approval } from '../../../store/results/approvals.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { publishedWords } from '../../kit/words/english/published.ts';
import { resultsWords } from '../../kit/words/english/results.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly usual: ReleaseTime;
  /** Accounts that may take a posting back do so at the scrutineer's desk. */
  readonly mayCorrect: boolean;
}

const NONE: ReadonlyMap<EventKey, ReadonlyMap<number, Approval>> = new Map();

/** Every event with danced rounds: its progress, the posted rounds, and the chairman's signature. */
export function EventProgressList({ events, usual, mayCorrect }: Props) {
  const words = useWords(publishedWords);
  const said = useWords(resultsWords);
  const { eventName } = useWords(termsWords);
  const { staff } = useStore();
  const asked = valueOr(useLive(staff, approvals), NONE);
  const danced = events.filter((event) => findEventProgress(event, usual).kind !== 'not danced');
  return (
    <section aria-label={words.every}>
      <h2>{words.every}</h2>
      <ul className="published-events">
        {danced.map((event) => {
          const now = findEventProgress(event, usual);
          const posted = listPostedRounds(event);
          const [furthest] = posted;
          const name = eventName(event);
          const signed = posted.filter(({ number }) => asked.get(event.key)?.get(number)?.kind === 'signed');
          return (
            <li key={event.key}>
              <Link to={screens.resultDetails.link({ event: event.key })}>{name}</Link>
              <RoundStateMark state={STATE_BY_PROGRESS[now.kind]} word={said.standing(now)} />
              <span className="second">{words.posted(posted.length, event.rounds.length)}</span>
              <span className="published-signed">
                {signed.length === 0 ? null : (
                  <>
                    <BadgeCheck size={18} strokeWidth={1.6} aria-hidden />
                    {words.signed(signed.length, posted.length)}
                  </>
                )}
              </span>
              {mayCorrect && furthest !== undefined ? (
                <Link
                  className="published-desk"
                  to={screens.scrutineer.link({ event: event.key, round: furthest.number })}
                  aria-label={words.correctOne(name)}
                >
                  {words.correct}
                </Link>
              ) : null}
            </li>
          );
        })}
      </ul>
      {danced.length > 0 ? null : <p className="second">{words.noneDanced}</p>}
    </section>
  );
}
