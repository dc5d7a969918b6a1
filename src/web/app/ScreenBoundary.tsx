import { Component, type ReactNode } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';

interface State {
  readonly problem: string | undefined;
}

/** A screen that breaks says so in its place, and the rest of the page goes on. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { problem: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { problem: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return (
      <main className="page">
        <h1>This screen stopped</h1>
        <ErrorNote
          failed="Not shown"
          action={
            <Button size="small" onClick={() => window.location.reload()}>
              Load again
            </Button>
          }
        >
          Nothing you sent is lost. If it stops again, tell the organizer: {problem}
        </ErrorNote>
      </main>
    );
  }
}
