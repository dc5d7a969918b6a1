import { Suspense, useEffect } from 'react';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { whenAskedFor } from '../../kit/lazy/whenAskedFor.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { ownEntries } from '../../kit/words/english/ownEntries.ts';
import { useWords } from '../../kit/words/language.ts';
import { useLaterWords } from '../../kit/words/laterWords.ts';
import { CodeForm } from './CodeForm.tsx';
import { useCode } from './useCode.ts';
import '../../kit/shell/page.css';
import './own.css';

const ownRegistration = () => import('./OwnRegistration.tsx');
const OwnRegistration = whenAskedFor(ownRegistration);

/**
 * For somebody who has registered and thinks again, on the bus, weeks later: what they are in, what a change costs before it
 * is made, and the way out. Good is when nobody has to write to the organizer.
 */
export default function UpdateEntriesScreen() {
  useLaterWords();
  const words = useWords(ownEntries);
  useTitle(words.title);
  const { state, show, forget } = useCode();
  // Fetched while there is network: a code is often typed on the way.
  useEffect(() => void ownRegistration(), []);
  if (state.kind === 'open')
    return (
      <Suspense
        fallback={
          <main className="page">
            <LoadingBars label={words.loading} />
          </main>
        }
      >
        <OwnRegistration key={state.code} code={state.code} onForget={forget} />
      </Suspense>
    );
  return (
    <CodeForm
      problem={state.kind === 'asks' ? state.problem : undefined}
      busy={state.kind === 'opening'}
      onShow={show}
    />
  );
}
