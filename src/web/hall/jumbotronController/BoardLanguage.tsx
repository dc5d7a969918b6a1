import { useEffect, useState, type ReactNode } from 'react';
import type { Display } from '../../../store/floor/displays.ts';
import { ENGLISH, LanguageHere, type Language } from '../../kit/words/language.ts';
import { loadLaterWords } from '../../kit/words/laterWords.ts';
import { languageOf } from '../../kit/words/visitorsLanguage.ts';

/** Renders the preview in the language of the board, not of the desk. */
export function BoardLanguage({
  display,
  children,
}: {
  readonly display: Display;
  readonly children: ReactNode;
}) {
  const tag = display.language;
  const [spoken, setSpoken] = useState<Language>(ENGLISH);
  useEffect(() => {
    let isMeant = true;
    Promise.all([languageOf(tag), loadLaterWords(tag)]).then(
      ([its]) => {
        if (isMeant) setSpoken(its);
      },
      () => undefined, // Offline, it keeps the current language.
    );
    return () => {
      isMeant = false;
    };
  }, [tag]);
  return <LanguageHere value={spoken}>{children}</LanguageHere>;
}
