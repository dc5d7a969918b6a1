import { LEVELS, type EventLevel, type EventStyle } from '../../../../domain/event/terms.ts';
import { SelectField } from '../../../kit/parts/field/SelectField.tsx';
import { eventsDeskWords } from '../../../kit/words/english/eventsDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { listMissingStyles } from './offeredEvents.ts';

interface Props {
  readonly levels: readonly EventLevel[];
  readonly styles: readonly EventStyle[];
  readonly onLevel: (level: EventLevel) => void;
  readonly onStyle: (style: EventStyle) => void;
}

/** Adds a level or a style: its boxes are empty until an event is added. */
export function MoreRows({ levels, styles, onLevel, onStyle }: Props) {
  const words = useWords(eventsDeskWords);
  const { levelName, styleName } = useWords(termsWords);
  const more = LEVELS.filter((level) => !levels.includes(level));
  const others = listMissingStyles(styles);
  return (
    <div className="events-more">
      {more.length === 0 ? null : (
        <SelectField
          label={words.addLevel}
          value=""
          onChange={({ target }) => {
            const level = more.find((one) => one === target.value);
            if (level !== undefined) onLevel(level);
          }}
        >
          <option value="">{words.choose}</option>
          {more.map((level) => (
            <option key={level} value={level}>
              {levelName(level)}
            </option>
          ))}
        </SelectField>
      )}
      {others.length === 0 ? null : (
        <SelectField
          label={words.addStyle}
          value=""
          onChange={({ target }) => {
            const style = others.find((one) => one === target.value);
            if (style !== undefined) onStyle(style);
          }}
        >
          <option value="">{words.choose}</option>
          {others.map((style) => (
            <option key={style} value={style}>
              {styleName(style)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
