import type { DancedEvent } from '../../domain/dancedEvent.ts';
import type { EnteredEvent } from '../../domain/enteredEvent.ts';
import { jsonText, type JsonField, type JsonFileProblem, type Report } from './jsonText.ts';
import { readDancedEvent } from './parseResultsFile.ts';
import { isEntered, readEntered } from './readEntered.ts';

/** An event with marks, or one still to be danced. */
export type Imported =
  | { readonly kind: 'danced'; readonly event: DancedEvent }
  | { readonly kind: 'entered'; readonly event: EnteredEvent };

function readImported(root: JsonField, report: Report): Imported | undefined {
  if (isEntered(root)) {
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
  | { readonly ok: true; readonly value: Imported }
  | { readonly ok: false; readonly problems: readonly JsonFileProblem[] } {
  const { root, report, problems } = jsonText(file.replace(/^\uFEFF/, ''));
  const value = root === undefined ? undefined : readImported(root, report);
  return value === undefined || problems().length > 0
    ? { ok: false, problems: problems() }
    : { ok: true, value };
}
