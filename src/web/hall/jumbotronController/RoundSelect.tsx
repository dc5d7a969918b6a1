import { parseEventKey } from '../../../domain/ids.ts';
import { isFinal } from '../../../domain/competition.ts';
import { arePlacingsPublic } from '../../../domain/round/release.ts';
import type { DisplayContent } from '../../../store/floor/displays.ts';
import type { BoardHallData } from '../board/useBoard.ts';
import type { RoundOnProgram } from '../board/boardContent.ts';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { listRoundsForLayout } from './ready.ts';

export interface RoundSelectProps {
  readonly shown: DisplayContent;
  readonly hall: BoardHallData;
  readonly onChange: (shown: DisplayContent) => void;
}

const keyOf = ({ event, round }: RoundOnProgram): string => `${event.key}/${round.number}`;

/** The choice of a round, for layouts that need one. */
export function RoundSelect({ shown, hall, onChange }: RoundSelectProps) {
  const words = useWords(boardsWords);
  const named = useWords(termsWords);
  const { layout } = shown;
  if (layout !== 'deck' && layout !== 'callbacks' && layout !== 'results') return null;
  const rounds = listRoundsForLayout(layout, hall.program);
  const nameOf = ({ event, round }: RoundOnProgram): string => {
    const waits = isFinal(round) && layout === 'results' && !arePlacingsPublic(round, hall.usualRelease);
    const name = `${named.eventName(event)}, ${named.roundInSentence(round.name)}`;
    return waits ? `${name} (${words.waitsForAwards})` : name;
  };
  return (
    <SelectField
      label={words.which[layout]}
      value={shown.event === undefined ? '' : `${shown.event}/${shown.round ?? 0}`}
      onChange={({ target }) => {
        const cut = target.value.lastIndexOf('/');
        const event = parseEventKey(target.value.slice(0, cut));
        onChange(
          event === undefined ? { layout } : { layout, event, round: Number(target.value.slice(cut + 1)) },
        );
      }}
    >
      <option value="">{words.latest}</option>
      {rounds.map((at) => (
        <option key={keyOf(at)} value={keyOf(at)}>
          {nameOf(at)}
        </option>
      ))}
    </SelectField>
  );
}
