import { useEffect, useState } from 'react';
import type { OwnSchool } from '../../../domain/registrant/schools.ts';
import { schoolList } from '../../../store/competition/schoolList.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { knownOr, useLive } from '../../kit/cache/useLive.ts';

const NONE: readonly OwnSchool[] = [];

interface Schools {
  /** What a dancer chooses from. */
  readonly names: readonly string[];
  /** The school that is meant, in its one spelling. */
  readonly meant: (written: string) => string;
}

/** Before the list is there a school is what was typed; it gets its one spelling when it is sent. */
const AS_TYPED: Schools = { names: [], meant: (written) => written };

/** The schools that everybody knows and the organizer's own. The list follows the first step: nobody types it first. */
export function useSchools(): Schools {
  const { device } = useStore();
  const saved = knownOr(useLive(device, schoolList.path), undefined);
  const own = saved?.kind === 'set' ? saved.rules : NONE;
  const [known, setKnown] = useState<typeof import('../../../domain/registrant/schools.ts')>();
  useEffect(() => {
    import('../../../domain/registrant/schools.ts').then(setKnown, () => undefined);
  }, []);
  if (known === undefined) return AS_TYPED;
  return { names: known.allSchoolNames(own), meant: (written) => known.schoolOf(written, own) };
}
