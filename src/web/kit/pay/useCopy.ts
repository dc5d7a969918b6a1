import { useState } from 'react';

/** Copies a text. `copied`: true or false after a press, undefined before. */
export function useCopy(): { readonly copied: boolean | undefined; readonly copy: (text: string) => void } {
  const [copied, setCopied] = useState<boolean>();
  const copy = (text: string): void => {
    // Without https there is no clipboard.
    if (!('clipboard' in navigator)) setCopied(false);
    else
      navigator.clipboard.writeText(text).then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return { copied, copy };
}
