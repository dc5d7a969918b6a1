import { Suspense, useEffect, useState } from 'react';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { useWords } from '../../kit/words/language.ts';
import { useLazyWords } from '../../kit/words/laterWords.ts';
import { CodeForm } from './CodeForm.tsx';
import { useRegistrationCode } from './useRegistrationCode.ts';
import '../../kit/shell/page.css';
import './own.css';

const ownRegistrationView = () => import('./OwnRegistrationView.tsx');
const OwnRegistrationView = lazyScreen(ownRegistrationView);

/**
 * For a dancer who changes their mind on the bus, weeks later: their entries, the cost of a change before it
 * is saved, and withdrawal. Goal: no need to write to the organizer.
 */
export default function UpdateEntriesScreen() {
  useLazyWords();
  const words = useWords(ownEntriesWords);
  useTitle(words.title);
  // True for the link in a reminder. It is removed from the address together with the code.
  const [asksReminders] = useState(() => new URLSearchParams(window.location.search).has('mails'));
  const { state, show, forget } = useRegistrationCode();
  // Preload while online: people often type their code on the go.
  useEffect(() => void ownRegistrationView(), []);
  if (state.kind === 'open')
    return (
      <Suspense
        fallback={
          <main className="page">
            <LoadingBars label={words.loading} />
          </main>
        }
      >
        <OwnRegistrationView
          key={state.code}
          code={state.code}
          asksReminders={asksReminders}
          onForget={forget}
        />
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
