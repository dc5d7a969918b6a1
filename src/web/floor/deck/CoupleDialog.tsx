import { useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { Round } from '../../../domain/competition.ts';
import { listAvailableCalls } from '../../../domain/floor/availableCalls.ts';
import type { CarriedCall } from '../../../domain/floor/cascade.ts';
import type { DeckCallPresence } from '../../../store/floor/calls.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { deckWords } from '../../kit/words/english/deck.ts';
import { problemsWords } from '../../kit/words/english/problems.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeckCouple } from '../../../store/models/deck/deckCouples.ts';
import { formatFullNames } from './coupleNames.ts';

interface Props {
  readonly couple: DeckCouple;
  readonly round: Round;
  /** The later rounds that also get this call. */
  readonly carriedOn: (called: DeckCallPresence) => readonly CarriedCall[];
  readonly onCall: (called: DeckCallPresence) => void;
  /** Later heats the captain can ask the office for; empty once the round is on the floor. */
  readonly laterHeats: readonly number[];
  /** The heats the captain may ask for: the later ones, or the couple's own heat to cancel a request. */
  readonly canAskFor: readonly number[];
  readonly onAskFor: (heat: number) => void;
  /** Opens the form for the names; undefined if they are known. */
  readonly onName: (() => void) | undefined;
  readonly onClose: () => void;
}

/** All about one couple: full names, conflicts with other rounds, and the possible calls. */
export function CoupleDialog({
  couple,
  round,
  carriedOn,
  onCall,
  laterHeats,
  canAskFor,
  onAskFor,
  onName,
  onClose,
}: Props) {
  const times = useTimes();
  const all = useWords(deckWords);
  const words = all.coupleDialog;
  const { entry, called, stands, heat, asksHeat, elsewhere, lastCall, delivery } = couple;
  const offered = listAvailableCalls(stands, round);
  const isOnFloor = round.state === 'running';
  const { refusal } = useWords(problemsWords);
  const [to, setTo] = useState<DeckCallPresence>(
    called === 'not called' || called === 'scratched' || stands === 'away' ? 'present' : called,
  );
  const carried = carriedOn(to);
  const changes = to !== called;
  return (
    <Dialog
      open
      question={words.question(entry.number, formatFullNames(entry, all))}
      verb={called === 'scratched' && to === 'present' ? words.putBack : words.verbs[to]}
      look={to === 'scratched' ? 'stop' : 'main'}
      blocked={changes && offered.includes(to) ? undefined : words.unchanged}
      onSubmit={() => onCall(to)}
      closeVerb={words.cancel}
      onClose={onClose}
    >
      {entry.affiliation !== '' && !entry.placeholder && <p>{entry.affiliation}</p>}
      {elsewhere.map((place) => (
        <StateLabel key={all.elsewhere(place)} tone="info">
          {all.elsewhere(place)}
        </StateLabel>
      ))}
      {delivery.kind === 'refused' && <StateLabel tone="stop">{refusal(delivery.problem)}</StateLabel>}
      {offered.length === 0 ? (
        <p>{words.scrutineerTakesOut}</p>
      ) : (
        <PillChoice
          label={words.checkIn}
          quiet
          tall
          options={offered.map((value) => ({ value, words: words.pills[value] }))}
          value={to}
          onChange={setTo}
        />
      )}
      {stands === 'late' && to === 'missing' && <p>{words.goneAgain}</p>}
      {(stands === 'away' || (stands === 'scratched' && isOnFloor)) && to === 'present' && (
        <p>{words.comesLate}</p>
      )}
      {to === 'scratched' && changes && <p>{words.scratchMeans}</p>}
      {carried.length > 0 && changes && (
        <>
          <p>{words.alsoCountsIn}</p>
          <ul className="deck-carried">
            {carried.map(({ event, round, entry: there }) => (
              <li key={`${event.key}/${round}`}>
                {words.asNumber(
                  all.roundOfEvent(event, round),
                  there.number === entry.number ? undefined : there.number,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {laterHeats.length > 0 && (
        <div className="deck-heats">
          <p>{words.dancesIn(heat, asksHeat)}</p>
          <p className="wrap">
            {laterHeats.map((later) => (
              <Button
                key={later}
                blocked={canAskFor.includes(later) ? undefined : words.requested(later)}
                onClick={() => onAskFor(later)}
              >
                {words.request(later)}
              </Button>
            ))}
            {canAskFor.includes(heat) && (
              <Button look="plain" onClick={() => onAskFor(heat)}>
                {words.keepHeat(heat)}
              </Button>
            )}
          </p>
        </div>
      )}
      {lastCall !== undefined && (
        <p className="caption">{words.lastCalled(times.timeOfDay(lastCall.at), lastCall.by)}</p>
      )}
      {onName !== undefined && (
        <p>
          <Button onClick={onName}>{words.addNames}</Button>
        </p>
      )}
    </Dialog>
  );
}
