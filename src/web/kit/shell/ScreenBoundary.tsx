import { Component, type ReactNode } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { screenStoppedWords } from '../words/english/screenStopped.ts';
import { getWords } from '../words/language.ts';
import { OrganizerLink } from './OrganizerLink.tsx';
import { NotLoadedPage } from './NotLoadedPage.tsx';
import { isServerReachable } from '../lazy/isServerReachable.ts';
import { NotLoaded } from '../lazy/lazyScreen.ts';

interface State {
  readonly kind: 'fine' | 'not loaded' | 'broken';
}

/** Shows an error in place of a screen that throws or fails to load; the rest of the page goes on. React logs the error. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { kind: 'fine' };

  static getDerivedStateFromError(thrown: unknown): State {
    return { kind: thrown instanceof NotLoaded ? 'not loaded' : 'broken' };
  }

  private async reload(): Promise<void> {
    if (await isServerReachable()) window.location.reload();
    else this.setState({ kind: 'not loaded' });
  }

  override render(): ReactNode {
    if (this.state.kind === 'fine') return this.props.children;
    if (this.state.kind === 'not loaded')
      return <NotLoadedPage onBroken={() => this.setState({ kind: 'broken' })} />;
    const words = getWords(screenStoppedWords);
    return (
      <main className="page">
        <h1>{words.title}</h1>
        <ErrorNote
          action={
            <>
              <Button size="small" onClick={() => void this.reload()}>
                {words.reload}
              </Button>
              <OrganizerLink />
            </>
          }
        >
          {words.remedy}
        </ErrorNote>
      </main>
    );
  }
}
