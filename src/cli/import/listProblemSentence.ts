import type { ListProblem } from '../../domain/lists/listProblem.ts';
import { unreachable } from '../../domain/unreachable.ts';
import type { TableFileProblem } from '../../store/csv/fileText.ts';

export function describeListProblem(problem: ListProblem): string {
  switch (problem.kind) {
    case 'nobody':
      return 'nobody is named.';
    case 'no event':
      return 'no event is named.';
    case 'too long':
      return 'a name or a school is longer than 80 characters.';
    case 'same person':
      return 'lead and follow are the same person.';
    case 'unknown event':
      return `there is no event “${problem.text}”. Name it with --event "${problem.text}=…".`;
    case 'no number':
      return `${problem.text} is not a lead number: 1 to 9998.`;
    case 'unknown price group':
      return `${problem.text} is not a price group: newcomer, junior, student or adult.`;
    case 'no code':
      return `${problem.text} is not a code: 7 letters and digits, for one dancer.`;
    case 'several dancers':
      return `several dancers are called ${problem.text}. Add a number, a school, an email, or their key in a column “Dancer”.`;
    case 'doubtful dancer':
      return `there is a ${problem.text} from another school. If it is the same person, put their key in a column “Dancer”; if not, “new”.`;
    case 'twice':
      return `the same as line ${problem.line}.`;
    case 'dances already':
      return `${problem.name} is already in this event, with ${problem.partner}.`;
    case 'number taken':
      return `${problem.by} has the number ${problem.number}.`;
    case 'other number':
      return `${problem.name} has the number ${problem.number}.`;
    case 'other couple':
      return `this key belongs to ${problem.names}.`;
    case 'other dancer':
      return `this key belongs to ${problem.name}.`;
    case 'signed':
      return 'this couple’s result is signed. Ask the chairman to remove the signature first; to fix only a name, correct it under Competitors with a reason.';
    default:
      return unreachable(problem);
  }
}

/** The reason a file is not a table, as a sentence for the terminal. */
export const FILE_PROBLEMS: Readonly<Record<TableFileProblem, string>> = {
  'too large': 'The file is larger than 4 MB, too large for a list.',
  empty: 'The file is empty.',
  spreadsheet: 'The file is a workbook: save it as CSV.',
  'web page': 'The file is a web page, not CSV.',
  'no text': 'The file is not text.',
};
