import { useEffect, useState, type ReactNode } from 'react';
import type { Display } from '../../../store/floor/displays.ts';
import { ENGLISH, LanguageHere, type Language } from '../../kit/words/language.ts';
import { loadLaterWords } from '../../kit/words/laterWords.ts';
import { languageOf } from '../../kit/words/visitorsLanguage.ts';

/** The picture of a board is read in the language of the board, whatever the desk is in. */
export function InItsLanguage({
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
      () => undefined, // Without a connection it stays in the one it is in.
    );
    return () => {
      isMeant = false;
    };
  }, [tag]);
  return <LanguageHere value={spoken}>{children}</LanguageHere>;
}
