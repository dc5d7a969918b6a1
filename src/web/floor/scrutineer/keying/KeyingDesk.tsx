import { useState } from 'react';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import type { JudgeKey } from '../../../../domain/ids.ts';
import type { TypedMarks } from '../../../../domain/keying/paperSheet.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { useKeys } from '../../../staff/keyboard/useKeys.ts';
import type { JudgesSheet } from '../../../../store/models/round/judgesSheet.ts';
import type { RoundActions } from '../../../staff/round/useRoundActions.ts';
import { keyingWords } from '../../../kit/words/english/keying.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { DeskProps } from '../deskProps.ts';
import { KeyedSheet } from './KeyedSheet.tsx';
import { listJudgesToKey, keyPaper, buildPaperSheet } from '../../../../store/models/round/papers.ts';
import { useCurrentPaper } from './useCurrentPaper.ts';
import { PaperJudge } from './PaperJudge.tsx';
import './keying.css';
import { createSheetPlace } from '../../../../store/sheets/sheetAt.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets'> {
  readonly actions: RoundActions;
  /** The judge whose paper is keyed; undefined: the desk asks. */
  readonly judge: JudgeKey | undefined;
  readonly onClose: () => void;
  /** Goes to the target of a followed link. */
  readonly onGo: (to: string) => void;
}

/** Keys paper by keyboard alone: judge, dance after dance, each sheet typed twice and read back. */
export function KeyingDesk({ event, round, sheets, actions, judge: asked, onClose, onGo }: Props) {
  const words = useWords(keyingWords);
  const { eventName, roundInSentence, danceName } = useWords(termsWords);
  const toast = useToast();
  const [judge, setJudge] = useState(asked);
  const { sheet, arrived, keyed, drop } = useCurrentPaper(sheets, judge);
  const judges = listJudgesToKey(sheets);
  useKeys({ Escape: sheet === undefined ? onClose : undefined });
  const submit = (of: JudgesSheet, marks: TypedMarks, whyInstead?: string): Promise<boolean> =>
    keyed(
      actions.perform(
        (by) => [keyPaper(by, { event, round }, of, { marks, whyInstead })],
        words.done(of.judge, danceName(of.dance)),
      ),
    );

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
        <NoteBox tone="stop" spoken="at once">
          {actions.problem}
        </NoteBox>
      )}
      {sheet === undefined ? (
        <PaperJudge judges={judges} onChoose={setJudge} />
      ) : (
        <KeyedSheet
          key={`${sheet.judge}/${toStoredTerm(sheet.dance)}`}
          paper={createSheetPlace(event, round, sheet)}
          sheet={buildPaperSheet(sheet, sheets, round)}
          onClose={(to) => (to === undefined ? onClose() : onGo(to))}
          busy={actions.busy}
          arrived={arrived}
          onSubmit={(marks) => submit(sheet, marks)}
          onReplace={(marks, why) => submit(sheet, marks, why)}
          onTaken={() => {
            drop();
            toast({ words: words.arrived.taken(sheet.judge, danceName(sheet.dance)) });
          }}
        />
      )}
    </section>
  );
}
