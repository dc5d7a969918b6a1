import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import type { AskedOf } from '../../../kit/screens/screens.ts';

/** What may be chosen of what is printed, as the address names it. */
export type ChoiceName = AskedOf<'printSheets'>;

/** What else is chosen; undefined: as usual, of which the address says nothing. */
export type Chosen = Readonly<Partial<Record<ChoiceName, string | undefined>>>;

export interface HowChosen {
  /** No step back leads to what was chosen before: a letter more of what is typed, the next pages. */
  readonly isSmall?: boolean;
}

/**
 * What is printed stands in the address: a reload, a step back and a link that a colleague sends show the same pages.
 * Whatever is chosen, its pages are looked at from the first one on.
 */
export function useChosen(): readonly [
  asked: URLSearchParams,
  choose: (choices: Chosen, how?: HowChosen) => void,
] {
  const [asked, setAsked] = useSearchParams();
  const choose = useCallback(
    (choices: Chosen, { isSmall = false }: HowChosen = {}) =>
      setAsked(
        (now) => {
          const then = new URLSearchParams(now);
          for (const [name, value] of Object.entries({ page: undefined, ...choices }))
            if (value === undefined || value === '') then.delete(name);
            else then.set(name, value);
          return then;
        },
        { replace: isSmall },
      ),
    [setAsked],
  );
  return [asked, choose];
}

/** One of a few. @param usual what it is where the address says nothing, or something else */
export function useOneOf<T extends string>(
  name: ChoiceName,
  options: readonly T[],
  usual: T,
): readonly [chosen: T, choose: (value: T) => void] {
  const [asked, choose] = useChosen();
  const chosen = options.find((option) => option === asked.get(name)) ?? usual;
  return [chosen, (value) => choose({ [name]: value === usual ? undefined : value })];
}

/** What somebody types. */
export function useTyped(name: ChoiceName): readonly [typed: string, type: (typed: string) => void] {
  const [asked, choose] = useChosen();
  return [asked.get(name) ?? '', (typed) => choose({ [name]: typed }, { isSmall: true })];
}
