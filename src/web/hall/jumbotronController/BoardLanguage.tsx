import { useEffect, useState, type ReactNode } from 'react';
import type { Display } from '../../../store/floor/displays.ts';
import { ENGLISH, LanguageContext, type Language } from '../../kit/words/language.ts';
import { loadLazyWords } from '../../kit/words/laterWords.ts';
import { loadLanguage } from '../../kit/words/visitorsLanguage.ts';

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
    Promise.all([loadLanguage(tag), loadLazyWords(tag)]).then(
      ([its]) => {
        if (isMeant) setSpoken(its);
      },
      () => undefined, // Offline, it keeps the current language.
    );
    return () => {
      isMeant = false;
    };
  }, [tag]);
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}
