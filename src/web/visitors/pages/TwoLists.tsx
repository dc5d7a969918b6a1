import type { Competition } from '../../../store/competition/competition.ts';
import { People } from './People.tsx';

/** Organizers and officials. */
export default function TwoLists({ organizers, officials }: Pick<Competition, 'organizers' | 'officials'>) {
  return (
    <>
      <People kind="organizers" people={organizers} />
      <People kind="officials" people={officials} />
    </>
  );
}
