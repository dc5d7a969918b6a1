import { Suspense } from 'react';
import type { Competition } from '../../../store/competition/competition.ts';
import { orNothing } from '../../kit/lazy/whenAskedFor.ts';

// Below everything else: nobody waits for it.
const TwoLists = orNothing(() => import('./TwoLists.tsx'));

/** The people of a competition. Until they are there their place is kept, below the window as a rule. */
export function WhoIsWho({ organizers, officials }: Pick<Competition, 'organizers' | 'officials'>) {
  if (organizers.length + officials.length === 0) return null;
  return (
    <Suspense fallback={<div className="people-coming" />}>
      <TwoLists organizers={organizers} officials={officials} />
    </Suspense>
  );
}
