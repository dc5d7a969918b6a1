import { parseHexColor } from '../../../kit/look/palette.ts';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { colorDeskWords } from '../../../kit/words/english/colorDesk.ts';
import { useWords } from '../../../kit/words/language.ts';

/** Colors of schools, far from each other. */
const SOME = ['#e87722', '#8a1538', '#001f5b', '#ffd400', '#00693e', '#4b2e83'] as const;

export interface ColorFieldsProps {
  readonly typed: string;
  /** The color the page uses. */
  readonly shown: string;
  readonly isBroken: boolean;
  readonly onChange: (color: string) => void;
}

/** A color: typed, picked, or one of a few. Any accepted form is stored in the same one. */
export function ColorFields({ typed, shown, isBroken, onChange }: ColorFieldsProps) {
  const words = useWords(colorDeskWords);
  return (
    <div className="color-fields">
      <input
        type="color"
        className="color-swatch"
        aria-label={words.pick}
        value={shown}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="stack">
        <TextField
          label={words.field}
          help={words.help}
          error={isBroken ? words.noColor : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onChange(parseHexColor(typed) ?? typed)}
        />
        <fieldset className="wrap">
          <legend className="spoken">{words.some}</legend>
          {SOME.map((one) => (
            <button
              key={one}
              type="button"
              className="color-one"
              aria-label={one}
              aria-pressed={one === shown}
              style={{ background: one }}
              onClick={() => onChange(one)}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
}
