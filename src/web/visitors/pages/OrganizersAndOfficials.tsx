import type { Competition } from '../../../store/competition/competition.ts';
import { PeopleList } from './PeopleList.tsx';

/** Organizers and officials. */
export default function OrganizersAndOfficials({
  organizers,
  officials,
}: Pick<Competition, 'organizers' | 'officials'>) {
  return (
    <>
      <PeopleList kind="organizers" people={organizers} />
      <PeopleList kind="officials" people={officials} />
    </>
  );
}
