import { useEffect } from 'react';
import { useParams } from 'wouter';
import { judgeKey } from '../../domain/ids.ts';
import { competition } from '../../store/paths/competition.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { useTitle } from '../app/useTitle.ts';
import { applyTheme, rememberedTheme } from '../look/theme.ts';
import { LoadingBars } from '../parts/LoadingBars.tsx';
import { AccessCode } from './AccessCode.tsx';
import { JudgeDesk } from './JudgeDesk.tsx';
import { useJudgeAccess } from './useJudgeAccess.ts';
import './judge.css';

/** The hall is dark: so is this screen, unless its owner has chosen otherwise. */
function useDarkRoom(): void {
  useEffect(() => {
    applyTheme(rememberedTheme() ?? 'dark');
    return () => applyTheme(rememberedTheme());
  }, []);
}

/**
 * For a judge with one thumb at the edge of a dark floor: the couples as numbers, how many are still to go, and one
 * button that sends. Good is when the judge looks at the floor and hardly at the phone, and no mark is ever lost.
 */
export default function JudgeScreen() {
  const { judgeid = '' } = useParams();
  useDarkRoom();
  useTitle(`Judge ${judgeid}`);
  const { device } = useStore();
  const known = useLive(device, competition);
  const key = judgeKey(judgeid);
  if (known.kind !== 'known') return <LoadingBars label="Your sheets are loading" />;
  const judge = known.value.judges.find((one) => one.key === key);
  if (judge === undefined)
    return (
      <main className="gate">
        <h1>No judge found</h1>
        <p className="second">
          There is no judge “{judgeid}” in {known.value.fullName ?? 'this competition'}. Ask for your own
          link.
        </p>
      </main>
    );
  return <JudgeWithAccess judge={judge.key} name={judge.name} competitionName={known.value.fullName ?? ''} />;
}

function JudgeWithAccess(props: {
  readonly judge: NonNullable<ReturnType<typeof judgeKey>>;
  readonly name: string;
  readonly competitionName: string;
}) {
  const { access, show } = useJudgeAccess(props.judge);
  switch (access.kind) {
    case 'asking':
      return <LoadingBars label="Your sheets are loading" />;
    case 'closed':
      return (
        <AccessCode
          name={props.name}
          competitionName={props.competitionName}
          problem={access.problem}
          onShow={show}
        />
      );
    case 'open':
      return <JudgeDesk judge={props.judge} name={props.name} />;
  }
}
