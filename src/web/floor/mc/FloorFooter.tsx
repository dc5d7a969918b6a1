import { Button } from '../../kit/parts/button/Button.tsx';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { McFooter, MusicTime } from './McFooter.tsx';
import { formatPageTitle } from './pageTitle.ts';
import type { PrompterPage } from './prompter.ts';
import type { Prompter } from './usePrompter.ts';

export interface FloorFooterProps {
  readonly page: PrompterPage;
  readonly prompter: Prompter;
  /** The time at which the music of the heat on the floor was started, on the server's clock. */
  readonly startedAt: number | undefined;
}

/** The buttons below a page: back, on or start, and the music or a look ahead. */
export function FloorFooter({ page, prompter, startedAt }: FloorFooterProps) {
  const words = useWords(mcWords).floor;
  const { pages, shown, isLive, look, start } = prompter;
  return (
    <McFooter>
      {isLive ? <MusicTime startedAt={startedAt} /> : null}
      <Button
        size="tall"
        kbd="←"
        blocked={shown === 0 ? words.firstPage : undefined}
        onClick={() => look(shown - 1)}
      >
        {words.back}
      </Button>
      <MainVerb page={page} prompter={prompter} />
      {isLive ? (
        <Button size="tall" kbd="T" onClick={() => start?.()}>
          {startedAt === undefined ? words.startMusic : words.restartMusic}
        </Button>
      ) : (
        <Button
          size="tall"
          kbd="→"
          blocked={shown === pages.length - 1 ? words.lastPage : undefined}
          onClick={() => look(shown + 1)}
        >
          {words.forward}
        </Button>
      )}
    </McFooter>
  );
}

/** The main action: start the coming round, or call the next page. */
function MainVerb({ page, prompter }: Pick<FloorFooterProps, 'page' | 'prompter'>) {
  const words = useWords(mcWords);
  const named = useWords(termsWords);
  const { next, advance, start, blocked, busy } = prompter;
  if (page.kind === 'coming')
    return (
      <Button
        look="main"
        size="tall"
        className="mc-main"
        kbd="T"
        busy={busy}
        busyWord={words.floor.starting}
        blocked={blocked === undefined ? undefined : words.floor.cannotStart}
        onClick={() => start?.()}
      >
        {words.floor.start(named.roundInSentence(page.at.round.name))}
      </Button>
    );
  return (
    <Button
      look="main"
      size="tall"
      className="mc-main"
      kbd="Space"
      blocked={next === undefined ? words.floor.nothingNext : undefined}
      onClick={() => advance?.()}
    >
      {next === undefined ? null : words.floor.goOn(formatPageTitle(next, words, named))}
    </Button>
  );
}
