import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { isFinal } from '../../../domain/competition.ts';
import { listMarkedNumbers } from '../../../store/models/round/judgesSheet.ts';
import { describeOddity } from '../../staff/round/describeOddity.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { sheetsWords } from '../../kit/words/english/sheets.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { OfflineJudges } from './OfflineJudges.tsx';
import { JudgeSheetRow } from './JudgeSheetRow.tsx';
import { LateMarks } from './LateMarks.tsx';
import { SheetMatrix } from './SheetMatrix.tsx';
import type { ChairmanActions } from './useChairman.ts';

export function RoundDeskHead(props: DeskProps & { readonly chairman: ChairmanActions }) {
  const { event, round, sheets, back, sheetsShown, onSheets } = props;
  const words = useWords(scrutineerWords).head;
  const { odd } = useWords(sheetsWords);
  const called = useWords(termsWords);
  const { eventName, roundName } = called;
  const total = sheets.all.reduce((sum, { marks }) => sum + listMarkedNumbers(marks).length, 0);
  const oddities = sheets.oddities.map((one) => describeOddity(one, odd, called));
  return (
    <>
      {back}
      <h2 className="desk-title">
        {eventName(event)}{' '}
        <small>
          {roundName(round.name)},{' '}
          {words.about(sheets.couples.length, isFinal(round) ? undefined : round.recallSize)}
        </small>
      </h2>
      {round.state === 'initialized' ? (
        <p className="desk-sheets">
          <RoundStateMark state={round.state} />
          <span className="second">{words.opensAtStart(sheets.judges)}</span>
        </p>
      ) : (
        <div className="desk-sheets">
          <b>{words.sheets}</b>
          <ul>
            {sheets.judges.map((judge) => (
              <JudgeSheetRow
                key={judge}
                judge={judge}
                sheets={sheets.all.filter((one) => one.judge === judge)}
              />
            ))}
          </ul>
          <span className="push second tabular">{words.marks(total)}</span>
          <Button size="small" look="plain" kbd="M" aria-expanded={sheetsShown} onClick={onSheets}>
            {words.allSheets}
          </Button>
        </div>
      )}
      <OfflineJudges {...props} />
      {sheetsShown && round.state !== 'initialized' && <SheetMatrix {...props} />}
      {sheets.out.size > 0 && <p className="second">{words.out([...sheets.out.keys()])}</p>}
      {(round.state === 'marked' || round.state === 'posted') && <LateMarks {...props} />}
      {oddities.length > 0 && (
        <ul className="desk-oddities" aria-label={words.check}>
          {oddities.map((sentence) => (
            <li key={sentence}>
              <NoteBox tone="warn">{sentence}</NoteBox>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
