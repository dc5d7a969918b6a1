import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import type { AskedOf } from '../../../kit/screens/screens.ts';

/** The choices, as the address names them. */
export type ChoiceName = AskedOf<'printSheets'>;

/** Choices by name; undefined: the default, which the address leaves out. */
export type Chosen = Readonly<Partial<Record<ChoiceName, string | undefined>>>;

export interface HowChosen {
  /** Replaces the history entry: for typing and turning pages, which need no step back. */
  readonly isSmall?: boolean;
}

/**
 * The choices are in the address: a reload, back and a shared link show the same pages. Each choice starts at the first
 * page again.
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

/**
 * One of a few.
 * @param usual the default, also for anything else in the address
 */
export function useOneOf<T extends string>(
  name: ChoiceName,
  options: readonly T[],
  usual: T,
): readonly [chosen: T, choose: (value: T) => void] {
  const [asked, choose] = useChosen();
  const chosen = options.find((option) => option === asked.get(name)) ?? usual;
  return [chosen, (value) => choose({ [name]: value === usual ? undefined : value })];
}

export function useTyped(name: ChoiceName): readonly [typed: string, type: (typed: string) => void] {
  const [asked, choose] = useChosen();
  return [asked.get(name) ?? '', (typed) => choose({ [name]: typed }, { isSmall: true })];
}
