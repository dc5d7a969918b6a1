import { unreachable } from '../../../../domain/unreachable.ts';
import { FoundPeople, type FoundPeopleProps } from './FoundPeople.tsx';
import { ResultsOf, type ResultsOfProps } from './ResultsOf.tsx';
import { TakeAlong, type TakeAlongProps } from '../../../kit/shell/TakeAlong.tsx';

type Props =
  | ({ readonly part: 'found' } & FoundPeopleProps)
  | ({ readonly part: 'of' } & ResultsOfProps)
  | ({ readonly part: 'take' } & TakeAlongProps);

/** What of the results few visitors ask for: whom they look for, all of one school, everything as a file. It comes as one file. */
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
