import { Button } from '../../kit/parts/button/Button.tsx';
import { mc } from '../../kit/words/english/mc.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { Foot, MusicTime } from './Foot.tsx';
import { pageTitle } from './pageTitle.ts';
import type { PrompterPage } from './prompter.ts';
import type { Prompter } from './usePrompter.ts';

export interface FloorFootProps {
  readonly page: PrompterPage;
  readonly prompter: Prompter;
  /** The time at which the music of the heat on the floor was started, on the server's clock. */
  readonly startedAt: number | undefined;
}

/** The buttons below a page: back, on or start, and the music or a look ahead. */
export function FloorFoot({ page, prompter, startedAt }: FloorFootProps) {
  const words = useWords(mc).floor;
  const { pages, shown, isLive, look, start } = prompter;
  return (
    <Foot>
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
    </Foot>
  );
}

/** The main action: start the coming round, or call the next page. */
function MainVerb({ page, prompter }: Pick<FloorFootProps, 'page' | 'prompter'>) {
  const words = useWords(mc);
  const named = useWords(terms);
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
      {next === undefined ? null : words.floor.goOn(pageTitle(next, words, named))}
    </Button>
  );
}
