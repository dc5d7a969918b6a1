import type { ReactNode } from 'react';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';

/** The choices above the pages, in rows. */
export const PrintOptions = ({ children }: { readonly children: ReactNode }) => (
  <div className="prints-choices prints-unprinted">{children}</div>
);

interface OneOfProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly words: (value: T) => string;
  readonly chosen: readonly [chosen: T, choose: (value: T) => void];
}

/** A choice between a few options, with the state of `useOption`. */
export const OptionChoice = <T extends string>({
  label,
  options,
  words,
  chosen: [value, choose],
}: OneOfProps<T>) => (
  <PillChoice
    label={label}
    options={options.map((one) => ({ value: one, words: words(one) }))}
    value={value}
    onChange={choose}
  />
);
