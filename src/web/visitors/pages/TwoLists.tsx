import type { Competition } from '../../../store/competition/competition.ts';
import { People } from './People.tsx';

/** Who runs it, and who judges. */
export default function TwoLists({ organizers, officials }: Pick<Competition, 'organizers' | 'officials'>) {
  return (
    <>
      <People kind="organizers" people={organizers} />
      <People kind="officials" people={officials} />
    </>
  );
}
