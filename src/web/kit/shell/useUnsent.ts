import { use, useEffect, useState } from 'react';
import { StoreContext } from '../cache/StoreProvider.tsx';

const PREFIX = 'floorcraft.unsent.';

/** @param form names the form, and whom it is about */
const useNameOf = (form: string): string => `${PREFIX}${use(StoreContext)?.eventName ?? ''}.${form}`;

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null; // no storage here, or not ours
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // No storage here: it lasts as long as the page.
  }
}

/**
 * State of a form that is not sent yet. This tab keeps it: a page that is loaded anew, by an update or after a phone slept,
 * has it again. Set to undefined once it is sent or given up.
 */
export function useUnsent<T>(
  form: string,
  parse: (raw: unknown) => T | undefined,
): readonly [value: T | undefined, keep: (value: T | undefined) => void] {
  const name = useNameOf(form);
  const [value, setValue] = useState(() => parse(read(name)));
  const keep = (next: T | undefined): void => {
    setValue(next);
    write(name, next);
  };
  return [value, keep];
}

const textOf = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);

/** The same of one text. @param first what stands there before anybody types */
export function useUnsentText(
  form: string,
  first = '',
): readonly [text: string, type: (text: string) => void] {
  const [typed, keep] = useUnsent(form, textOf);
  return [typed ?? first, (text) => keep(text === first ? undefined : text)];
}

/** The same in a dialog: once it is closed, whichever way, its text is given up. */
export function useDialogText(form: string, first = ''): ReturnType<typeof useUnsentText> {
  const [text, type] = useUnsentText(form, first);
  const name = useNameOf(form);
  useEffect(() => () => write(name, undefined), [name]);
  return [text, type];
}

/** Whoever signs out leaves nothing typed to the next one. */
export function forgetUnsent(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // No storage here: nothing is kept.
  }
}
