import { useState } from 'react';
import {
  HALL_FLOORS,
  pickDefaultFloor,
  type HallFloor,
  type StartChoices,
  type StartQuestions,
} from '../../../domain/floor/startQuestions.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { findFloorNumber, type FloorPosition } from '../../../store/floor/live.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { createDayRangeFormatter } from '../../kit/words/days.ts';
import { startWords } from '../../kit/words/english/start.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useLanguage, useWords } from '../../kit/words/language.ts';
import { useUnfinishedJudges } from './useUnfinishedJudges.ts';

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;

/** Returns a round's spoken name: 'Silver Waltz, final'. */
export function useRoundLabel(): (at: ScheduledRound) => string {
  const words = useWords(startWords);
  const { eventName, roundInSentence } = useWords(termsWords);
  return ({ event, round }) => words.event(eventName(event), roundInSentence(round.name));
}

interface BesideProps {
  readonly at: ScheduledRound;
  /** No other round is on the floor. */
  readonly isOnly: boolean;
  readonly goesBack: boolean;
  readonly onGoesBack: (goesBack: boolean) => void;
}

/** A round already on the floor: the judges still marking it, and a choice for it. */
function Beside({ at, isOnly, goesBack, onGoesBack }: BesideProps) {
  const words = useWords(startWords);
  const named = useRoundLabel()(at);
  const marking = useUnfinishedJudges(at);
  return (
    <>
      <p>{marking === undefined ? words.onTheFloor(named) : words.stillMarking(named, marking)}</p>
      <PillChoice
        label={words.onFloor}
        quiet
        options={[
          { value: 'both', words: isOnly ? words.both : words.stays },
          { value: 'back', words: words.putBack },
        ]}
        value={goesBack ? 'back' : 'both'}
        onChange={(value) => onGoesBack(value === 'back')}
      />
      {goesBack && <p className="second">{words.goesBack}</p>}
    </>
  );
}

interface Props {
  readonly at: ScheduledRound;
  readonly offered: StartQuestions;
  readonly floor: readonly FloorPosition[];
  /** The hall has two floors, as far as this device knows. */
  readonly hasTwo: boolean;
  readonly onStart: (chosen: StartChoices) => void;
  readonly onClose: () => void;
}

/**
 * Asks before a start ahead of the competition's days, with an incomplete line-up, or beside another round.
 * Offers a choice of the couples to dance, and of whether the other round stays.
 */
export function StartDialog({ at, offered, floor, hasTwo, onStart, onClose }: Props) {
  const words = useWords(startWords);
  const { eventName, roundInSentence, floor: floorNamed } = useWords(termsWords);
  const { lineUp, beside, tooEarly } = offered;
  const { tag } = useLanguage();
  // After a complete roll call a missing couple is really missing.
  const [those, setThose] = useState<'all' | 'here'>(lineUp?.isCalled === true ? 'here' : 'all');
  const [back, setBack] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<HallFloor>();
  const staying = beside.filter((one) => !back.includes(keyOf(one)));
  const usual = pickDefaultFloor(
    hasTwo,
    staying.map((one) => findFloorNumber(floor, one)),
  );
  // An empty hall starts on floor one.
  const on = staying.length === 0 ? 1 : (chosen ?? usual);
  const here = lineUp === undefined ? 0 : lineUp.couples - lineUp.notHere.length;
  return (
    <Dialog
      open
      wide
      question={words.question(eventName(at.event), roundInSentence(at.round.name))}
      verb={tooEarly === undefined ? words.start : words.startAnyway}
      onSubmit={() =>
        onStart({
          away: new Set(those === 'here' ? lineUp?.notHere.map(({ id }) => id) : []),
          back: beside.filter((one) => back.includes(keyOf(one))),
          floor: on,
        })
      }
      closeVerb={words.wait}
      onClose={onClose}
    >
      {tooEarly !== undefined && (
        <p>{words.tooEarly(createDayRangeFormatter(tag)(tooEarly.first, tooEarly.last))}</p>
      )}
      {lineUp !== undefined && (
        <>
          <p>
            <b>
              {words.notCheckedIn(
                lineUp.notHere.length,
                lineUp.couples,
                lineUp.notHere.map((entry) => entry.number ?? listPublicNames(entry)[0] ?? words.noNumber),
              )}
            </b>
          </p>
          {here > 0 && (
            <PillChoice
              label={words.whoDances}
              quiet
              options={[
                { value: 'all', words: words.withAll },
                { value: 'here', words: words.withThoseHere(here) },
              ]}
              value={those}
              onChange={setThose}
            />
          )}
          {those === 'here' && <p className="second">{words.lateCome}</p>}
        </>
      )}
      {beside.map((one) => (
        <Beside
          key={keyOf(one)}
          at={one}
          isOnly={beside.length === 1}
          goesBack={back.includes(keyOf(one))}
          onGoesBack={(goesBack) =>
            setBack(goesBack ? [...back, keyOf(one)] : back.filter((key) => key !== keyOf(one)))
          }
        />
      ))}
      {staying.length > 0 && (
        <PillChoice
          label={words.whichFloor}
          quiet
          options={HALL_FLOORS.map((one) => ({ value: String(one), words: floorNamed(one) }))}
          value={String(on)}
          onChange={(value) => setChosen(HALL_FLOORS.find((one) => String(one) === value))}
        />
      )}
    </Dialog>
  );
}
