import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { basicsDeskWords } from '../../../kit/words/english/basicsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { BasicsFieldsProps } from './basicsFields.ts';
import { DayField } from '../../../kit/parts/field/DayField.tsx';
import { isPlaceholderZone } from './timeZones.ts';
import { moveToZone } from './typedMoment.ts';
import { ZoneField } from './ZoneField.tsx';

export function NameAndPlaceFields({ basics, timeZone, days, change }: BasicsFieldsProps) {
  const words = useWords(basicsDeskWords);
  const { first, last } = days;
  const moveTo = (other: string): void => {
    const moved = (at: number | undefined) => moveToZone(timeZone, other, at);
    const { early, open, closed } = basics.dates;
    change({
      timeZone: other,
      dates: { early: moved(early), open: moved(open), closed: moved(closed) },
    });
  };
  return (
    <div className="basics-pair">
      <TextField
        label={words.name}
        autoComplete="off"
        maxLength={MAX_LENGTH.title}
        value={basics.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
      />
      <TextField
        label={words.place}
        help={words.placeHelp}
        autoComplete="off"
        maxLength={MAX_LENGTH.title}
        value={basics.place}
        onChange={({ target }) => change({ place: target.value })}
      />
      <div className="basics-days">
        <DayField label={words.first} value={first} onChange={(startDate) => change({ startDate })} />
        <DayField
          label={words.last}
          value={last}
          error={
            first !== undefined && last !== undefined && last < first
              ? words.problem['ends before it begins']
              : undefined
          }
          onChange={(endDate) => change({ endDate })}
        />
      </div>
      <ZoneField
        value={timeZone}
        isUnsaid={basics.timeZone === undefined && isPlaceholderZone(timeZone)}
        onChange={moveTo}
      />
    </div>
  );
}
