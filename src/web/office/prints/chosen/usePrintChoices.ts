import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import type { ScreenQuery } from '../../../kit/screens/screens.ts';

/** The choices, as the address names them. */
export type ChoiceName = ScreenQuery<'printSheets'>;

/** Choices by name; undefined: the default, which the address leaves out. */
export type PrintChoices = Readonly<Partial<Record<ChoiceName, string | undefined>>>;

export interface ChoiceHandling {
  /** Replaces the history entry: for typing and turning pages, which need no step back. */
  readonly isSmall?: boolean;
}

/**
 * The choices are in the address: a reload, back and a shared link show the same pages. Each choice starts at the first
 * page again.
 */
export function usePrintChoices(): readonly [
  asked: URLSearchParams,
  choose: (choices: PrintChoices, how?: ChoiceHandling) => void,
] {
  const [asked, setAsked] = useSearchParams();
  const choose = useCallback(
    (choices: PrintChoices, { isSmall = false }: ChoiceHandling = {}) =>
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
 * A choice between a few options, stored in the address.
 * @param usual the default, also for an unknown value in the address
 */
export function useOption<T extends string>(
  name: ChoiceName,
  options: readonly T[],
  usual: T,
): readonly [chosen: T, choose: (value: T) => void] {
  const [asked, choose] = usePrintChoices();
  const chosen = options.find((option) => option === asked.get(name)) ?? usual;
  return [chosen, (value) => choose({ [name]: value === usual ? undefined : value })];
}

export function useTypedChoice(name: ChoiceName): readonly [typed: string, type: (typed: string) => void] {
  const [asked, choose] = usePrintChoices();
  return [asked.get(name) ?? '', (typed) => choose({ [name]: typed }, { isSmall: true })];
}
