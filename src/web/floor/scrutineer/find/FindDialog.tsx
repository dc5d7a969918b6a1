import { countRoundField } from '../../../../domain/round/countField.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import type { ScheduledRound } from '../../../../domain/round/day.ts';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { NumberCard } from '../../../kit/parts/couple/NumberCard.tsx';
import { RoundStateMark } from '../../../kit/parts/event/RoundStateMark.tsx';
import { screens } from '../../../kit/screens/screens.ts';
import { roundAddress } from '../../../staff/round/roundAddress.ts';
import { findWords } from '../../../kit/words/english/find.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { searchCouples, listNames, listSchools, type FoundCouple } from './searchCouples.ts';
import './find.css';

/** The number of matches shown of each kind. To see more, type another word. */
const MAX_MATCHES = 8;

const addressOfCouple = ({ number }: FoundCouple): string => screens.scrutineer.link({ couple: number });

export interface FindDialogProps {
  readonly events: readonly CompetitionEvent[];
  /** The initial search: a scanned code. */
  readonly typed?: string;
  readonly onClose: () => void;
}

/**
 * Search for questions at the desk, such as "What happened to 212?". A few keys open the couple or the round.
 */
export default function FindDialog({ events, typed = '', onClose }: FindDialogProps) {
  const words = useWords(findWords);
  const { eventName, roundName } = useWords(termsWords);
  const [sought, setSought] = useState(typed);
  const [, navigate] = useLocation();
  const called = ({ event, round }: ScheduledRound): string => `${eventName(event)} ${roundName(round.name)}`;
  const { couples, rounds, isOfGoneRound } = searchCouples(events, sought, called);
  const [couple, round] = [couples[0], rounds[0]];
  const first = couple === undefined ? round && roundAddress(round) : addressOfCouple(couple);
  const others = Math.max(0, couples.length - MAX_MATCHES) + Math.max(0, rounds.length - MAX_MATCHES);
  return (
    <Dialog open wide question={words.question} onClose={onClose}>
      <form
        className="find"
        onSubmit={(event) => {
          event.preventDefault();
          if (first === undefined) return;
          onClose();
          navigate(first);
        }}
      >
        <TextField
          label={words.label}
          help={words.help}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <div className="find-found" aria-live="polite">
          {sought.trim() !== '' && first === undefined ? (
            <p className="second">{isOfGoneRound ? words.gone : words.nothing}</p>
          ) : null}
          {couples.length > 0 ? (
            <section aria-label={words.couples}>
              <h3>{words.couples}</h3>
              <ul>
                {couples.slice(0, MAX_MATCHES).map((one) => (
                  <li key={one.number}>
                    <Link to={addressOfCouple(one)} onClick={onClose} className="find-couple">
                      <NumberCard number={one.number} />
                      <span>
                        {listNames(one).join(', ')}
                        <small className="second">
                          {[...listSchools(one), words.entered(one.entered.length)].join(', ')}
                        </small>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {rounds.length > 0 ? (
            <section aria-label={words.rounds}>
              <h3>{words.rounds}</h3>
              <ul>
                {rounds.slice(0, MAX_MATCHES).map((at) => (
                  <li key={`${at.event.key}/${at.round.number}`}>
                    <Link to={roundAddress(at)} onClick={onClose} className="find-round">
                      <span>
                        {eventName(at.event)}
                        <small className="second">
                          {`${roundName(at.round.name)}, ${words.entering(countRoundField(at.event, at.round).couples)}`}
                        </small>
                      </span>
                      <RoundStateMark state={at.round.state} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {others > 0 ? <p className="second">{words.more(others)}</p> : null}
        </div>
      </form>
    </Dialog>
  );
}
