import { useState, type ReactNode } from 'react';
import type { EventKey } from '../../../domain/ids.ts';
import type { ReleaseTime } from '../../../domain/round/release.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { publishedWords } from '../../kit/words/english/published.ts';
import { releaseWords } from '../../kit/words/english/release.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { FinalRow } from './FinalRow.tsx';
import type { PostedFinal } from './postedFinals.ts';
import type { BatchAction } from './batchAction.ts';
import { useBatchAction, type SkippedFinal, type SkipReason } from './useBatchAction.ts';

interface Props {
  readonly finals: readonly PostedFinal[];
  readonly what: BatchAction;
  readonly usual: ReleaseTime;
  readonly mayRelease: boolean;
  readonly heading: string;
  readonly children?: ReactNode;
}

function describeSkipped(why: SkipReason, words: typeof publishedWords.english, offline: string): string {
  switch (why.kind) {
    case 'changed':
      return words.changedMeanwhile;
    case 'offline':
      return offline;
    case 'refused':
      return why.reason;
    default:
      return unreachable(why);
  }
}

const NOBODY: ReadonlySet<EventKey> = new Set();

/** Posted finals of one kind: each on its own, or the selected ones after one question that names them. */
export function FinalsBatch({ finals, what, usual, mayRelease, heading, children }: Props) {
  const words = useWords(publishedWords);
  const { offline, undo } = useWords(releaseWords);
  const { eventName } = useWords(termsWords);
  const connection = useConnection(useStore().staff);
  const { busy, runBatch, undoBatch } = useBatchAction(what, usual);
  const toast = useToast();
  const [ticked, setTicked] = useState(NOBODY);
  const [asked, setAsked] = useState<readonly PostedFinal[]>();
  const [left, setLeft] = useState<readonly SkippedFinal[]>([]);
  const chosen = finals.filter(({ event }) => ticked.has(event.key));
  // Once the awards are over, all finals are released without being selected.
  const meant = chosen.length === 0 && what === 'release' ? finals : chosen;
  const verb = words.together[what](meant.length, finals.length);

  const tick = (key: EventKey): void => {
    const now = new Set(ticked);
    if (!now.delete(key)) now.add(key);
    setTicked(now);
  };
  const act = async (): Promise<void> => {
    const { done, skipped: not } = await runBatch(asked ?? []);
    setAsked(undefined);
    setTicked(NOBODY);
    setLeft(not);
    if (done.length > 0)
      toast({
        words: words.doneTogether[what](done.length),
        undo: () => void undoBatch(done),
        undoWord: undo,
      });
  };
  return (
    <section aria-label={heading}>
      <div className="published-head">
        {/* An empty list is described below. */}
        {finals.length === 0 && what === 'release' ? null : <h2>{heading}</h2>}
        {mayRelease && (chosen.length > 0 || (what === 'release' && finals.length > 1)) ? (
          <Button
            look={what === 'release' ? 'main' : 'border'}
            busy={busy}
            blocked={connection.state === 'live' ? undefined : offline}
            onClick={() => setAsked(meant)}
          >
            {verb}
          </Button>
        ) : null}
      </div>
      {children}
      <ul className="published-finals">
        {finals.map((one) => (
          <FinalRow
            key={one.event.key}
            {...one}
            usual={usual}
            mayRelease={mayRelease}
            tick={
              mayRelease && (finals.length > 1 || what === 'hold')
                ? { on: ticked.has(one.event.key), change: () => tick(one.event.key) }
                : undefined
            }
          />
        ))}
      </ul>
      <output>
        {left.length === 0 ? null : (
          <NoteBox tone="warn">
            {words.leftOut[what]}
            {left.map(({ one, why }) => (
              <span key={one.event.key} className="published-left">
                <b>{eventName(one.event)}</b> {describeSkipped(why, words, offline)}
              </span>
            ))}
          </NoteBox>
        )}
      </output>
      <Dialog
        open={asked !== undefined}
        question={words.sureTogether[what](asked?.length ?? 0)}
        verb={words.together[what](asked?.length ?? 0, finals.length)}
        busy={busy}
        onSubmit={() => void act()}
        onClose={() => setAsked(undefined)}
      >
        {what === 'release' ? words.sureMeans : words.sureHolds}
        <ul className="published-named">
          {(asked ?? []).map(({ event }) => (
            <li key={event.key}>{eventName(event)}</li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}
