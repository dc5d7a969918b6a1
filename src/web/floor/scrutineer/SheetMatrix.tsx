import { FileText } from 'lucide-react';
import { useState } from 'react';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { listMarkedNumbers, type JudgesSheet } from '../../../store/models/round/judgesSheet.ts';
import { sheetsWords } from '../../kit/words/english/sheets.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { SheetDialog } from './SheetDialog.tsx';
import { findSheetStatus, type SheetStatus } from '../../../store/models/round/sheetStanding.ts';
import type { ChairmanActions } from './useChairman.ts';

function Standing({ standing, count }: { readonly standing: SheetStatus; readonly count: number }) {
  const said = useWords(sheetsWords).standing(standing, count);
  switch (standing) {
    case 'missing':
    case 'on device':
      return <span className="second">{said}</span>;
    case 'sent':
      return <StateLabel tone="ok">{said}</StateLabel>;
    case 'paper':
      return (
        <StateLabel tone="info" icon={<FileText size={16} strokeWidth={1.6} aria-hidden />}>
          {said}
        </StateLabel>
      );
    case 'reopened':
    case 'short':
    case 'long':
    case 'accepted':
    case 'wants to change':
      return <StateLabel tone="warn">{said}</StateLabel>;
    default:
      return unreachable(standing);
  }
}

/** All sheets of the round, judges by dances: their progress, and buttons to open them. */
export function SheetMatrix(props: DeskProps & { readonly chairman: ChairmanActions }) {
  const { event, round, sheets } = props;
  const words = useWords(sheetsWords);
  const { danceName } = useWords(termsWords);
  const [open, setOpen] = useState<Pick<JudgesSheet, 'judge' | 'dance'>>();
  const waitingOn = [...new Set(sheets.missing.map(({ judge }) => judge))];
  const sheetAt = (judge: string, dance: EventDance): JudgesSheet | undefined =>
    sheets.all.find((one) => one.judge === judge && one.dance === dance);
  const opened = open === undefined ? undefined : sheetAt(open.judge, open.dance);
  return (
    <section className="sheet-matrix" aria-label={words.all}>
      <table>
        <caption className="spoken">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.judge}</th>
            {event.dances.map((dance) => (
              <th key={toStoredTerm(dance)} scope="col">
                {danceName(dance)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheets.judges.map((judge) => (
            <tr key={judge}>
              <th scope="row" className="desk-judge">
                {judge}
              </th>
              {event.dances.map((dance) => {
                const one = sheetAt(judge, dance);
                return (
                  <td key={toStoredTerm(dance)}>
                    {one === undefined ? (
                      <span className="spoken">{words.anotherJudge}</span>
                    ) : (
                      <button type="button" onClick={() => setOpen({ judge, dance })}>
                        <span className="spoken">{words.sheet(judge, danceName(dance))}</span>
                        <Standing
                          standing={findSheetStatus(one, round, sheets.couples.length)}
                          count={listMarkedNumbers(one.marks).length}
                        />
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {waitingOn.length > 0 && round.state === 'running' && (
        <p className="second">{words.waitingOn(waitingOn)}</p>
      )}
      {opened === undefined ? null : (
        <SheetDialog
          key={`${opened.judge}/${toStoredTerm(opened.dance)}`}
          {...props}
          sheet={opened}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
