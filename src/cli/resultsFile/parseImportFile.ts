import type { DancedEvent } from '../../domain/dancedEvent.ts';
import type { EnteredEvent } from '../../domain/enteredEvent.ts';
import { parseJsonText, type JsonField, type JsonFileProblem, type ReportProblem } from './jsonText.ts';
import { readDancedEvent } from './parseResultsFile.ts';
import { isUpcomingEventFile, readEntered } from './readEntered.ts';

/** An event with marks, or one still to be danced. */
export type ImportedEvent =
  | { readonly kind: 'danced'; readonly event: DancedEvent }
  | { readonly kind: 'entered'; readonly event: EnteredEvent };

function readImported(root: JsonField, report: ReportProblem): ImportedEvent | undefined {
  if (isUpcomingEventFile(root)) {
    const event = readEntered(root, report);
    return event === undefined ? undefined : { kind: 'entered', event };
  }
  const event = readDancedEvent(root, report);
  return event === undefined ? undefined : { kind: 'danced', event };
}

/** Reads a file for `import`. All problems come with line and field. Never throws. */
export function parseImportFile(
  file: string,
):
  | { readonly ok: true; readonly value: ImportedEvent }
  | { readonly ok: false; readonly problems: readonly JsonFileProblem[] } {
  const { root, report, problems } = parseJsonText(file.replace(/^\uFEFF/, ''));
  const value = root === undefined ? undefined : readImported(root, report);
  return value === undefined || problems().length > 0
    ? { ok: false, problems: problems() }
    : { ok: true, value };
}
