import type { EventDance } from '../../domain/event/dances.ts';
import { asWritten } from '../../domain/event/asWritten.ts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Say } from '../parts/page/Say.tsx';
import type { DeskProps } from './deskProps.ts';
import { numbersOn, type DeskSheet } from '../staff/round/deskSheets.ts';
import { SheetDialog } from './SheetDialog.tsx';
import { sheetStateOf, type SheetStateWord } from './sheetState.ts';
import type { Chairman } from './useChairman.ts';

function StateOfSheet({ state, marks }: { readonly state: SheetStateWord; readonly marks: number }) {
  if (state === 'missing') return <span className="second">missing</span>;
  if (state === 'on device') return <span className="second">on device, {marks}</span>;
  if (state === 'sent') return <Say tone="ok">sent, {marks}</Say>;
  if (state === 'paper')
    return (
      <Say tone="info" icon={<FileText size={16} strokeWidth={1.6} aria-hidden />}>
        paper, {marks}
      </Say>
    );
  return (
    <Say tone="warn">
      {state === 'accepted' ? 'short, accepted' : state}, {marks}
    </Say>
  );
}

/** Every sheet of the round, judges by dances: how far each is, and which of them is opened. */
export function SheetMatrix(props: DeskProps & { readonly chairman: Chairman }) {
  const { event, round, desk } = props;
  const [open, setOpen] = useState<Pick<DeskSheet, 'judge' | 'dance'>>();
  const holding = [...new Set(desk.missing.map(({ judge }) => judge))];
  const sheetAt = (judge: string, dance: EventDance): DeskSheet | undefined =>
    desk.sheets.find((one) => one.judge === judge && one.dance === dance);
  const opened = open === undefined ? undefined : sheetAt(open.judge, open.dance);
  return (
    <section className="sheet-matrix" aria-label="All sheets">
      <table>
        <caption className="spoken">Sheets by judge and dance</caption>
        <thead>
          <tr>
            <th scope="col">Judge</th>
            {event.dances.map((dance) => (
              <th key={asWritten(dance)} scope="col">
                {asWritten(dance)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {desk.judges.map((judge) => (
            <tr key={judge}>
              <th scope="row" className="desk-judge">
                {judge}
              </th>
              {event.dances.map((dance) => {
                const one = sheetAt(judge, dance);
                return (
                  <td key={asWritten(dance)}>
                    {one === undefined ? (
                      <span className="spoken">another judge</span>
                    ) : (
                      <button type="button" onClick={() => setOpen({ judge, dance })}>
                        <span className="spoken">
                          Judge {judge}, {asWritten(dance)}:{' '}
                        </span>
                        <StateOfSheet
                          state={sheetStateOf(one, round, desk.couples.length)}
                          marks={numbersOn(one.card).length}
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
      {holding.length > 0 && round.state === 'running' && (
        <p className="second">
          {holding.map((judge) => `Judge ${judge}`).join(', ')} still{' '}
          {holding.length === 1 ? 'holds' : 'hold'}{' '}
          {desk.missing.length === 1 ? 'a sheet' : `${desk.missing.length} sheets`}.
        </p>
      )}
      {opened === undefined ? null : (
        <SheetDialog
          key={`${opened.judge}/${asWritten(opened.dance)}`}
          {...props}
          sheet={opened}
          onDone={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
