import { unreachable } from '../../../../domain/unreachable.ts';
import { FoundPeople, type FoundPeopleProps } from './FoundPeople.tsx';
import { AllResults, type AllResultsProps } from './AllResults.tsx';
import {
  DownloadResultsButton,
  type DownloadResultsButtonProps,
} from '../../../kit/shell/DownloadResultsButton.tsx';

type Props =
  | ({ readonly part: 'found' } & FoundPeopleProps)
  | ({ readonly part: 'of' } & AllResultsProps)
  | ({ readonly part: 'take' } & DownloadResultsButtonProps);

/** Parts of the results that few visitors use, in one file: the search, the results of one school, the download. */
export default function ResultsSearch(props: Props) {
  switch (props.part) {
    case 'found':
      return <FoundPeople {...props} />;
    case 'of':
      return <AllResults {...props} />;
    case 'take':
      return <DownloadResultsButton {...props} />;
    default:
      return unreachable(props);
  }
}
