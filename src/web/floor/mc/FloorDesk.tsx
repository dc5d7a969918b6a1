import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import type { HallState } from '../../staff/hall/useHallState.ts';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { MissingOnDeck } from './MissingOnDeck.tsx';
import { FloorFooter } from './FloorFooter.tsx';
import { McSidebar } from './McSidebar.tsx';
import { formatPageTitle } from './pageTitle.ts';
import { writeScript, findMissingCouples, type PrompterPage } from './prompter.ts';
import { McMessages } from './McMessages.tsx';
import { SpokenScript } from './SpokenScript.tsx';
import { usePrompter, type Prompter } from './usePrompter.ts';
import { buildRoundKey } from '../../staff/journal/journalNames.ts';

/** The calls: the heats of the round on the floor, then the missing couples of the coming one, then the coming one itself. */
export function FloorDesk({ hall }: { readonly hall: HallState }) {
  const words = useWords(mcWords);
  const prompter = usePrompter(hall);
  const { pages, shown, look, advance, start } = prompter;
  const page = pages[shown];

  useKeys({
    ' ': page?.kind === 'coming' ? undefined : advance,
    ArrowLeft: () => look(shown - 1),
    ArrowRight: () => look(shown + 1),
    t: start,
  });

  if (page === undefined)
    return (
      <>
        <section className="mc-prompter" aria-label={words.script}>
          <EmptyState more={words.floor.emptyMore}>{words.floor.empty}</EmptyState>
        </section>
        <aside className="mc-side" aria-label={words.side.label}>
          <McMessages />
        </aside>
      </>
    );
  return (
    <>
      <Script page={page} prompter={prompter} />
      <McSidebar
        running={prompter.running}
        on={prompter.on}
        follow={prompter.follow}
        starting={prompter.starting}
        page={page}
        rounds={prompter.rounds}
        coming={prompter.coming}
        deckMessages={prompter.deckMessages}
        choose={prompter.choose}
      />
      <FloorFooter page={page} prompter={prompter} startedAt={prompter.on?.now.startedAt} />
      {prompter.starting.dialog}
    </>
  );
}

/** The text of a page, after the facts that the MC needs first. */
function Script({ page, prompter }: { readonly page: PrompterPage; readonly prompter: Prompter }) {
  const words = useWords(mcWords);
  const { pages, shown, here, coming, deckMessages, look, blocked, problem } = prompter;
  return (
    <section className="mc-prompter" aria-label={words.script} aria-live="off">
      <LookAhead page={page} prompter={prompter} />
      {page.kind === 'heat' && coming !== undefined ? (
        <MissingOnDeck
          coming={coming}
          deckMessages={deckMessages}
          show={() => look(pages.findIndex(({ kind }) => kind === 'missing'))}
        />
      ) : null}
      {page.kind === 'coming' ? <p className="mc-when second">{words.floor.next}</p> : null}
      <SpokenScript
        key={`${buildRoundKey(page.at)} ${here} ${shown}`}
        lines={writeScript(page)}
        missing={findMissingCouples(page.at)}
      />
      {blocked === undefined ? null : <NoteBox tone="warn">{blocked}</NoteBox>}
      <ProblemNote>{problem}</ProblemNote>
    </section>
  );
}

/** Shown when the page is not the heat on the floor: names the current heat, with a button back to it. */
function LookAhead({ page, prompter }: { readonly page: PrompterPage; readonly prompter: Prompter }) {
  const words = useWords(mcWords);
  const named = useWords(termsWords);
  const { pages, shown, here, look } = prompter;
  const live = pages[here];
  if (live?.kind !== 'heat' || shown === here || page.kind !== 'heat') return null;
  const title = formatPageTitle(live, words, named);
  return (
    <p className="mc-ahead">
      <NoteBox
        tone="info"
        action={
          <Button size="small" onClick={() => look(here)}>
            {words.floor.showLive}
          </Button>
        }
      >
        {shown > here ? words.floor.ahead(title) : words.floor.behind(title)}
      </NoteBox>
    </p>
  );
}
