import { readLocalClock } from '../../../../domain/registration/clock.ts';
import { findDateWarnings } from '../../../../domain/registration/dateWarnings.ts';
import { suggestDates } from '../../../../domain/registration/suggestDates.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { basicsDeskWords } from '../../../kit/words/english/basicsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { BasicsFieldsProps } from './basicsFields.ts';
import { MomentField } from './MomentField.tsx';

/** The ends of the prices and of registration. The guide opens and closes registration. */
export function RegistrationFields({ basics, timeZone, days, change }: BasicsFieldsProps) {
  const words = useWords(basicsDeskWords);
  const { dates } = basics;
  const lastOpenDay =
    dates.closed === undefined ? undefined : readLocalClock(timeZone, dates.closed - 1)?.day;
  return (
    <section className="stack" aria-label={words.registration}>
      <h3>{words.registration}</h3>
      <p className="second">{words.registrationMore}</p>
      {days.first !== undefined && dates.early === undefined && dates.open === undefined ? (
        <p>
          <Button
            size="small"
            onClick={() => {
              if (days.first !== undefined)
                change({ dates: { ...dates, ...suggestDates(days.first, timeZone) } });
            }}
          >
            {words.suggest}
          </Button>
        </p>
      ) : null}
      <div className="basics-dates">
        <MomentField
          label={words.early}
          timeZone={timeZone}
          at={dates.early}
          onChange={(early) => change({ dates: { ...dates, early } })}
        />
        <MomentField
          label={words.open}
          timeZone={timeZone}
          at={dates.open}
          onChange={(open) => change({ dates: { ...dates, open } })}
        />
        <MomentField
          label={words.closes}
          timeZone={timeZone}
          at={dates.closed}
          onChange={(closed) => change({ dates: { ...dates, closed } })}
        />
      </div>
      {findDateWarnings({ dates, first: days.first, lastOpenDay }).map((warning) => (
        <NoteBox key={warning} tone="warn">
          {words.warning[warning]}
        </NoteBox>
      ))}
    </section>
  );
}
