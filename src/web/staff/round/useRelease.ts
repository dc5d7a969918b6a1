import type { CompetitionEvent, FinalRound } from '../../../domain/competition.ts';
import { findReleaseStep, type ReleaseTime, type ReleaseStep } from '../../../domain/round/release.ts';
import { releasePlacings, undoRelease } from '../../../store/results/release.ts';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { releaseWords } from '../../kit/words/english/release.ts';
import { useWords } from '../../kit/words/language.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import type { Office } from '../journal/useJournal.ts';
import { useDecisions } from '../journal/useDecisions.ts';

export interface ReleaseControl {
  /** The possible step; undefined if the places are published with the posting, or that is not known. */
  readonly step: ReleaseStep | undefined;
  /** The reason it cannot be done now. */
  readonly blocked: string | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly release: () => void;
  readonly hide: () => void;
}

/**
 * Releases the places of a posted final, or hides them again. Online only: by the time a queued release is
 * sent, the result may differ from the one read out.
 */
export function useRelease(
  office: Office,
  event: CompetitionEvent,
  final: FinalRound,
  usual: ReleaseTime | undefined,
): ReleaseControl {
  const { staff } = useStore();
  const words = useWords(releaseWords);
  const { eventName } = useWords(termsWords);
  const connection = useConnection(staff);
  const { busy, problem, perform } = useDecisions(office);
  const toast = useToast();
  const name = eventName(event);
  const hide = async (): Promise<void> => {
    if (await perform((by) => [undoRelease(by, event, final)])) toast({ words: words.takenBack(name) });
  };
  const release = async (): Promise<void> => {
    if (await perform((by) => [releasePlacings(by, event, final)]))
      toast({ words: words.done(name), undo: () => void hide(), undoWord: words.undo });
  };
  return {
    step: usual === undefined ? undefined : findReleaseStep(final, usual),
    blocked: connection.state === 'live' ? undefined : words.offline,
    busy,
    problem,
    release: () => void release(),
    hide: () => void hide(),
  };
}
