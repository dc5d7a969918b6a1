import { unreachable } from '../../../../domain/unreachable.ts';
import { FoundPeople, type FoundPeopleProps } from './FoundPeople.tsx';
import { ResultsOf, type ResultsOfProps } from './ResultsOf.tsx';
import { TakeAlong, type TakeAlongProps } from '../../../kit/shell/TakeAlong.tsx';

type Props =
  | ({ readonly part: 'found' } & FoundPeopleProps)
  | ({ readonly part: 'of' } & ResultsOfProps)
  | ({ readonly part: 'take' } & TakeAlongProps);

/** Parts of the results that few visitors use, in one file: the search, the results of one school, the download. */
export default function BeyondTheList(props: Props) {
  switch (props.part) {
    case 'found':
      return <FoundPeople {...props} />;
    case 'of':
      return <ResultsOf {...props} />;
    case 'take':
      return <TakeAlong {...props} />;
    default:
      return unreachable(props);
  }
}
