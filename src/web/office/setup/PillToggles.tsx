import '../../kit/parts/pill/Pill.css';
import { className } from '../../kit/parts/page/className.ts';

export interface PillTogglesProps<T extends string> {
  readonly label: string;
  readonly all: readonly T[];
  readonly named: (one: T) => string;
  readonly chosen: readonly T[];
  /** In the order of `all`. */
  readonly onChange: (chosen: readonly T[]) => void;
}

/** Any number of a few options: a press toggles one. */
export function PillToggles<T extends string>({ label, all, named, chosen, onChange }: PillTogglesProps<T>) {
  const toggled = (one: T): readonly T[] =>
    all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));
  return (
    <fieldset className="wrap">
      <legend className="spoken">{label}</legend>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          className={className('pill', 'pill-press')}
          aria-pressed={chosen.includes(one)}
          onClick={() => onChange(toggled(one))}
        >
          {named(one)}
        </button>
      ))}
    </fieldset>
  );
}
