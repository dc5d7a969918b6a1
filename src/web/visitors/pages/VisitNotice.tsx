import { declineCounting, isCountingDeclined, isPrivacyRequested } from '../../kit/shell/visitChoice.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { useLazyWords } from '../../kit/words/laterWords.ts';
import { visitsWords } from '../../kit/words/english/visits.ts';
import { useWords } from '../../kit/words/language.ts';

/** Explains the visit counter, with a switch to opt out. Shown if the event counts visits. */
export default function VisitNotice() {
  useLazyWords();
  const words = useWords(visitsWords);
  const isDeclined = useObserved(isCountingDeclined);
  return (
    <section className="stack measure visit-notice" aria-labelledby="visits">
      <h2 id="visits">{words.title}</h2>
      <p>{words.sent}</p>
      {isPrivacyRequested(window) ? (
        <p>{words.privacyAsked}</p>
      ) : (
        <CheckField
          label={words.count}
          help={words.choice}
          checked={!isDeclined}
          onChange={({ target }) => declineCounting(!target.checked)}
        />
      )}
    </section>
  );
}
