import { useState } from 'react';
import type { Carried } from '../../domain/floor/cascade.ts';
import { elsewhereInWords } from '../../domain/floor/tabs.ts';
import type { Called } from '../../store/floor/calls.ts';
import { timeOfDay } from '../words/dates.ts';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { Say } from '../parts/page/Say.tsx';
import { problems } from '../words/english/problems.ts';
import { useWords } from '../words/language.ts';
import { fullNames, type DeckCouple } from './deckCouples.ts';

interface Props {
  readonly couple: DeckCouple;
  /** The later rounds a call goes on to, by what the couple is called. */
  readonly carriedOn: (called: Called) => readonly Carried[];
  readonly onCall: (called: Called) => void;
  /** The heats behind its own, for which the office can be asked; none once the round is on the floor. */
  readonly laterHeats: readonly number[];
  readonly onAskFor: (heat: number) => void;
  /** Opens the form for the names; undefined for a couple that has them. */
  readonly onName: (() => void) | undefined;
  readonly onLeave: () => void;
}

const WORDS: Readonly<Record<Called, { readonly pill: string; readonly verb: string }>> = {
  present: { pill: 'Here', verb: 'It is here' },
  missing: { pill: 'Missing', verb: 'It is missing' },
  'not called': { pill: 'Not called', verb: 'Not called after all' },
  scratched: { pill: 'Scratch', verb: 'Scratch from this round' },
};

/** Everything about one couple: its names in full, where else its people are, and what is to become of it. */
export function CoupleDialog({ couple, carriedOn, onCall, laterHeats, onAskFor, onName, onLeave }: Props) {
  const { entry, called, heat, asksHeat, elsewhere, lastCall, delivery } = couple;
  const { refusal } = useWords(problems);
  const [to, setTo] = useState<Called>(
    called === 'not called' || called === 'scratched' ? 'present' : called,
  );
  const carried = carriedOn(to);
  const changes = to !== called;
  return (
    <Dialog
      open
      question={`${entry.number ?? 'No number'}: ${fullNames(entry)}`}
      verb={called === 'scratched' && to === 'present' ? 'Put it back' : WORDS[to].verb}
      look={to === 'scratched' ? 'stop' : 'main'}
      blocked={changes ? undefined : 'It is called so already'}
      onSubmit={() => onCall(to)}
      closeVerb="Leave it"
      onClose={onLeave}
    >
      {entry.affiliation !== '' && !entry.placeholder && <p>{entry.affiliation}</p>}
      {elsewhere.map((place) => (
        <Say key={elsewhereInWords(place)} tone="info">
          {elsewhereInWords(place)}
        </Say>
      ))}
      {delivery.kind === 'refused' && <Say tone="stop">{refusal(delivery.problem)}</Say>}
      <PillChoice
        label="What it is"
        quiet
        tall
        options={(called === 'scratched'
          ? (['present', 'scratched'] as const)
          : (['present', 'missing', 'not called', 'scratched'] as const)
        ).map((value) => ({ value, words: WORDS[value].pill }))}
        value={to}
        onChange={setTo}
      />
      {to === 'scratched' && changes && (
        <p>It leaves this round, and no judge sees it here any more. Its entry in the event stays.</p>
      )}
      {carried.length > 0 && changes && (
        <>
          <p>This goes on to:</p>
          <ul className="deck-carried">
            {carried.map(({ event, round, entry: there }) => (
              <li key={`${event.key}/${round}`}>
                {event.name}, {event.rounds.find(({ number }) => number === round)?.name ?? `round ${round}`}
                {there.number !== entry.number && there.number !== undefined ? ` as ${there.number}` : ''}
              </li>
            ))}
          </ul>
        </>
      )}
      {laterHeats.length > 0 && (
        <div className="deck-heats">
          <p>
            {asksHeat === undefined
              ? `It dances in heat ${heat}. The office can move it:`
              : `It dances in heat ${heat}; the office is asked for heat ${asksHeat}.`}
          </p>
          <p className="wrap">
            {laterHeats.map((later) => (
              <Button
                key={later}
                blocked={later === asksHeat ? `Asked for heat ${later}` : undefined}
                onClick={() => onAskFor(later)}
              >
                Ask for heat {later}
              </Button>
            ))}
            {asksHeat === undefined ? null : (
              <Button look="plain" onClick={() => onAskFor(heat)}>
                Heat {heat} is right
              </Button>
            )}
          </p>
        </div>
      )}
      {lastCall !== undefined && (
        <p className="caption">
          Last said at {timeOfDay(lastCall.at)}
          {lastCall.by === '' ? '' : ` by ${lastCall.by}`}.
        </p>
      )}
      {onName !== undefined && (
        <p>
          <Button onClick={onName}>Give it names</Button>
        </p>
      )}
    </Dialog>
  );
}
