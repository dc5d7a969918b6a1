import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import type { Judge } from '../../../domain/competition.ts';
import { parseJudgeKey } from '../../../domain/ids.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { applyTheme, readTheme } from '../../kit/look/theme.ts';
import { LoadingSheet } from './LoadingSheet.tsx';
import { JudgeDesk } from './JudgeDesk.tsx';
import { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import { useWords } from '../../kit/words/language.ts';
import { LazyAccessCode, preloadJudgeScreen, LazyUnknownJudge } from './lazyParts.tsx';
import { useJudgeAccess } from './useJudgeAccess.ts';
import { useLastKnown } from '../../kit/cache/useLastKnown.ts';
import './judge.css';

/** Uses the dark theme, because the hall is dark, unless the judge has chosen a theme. */
function useDarkRoom(): void {
  useEffect(() => {
    applyTheme(readTheme() ?? 'dark');
    return () => applyTheme(readTheme());
  }, []);
}

/** Caches the sheets for offline use, in the background. */
function useWithoutNetwork(): void {
  const { device } = useStore();
  useEffect(() => {
    void preloadJudgeScreen();
    // Offline the page must stay: lazy files are retried, and a reload might fail.
    const stay = (failed: Event): void => {
      if (device.connection.now.kind !== 'live') failed.stopImmediatePropagation();
    };
    window.addEventListener('vite:preloadError', stay, { capture: true });
    return () => window.removeEventListener('vite:preloadError', stay, { capture: true });
  }, [device]);
}

/**
 * For a judge with one thumb at the edge of a dark floor: the couples as numbers, the number still to choose, and
 * one button that sends. Goal: the judge looks at the floor and hardly at the phone, and no mark is ever lost.
 */
export default function JudgeScreen() {
  const { judge: letter = '' } = useParams();
  const words = useWords(judgeSheetWords);
  useDarkRoom();
  useWithoutNetwork();
  useTitle(words.judge(letter));
  const known = useLastKnown(competitionBasics);
  const key = parseJudgeKey(letter);
  if (known.kind !== 'known') return <LoadingSheet />;
  const judge = known.value.judges.find((one) => one.key === key);
  if (judge === undefined)
    return (
      <Suspense fallback={<LoadingSheet />}>
        <LazyUnknownJudge name={letter} competition={known.value.fullName} />
      </Suspense>
    );
  return <JudgeWithAccess judge={judge.key} name={judge.name} competitionName={known.value.fullName ?? ''} />;
}

function JudgeWithAccess(props: {
  readonly judge: Judge['key'];
  readonly name: Judge['name'];
  readonly competitionName: string;
}) {
  const words = useWords(judgeSheetWords);
  const { access, show } = useJudgeAccess(props.judge);
  const [renews, setRenews] = useState(false);
  if (access.kind === 'asking' && !renews) return <LoadingSheet />;
  if (access.kind === 'open' && !renews)
    return (
      <JudgeDesk key={props.judge} judge={props.judge} name={props.name} onRenew={() => setRenews(true)} />
    );
  return (
    <Suspense fallback={<LoadingSheet />}>
      <LazyAccessCode
        name={props.name ?? words.judge(props.judge)}
        competitionName={props.competitionName}
        problem={access.kind === 'closed' ? access.problem : undefined}
        onSubmit={async (code) => {
          // Reload, to repeat the reads that the server refused with the old code.
          if ((await show(code)) && renews) window.location.reload();
        }}
      />
    </Suspense>
  );
}
