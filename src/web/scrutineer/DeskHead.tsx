import { asWritten } from '../../domain/event/asWritten.ts';
import { FileText } from 'lucide-react';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';
import { Say } from '../parts/page/Say.tsx';
import { Seats } from '../parts/marks/Seats.tsx';
import { LateMarks } from './LateMarks.tsx';
import { SheetMatrix } from './SheetMatrix.tsx';
import type { Chairman } from './useChairman.ts';
import type { DeskProps } from './deskProps.ts';
import { numbersOn, type DeskSheet } from '../staff/round/deskSheets.ts';

/** Which round this is, whose sheets are in, and what is wrong with any of them. */
export function DeskHead(props: DeskProps & { readonly asked: string; readonly chairman: Chairman }) {
  const { event, round, desk, back, asked, sheetsShown, onSheets } = props;
  const marks = desk.sheets.reduce((sum, { card }) => sum + numbersOn(card).length, 0);
  return (
    <>
      {back}
      <h2 className="desk-title">
        {event.name}{' '}
        <small>
          {round.name}, {desk.couples.length} couples{asked}
        </small>
      </h2>
      {round.state === 'initialized' ? (
        <p className="desk-sheets">
          <RoundStateMark state={round.state} />
          <span className="second">The sheets open for {desk.judges.join(', ')} when the round starts.</span>
        </p>
      ) : (
        <div className="desk-sheets">
          <b>Sheets</b>
          <ul>
            {desk.judges.map((judge) => (
              <JudgesSheets
                key={judge}
                judge={judge}
                sheets={desk.sheets.filter((one) => one.judge === judge)}
              />
            ))}
          </ul>
          <span className="push second tabular">{marks} marks</span>
          <Button size="small" look="plain" kbd="M" aria-expanded={sheetsShown} onClick={onSheets}>
            All sheets
          </Button>
        </div>
      )}
      {sheetsShown && round.state !== 'initialized' && <SheetMatrix {...props} />}
      {desk.out.size > 0 && <p className="second">Out of this round: {[...desk.out.keys()].join(', ')}.</p>}
      {(round.state === 'marked' || round.state === 'posted') && <LateMarks {...props} />}
      {desk.oddities.length > 0 && (
        <ul className="desk-oddities" aria-label="Look at these">
          {desk.oddities.map((sentence) => (
            <li key={sentence}>
              <Note tone="warn">{sentence}</Note>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function JudgesSheets({ judge, sheets }: { readonly judge: string; readonly sheets: readonly DeskSheet[] }) {
  const paper = sheets.some(({ sheet }) => sheet?.state === 'paper');
  const counts = sheets.filter(({ seat }) => seat !== 'empty').map(({ card }) => numbersOn(card).length);
  return (
    <li>
      <span className="desk-judge">{judge}</span>
      <Seats seats={sheets.map(({ dance, seat }) => ({ name: asWritten(dance), state: seat }))} />
      {counts.length > 0 && <span className="caption tabular">{counts.join(' + ')}</span>}
      {paper && (
        <Say tone="info" icon={<FileText size={16} strokeWidth={1.6} aria-hidden />}>
          paper
        </Say>
      )}
    </li>
  );
}
