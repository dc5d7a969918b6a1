import { Suspense } from 'react';
import type { Competition } from '../../../store/competition/competition.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';

// Lazy: at the bottom, so it can load last.
const OrganizersAndOfficials = lazyOptional(() => import('./OrganizersAndOfficials.tsx'));

/** The people of a competition. Reserves their space until they load, usually below the window. */
export function PeopleSection({ organizers, officials }: Pick<Competition, 'organizers' | 'officials'>) {
  if (organizers.length + officials.length === 0) return null;
  return (
    <Suspense fallback={<div className="people-coming" />}>
      <OrganizersAndOfficials organizers={organizers} officials={officials} />
    </Suspense>
  );
}
