import { memo, useEffect } from 'react';
import { Languages } from 'lucide-react';
import { CHOSEN_EARLY_ATTRIBUTE } from '../look/earlyPresses.ts';
import { className } from '../parts/page/className.ts';
import { languageChoiceWords } from '../words/english/languageChoice.ts';
import { pageLanguage, useLanguage, useWords } from '../words/language.ts';
import { getNativeLanguageName } from '../words/nativeLanguageName.ts';
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
  const words = useWords(languageChoiceWords);
  useEffect(() => {
    const early = chosenEarly();
    if (early !== undefined && early !== pageLanguage.now.tag) void chooseLanguage(early);
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
            {getNativeLanguageName(each)}
          </option>
        ))}
      </select>
    </label>
  );
});
