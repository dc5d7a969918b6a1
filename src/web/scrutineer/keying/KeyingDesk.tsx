import { useState } from 'react';
import { asWritten } from '../../../domain/event/asWritten.ts';
import { isFinal } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { PaperSheet } from '../../../domain/keying/paperSheet.ts';
import { sheetKeyed } from '../../../store/sheets/sheetChanges.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Note } from '../../parts/note/Note.tsx';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { numbersOn, type JudgesSheet } from '../../staff/round/judgesSheet.ts';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import { keying } from '../../words/english/keying.ts';
import { terms } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import type { DeskProps } from '../deskProps.ts';
import { KeyedSheet } from './KeyedSheet.tsx';
import { WhosePaper } from './WhosePaper.tsx';
import './keying.css';
import { sheetPlace } from '../../../store/sheets/sheetAt.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets'> {
  readonly actions: RoundActions;
  /** Whose paper is in the hand; without it the desk asks. */
  readonly judge: JudgeKey | undefined;
  readonly onClose: () => void;
  /** To where a link leads that was followed from here. */
  readonly onGo: (to: string) => void;
}

/** Paper is keyed by the keyboard alone: judge, dance after dance, each sheet typed twice and read back. */
export function KeyingDesk({ event, round, sheets, actions, judge: asked, onClose, onGo }: Props) {
  const words = useWords(keying);
  const { eventName, roundInSentence, danceName } = useWords(terms);
  const [judge, setJudge] = useState(asked);
  const sheet = sheets.missing.find((one) => one.judge === judge);
  const judges = [...new Set(sheets.missing.map((one) => one.judge))];
  useKeys({ Escape: sheet === undefined ? onClose : undefined });

  return (
    <section className="desk keying" aria-label={words.label}>
      <div className="keying-head">
        <h2 className="desk-title">
          {sheet === undefined ? words.title : words.sheet(sheet.judge, danceName(sheet.dance))}{' '}
          <small>{words.ofRound(eventName(event), roundInSentence(round.name))}</small>
        </h2>
        {sheet === undefined && (
          <Button look="plain" size="small" kbd={words.escape} onClick={onClose}>
            {words.back}
          </Button>
        )}
      </div>
      {actions.problem !== undefined && (
        <Note tone="stop" spoken="at once">
          {actions.problem}
        </Note>
      )}
      {sheet === undefined ? (
        <WhosePaper judges={judges} onChoose={setJudge} />
      ) : (
        <KeyedSheet
          key={`${sheet.judge}/${asWritten(sheet.dance)}`}
          paper={sheetPlace(event, round, sheet)}
          sheet={paperOf(sheet, sheets.couples, isFinal(round) ? undefined : round.recallSize)}
          onLeave={(to) => (to === undefined ? onClose() : onGo(to))}
          busy={actions.busy}
          onSubmit={(marks) =>
            actions.perform(
              (by) => [
                sheetKeyed(
                  by,
                  sheetPlace(event, round, sheet),
                  { marks, lineUp: round.lineUp },
                  sheet.sheet?.state === 'draft' && sheet.sheet.reason !== undefined
                    ? { from: numbersOn(sheet.marks), why: sheet.sheet.reason }
                    : undefined,
                ),
              ],
              words.done(sheet.judge, danceName(sheet.dance)),
            )
          }
        />
      )}
    </section>
  );
}

const paperOf = (
  { judge, dance }: JudgesSheet,
  couples: PaperSheet['couples'],
  recall: number | undefined,
): PaperSheet => ({
  judge,
  dance,
  kind: recall === undefined ? 'final' : 'recall',
  couples,
  wanted: Math.min(recall ?? couples.length, couples.length),
});
