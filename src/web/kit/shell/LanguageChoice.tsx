import { memo, useEffect } from 'react';
import { Languages } from 'lucide-react';
import { CHOSEN_EARLY_ATTRIBUTE } from '../look/earlyPresses.ts';
import { className } from '../parts/page/className.ts';
import { languageChoice } from '../words/english/languageChoice.ts';
import { language, useLanguage, useWords } from '../words/language.ts';
import { ownName } from '../words/ownName.ts';
import { chooseLanguage, LANGUAGES } from '../words/visitorsLanguage.ts';

/** Reads the language chosen before hydration, once. */
function chosenEarly(): string | undefined {
  const { [CHOSEN_EARLY_ATTRIBUTE]: chosen } = document.documentElement.dataset;
  delete document.documentElement.dataset[CHOSEN_EARLY_ATTRIBUTE];
  return chosen;
}

/**
 * A native select of languages, each under its own name. `small`: the icon alone. Memoized: it is beside content that
 * changes with every tap, and looking up the names is slow.
 */
export default memo(function LanguageChoice({ small = false }: { readonly small?: boolean }) {
  const { tag } = useLanguage();
  const words = useWords(languageChoice);
  useEffect(() => {
    const early = chosenEarly();
    if (early !== undefined && early !== language.now.tag) void chooseLanguage(early);
  }, []);
  const choose = (chosen: string): void => {
    chosenEarly();
    void chooseLanguage(chosen);
  };
  return (
    <label className={className('language-choice', small && 'language-choice-small')}>
      <Languages size={20} strokeWidth={1.6} aria-hidden />
      <span className="spoken">{words.language}</span>
      <select autoComplete="off" value={tag} onChange={(event) => choose(event.target.value)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {ownName(each)}
          </option>
        ))}
      </select>
    </label>
  );
});
