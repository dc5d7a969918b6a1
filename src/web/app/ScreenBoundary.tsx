import { Component, type ReactNode } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { screenStopped } from '../words/english/screenStopped.ts';
import { wordsNow } from '../words/language.ts';
import { NotLoadedPage } from './NotLoadedPage.tsx';
import { serverAnswers } from './serverAnswers.ts';
import { NotLoaded } from './whenAskedFor.ts';

type State =
  | { readonly kind: 'fine' }
  | { readonly kind: 'not loaded'; readonly problem: string }
  | { readonly kind: 'broken'; readonly problem: string };

/** A screen that breaks, or does not come, says so in its place, and the rest of the page goes on. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { kind: 'fine' };

  static getDerivedStateFromError(thrown: unknown): State {
    const kind = thrown instanceof NotLoaded ? 'not loaded' : 'broken';
    return { kind, problem: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  private async reload(problem: string): Promise<void> {
    if (await serverAnswers()) window.location.reload();
    else this.setState({ kind: 'not loaded', problem });
  }

  override render(): ReactNode {
    if (this.state.kind === 'fine') return this.props.children;
    const { kind, problem } = this.state;
    if (kind === 'not loaded')
      return <NotLoadedPage onBroken={() => this.setState({ kind: 'broken', problem })} />;
    const words = wordsNow(screenStopped);
    return (
      <main className="page">
        <h1>{words.title}</h1>
        <ErrorNote
          action={
            <Button size="small" onClick={() => void this.reload(problem)}>
              {words.reload}
            </Button>
          }
        >
          {words.remedy(problem)}
        </ErrorNote>
      </main>
    );
  }
}
