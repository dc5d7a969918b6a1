import { useEffect, useState } from 'react';
import type { OwnSchool } from '../../../domain/registrant/schools.ts';
import { editedSchools } from '../../../store/competition/schoolList.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';

const NONE: readonly OwnSchool[] = [];

export interface SchoolChoices {
  /** The schools to choose from. */
  readonly names: readonly string[];
  /** The school's standard spelling. */
  readonly normalize: (written: string) => string;
}

/** Until the list loads, a school is kept as typed; it gets its standard spelling when sent. */
const AS_TYPED: SchoolChoices = { names: [], normalize: (written) => written };

/**
 * The well-known schools and the organizer's own. Loads after the first step, since no one starts with the
 * school.
 */
export function useSchools(): SchoolChoices {
  const { device } = useStore();
  const saved = valueOr(useLive(device, editedSchools.path), undefined);
  const own = saved?.kind === 'set' ? saved.rules : NONE;
  const [known, setKnown] = useState<typeof import('../../../domain/registrant/schools.ts')>();
  useEffect(() => {
    import('../../../domain/registrant/schools.ts').then(setKnown, () => undefined);
  }, []);
  if (known === undefined) return AS_TYPED;
  return { names: known.listSchoolNames(own), normalize: (written) => known.standardizeSchool(written, own) };
}
