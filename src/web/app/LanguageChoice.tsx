import { memo, useEffect, useState } from 'react';
import { Languages } from 'lucide-react';
import { className } from '../parts/page/className.ts';
import { languageChoice } from '../words/english/languageChoice.ts';
import { language, useLanguage, useWords } from '../words/language.ts';
import { ownName } from '../words/ownName.ts';
import { chooseLanguage, LANGUAGES } from '../words/visitorsLanguage.ts';

/** What was chosen in the list that the server has drawn, before anything listened. */
function chosenEarly(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const list = document.querySelector<HTMLSelectElement>('.language-choice select');
  const chosen = list?.selectedOptions[0];
  return chosen === undefined || chosen.defaultSelected ? undefined : chosen.value;
}

/**
 * What to read in, in the device's own list: each language by the name its speakers know. `small`: its sign alone.
 * It stands beside what changes with every tap, and asking for the names takes longer than drawing a tile.
 */
export default memo(function LanguageChoice({ small = false }: { readonly small?: boolean }) {
  const { tag } = useLanguage();
  const words = useWords(languageChoice);
  // Looked at before the list is taken over: then it shows the language of the page again.
  const [early] = useState(chosenEarly);
  useEffect(() => {
    if (early !== undefined && early !== language.now.tag) void chooseLanguage(early);
  }, [early]);
  return (
    <label className={className('language-choice', small && 'language-choice-small')}>
      <Languages size={20} strokeWidth={1.6} aria-hidden />
      <span className="spoken">{words.language}</span>
      <select autoComplete="off" value={tag} onChange={(event) => void chooseLanguage(event.target.value)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {ownName(each)}
          </option>
        ))}
      </select>
    </label>
  );
});
