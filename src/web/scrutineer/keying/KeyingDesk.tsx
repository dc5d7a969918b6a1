import { asWritten } from '../../../domain/event/asWritten.ts';
import { useState } from 'react';
import { isFinal } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import { chosenFor, FRESH, typed, type Keying } from '../../../domain/keying/keying.ts';
import type { PaperSheet } from '../../../domain/keying/paperSheet.ts';
import { sheetKeyed } from '../../../store/sheets/sheetChanges.ts';
import { Button } from '../../parts/button/Button.tsx';
import { EmptyState } from '../../parts/note/EmptyState.tsx';
import { Note } from '../../parts/note/Note.tsx';
import { PillChoice } from '../../parts/pill/PillChoice.tsx';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import type { DeskProps } from '../deskProps.ts';
import type { DeskSheet } from '../../staff/round/deskSheets.ts';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { ReadBack } from './ReadBack.tsx';
import { SettleSheet } from './SettleSheet.tsx';
import { TypeSheet, type Layout } from './TypeSheet.tsx';
import './keying.css';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'desk'> {
  readonly actions: RoundActions;
  /** Whose paper is in the hand; without it the desk asks. */
  readonly judge: JudgeKey | undefined;
  readonly onLeave: () => void;
}

/** Paper is keyed by the keyboard alone: judge, dance after dance, each sheet typed twice and read back. */
export function KeyingDesk({ event, round, desk, actions, judge: asked, onLeave }: Props) {
  const [judge, setJudge] = useState(asked);
  const [layout, setLayout] = useState<Layout>('in order');
  const sheet = desk.missing.find((one) => one.judge === judge);
  const judges = [...new Set(desk.missing.map((one) => one.judge))];
  useKeys({ Escape: onLeave });

  return (
    <section className="desk keying" aria-label="Keying paper">
      <div className="keying-head">
        <h2 className="desk-title">
          {sheet === undefined ? 'Key a paper sheet' : `Judge ${sheet.judge}, ${asWritten(sheet.dance)}`}{' '}
          <small>
            {event.name}, {round.name}
          </small>
        </h2>
        <Button look="plain" size="small" kbd="Esc" onClick={onLeave}>
          Back to the desk
        </Button>
      </div>
      {actions.problem !== undefined && (
        <Note tone="stop" spoken="at once">
          {actions.problem}
        </Note>
      )}
      {sheet === undefined ? (
        <WhosePaper judges={judges} onChoose={setJudge} />
      ) : (
        <>
          {isFinal(round) && (
            <PillChoice
              label="The paper has"
              options={[
                { value: 'in order', words: 'couples in order of place' },
                { value: 'places', words: 'a place beside each number' },
              ]}
              value={layout}
              onChange={setLayout}
            />
          )}
          <OneSheet
            key={`${sheet.judge}/${asWritten(sheet.dance)}/${layout}`}
            sheet={paperOf(sheet, desk.couples, isFinal(round) ? undefined : round.recallSize)}
            layout={layout}
            onLeave={onLeave}
            busy={actions.busy}
            onKeep={(marks) =>
              void actions.perform(
                (by) => [
                  sheetKeyed(
                    by,
                    { event: event.key, round: round.number, judge: sheet.judge, dance: sheet.dance },
                    marks,
                  ),
                ],
                `Judge ${sheet.judge}, ${asWritten(sheet.dance)}: keyed from paper`,
              )
            }
          />
        </>
      )}
    </section>
  );
}

const paperOf = (
  { judge, dance }: DeskSheet,
  couples: PaperSheet['couples'],
  recall: number | undefined,
): PaperSheet => ({
  judge,
  dance,
  kind: recall === undefined ? 'final' : 'recall',
  couples,
  wanted: Math.min(recall ?? couples.length, couples.length),
});

function WhosePaper({
  judges,
  onChoose,
}: {
  readonly judges: readonly JudgeKey[];
  readonly onChoose: (judge: JudgeKey) => void;
}) {
  useKeys(Object.fromEntries(judges.map((judge) => [judge, () => onChoose(judge)])));
  if (judges.length === 0)
    return (
      <EmptyState more="A sheet that is in is given back first.">No sheet of this round is open.</EmptyState>
    );
  return (
    <>
      <p className="second">Whose paper is it?</p>
      <ul className="keying-judges">
        {judges.map((judge) => (
          <li key={judge}>
            <Button kbd={judge} onClick={() => onChoose(judge)}>
              Judge {judge}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const STEP = {
  first: 'Type it.',
  second: 'Type it again from the paper. What was typed before is hidden.',
  settle: 'Settle what differs.',
  'read back': 'Read it back.',
} as const satisfies Record<Keying['kind'], string>;

function OneSheet({
  sheet,
  layout,
  onLeave,
  busy,
  onKeep,
}: {
  readonly sheet: PaperSheet;
  readonly layout: Layout;
  readonly onLeave: () => void;
  readonly busy: boolean;
  readonly onKeep: (marks: PaperSheet['couples']) => void;
}) {
  const [keying, setKeying] = useState<Keying>(FRESH);
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <output className="keying-step">{STEP[keying.kind]}</output>
      {(keying.kind === 'first' || keying.kind === 'second') && (
        <TypeSheet
          key={keying.kind}
          sheet={sheet}
          layout={layout}
          onLeave={onLeave}
          onTyped={(marks) => setKeying(typed(sheet, keying, marks))}
        />
      )}
      {keying.kind === 'settle' && (
        <SettleSheet
          sheet={sheet}
          keying={keying}
          problem={problem}
          onChoose={(couple, typing) => {
            const next = chosenFor(sheet, keying, couple, typing);
            setProblem(next.ok ? undefined : next.problem);
            // What was chosen gives no sheet: all of it is looked at again.
            setKeying(next.ok ? next.value : { ...keying, chosen: new Map() });
          }}
        />
      )}
      {keying.kind === 'read back' && (
        <ReadBack
          sheet={sheet}
          marks={keying.marks}
          busy={busy}
          onKeep={() => onKeep(keying.marks)}
          onAgain={() => setKeying(FRESH)}
        />
      )}
    </>
  );
}
