import { use, useEffect, useState } from 'react';
import { StoreContext } from '../cache/StoreProvider.tsx';

const PREFIX = 'floorcraft.unsent.';

/**
 * @param form names the form, and the person it is about
 */
const useNameOf = (form: string): string => `${PREFIX}${use(StoreContext)?.eventName ?? ''}.${form}`;

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null; // storage is blocked or unreadable
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is blocked: the text lasts as long as the page.
  }
}

/**
 * The state of an unsent form, stored for this tab: it survives a reload, for example by an update. Set it to
 * undefined once the form is sent or discarded.
 */
export function useUnsentForm<T>(
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

/**
 * The same for one text.
 * @param first the text before any typing
 */
export function useUnsentText(
  form: string,
  first = '',
): readonly [text: string, type: (text: string) => void] {
  const [typed, keep] = useUnsentForm(form, textOf);
  return [typed ?? first, (text) => keep(text === first ? undefined : text)];
}

/** The same in a dialog: closing it in any way discards the text. */
export function useDialogText(form: string, first = ''): ReturnType<typeof useUnsentText> {
  const [text, type] = useUnsentText(form, first);
  const name = useNameOf(form);
  useEffect(() => () => write(name, undefined), [name]);
  return [text, type];
}

/** Removes typed text at sign-out. */
export function forgetUnsent(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked: nothing is saved.
  }
}
