import { useMemo } from 'react';
import { mapDefined } from '../../../domain/defined.ts';
import { judgeKey, type JudgeKey } from '../../../domain/ids.ts';
import { useChosen } from '../chosen/useChosen.ts';

/** Between two judges: no letter of one has it. */
const BETWEEN = '/';

/** Whose sheets are printed; nobody named: everybody's. */
export function useJudgesAsked(): readonly [
  only: ReadonlySet<JudgeKey>,
  ask: (only: ReadonlySet<JudgeKey>) => void,
] {
  const [address, choose] = useChosen();
  const named = address.get('judges') ?? '';
  const only = useMemo(() => new Set(mapDefined(named.split(BETWEEN), (one) => judgeKey(one))), [named]);
  return [only, (judges) => choose({ judges: [...judges].join(BETWEEN) })];
}
