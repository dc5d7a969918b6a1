import { useState } from 'react';
import type { ScheduledRound } from '../../domain/round/day.ts';
import type { ChangeRequest } from '../../store/sheets/changeRequests.ts';
import { changeRefused } from '../../store/sheets/sheetChanges.ts';
import { sheetReopened } from '../../store/sheets/sheetChanges.ts';
import { useDecisions } from '../staff/journal/useDecisions.ts';
import { Button } from '../parts/button/Button.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { Kept } from './Kept.tsx';
import { ReasonDialog } from '../staff/reason/ReasonDialog.tsx';

export interface ChangeAskedProps {
  readonly at: ScheduledRound;
  readonly asked: ChangeRequest;
}

/** A judge who asks to have a sent sheet back: it is opened for that judge alone, or stays as it was sent; with a reason each way. */
export function ChangeAsked({ at: { event, round }, asked }: ChangeAskedProps) {
  const { judge, dance } = asked;
  const { busy, problem, perform: act, isKept } = useDecisions('chairman');
  const [opening, setOpening] = useState<boolean>();
  const toast = useToast();
  const place = { event: asked.event, round: asked.round, judge, dance };
  const answer = async (opens: boolean, why: string): Promise<void> => {
    const done = await act((by) => [opens ? sheetReopened(by, place, why) : changeRefused(by, place, why)]);
    if (!done) return;
    setOpening(undefined);
    toast({
      words: opens ? `${dance} is open again for judge ${judge}` : `Judge ${judge}’s ${dance} stays as sent`,
    });
  };
  const isAnswered = isKept(
    (line) =>
      (line.kind === 'sheet reopened' || line.kind === 'change refused') &&
      line.event === asked.event &&
      line.round === asked.round &&
      line.judge === judge &&
      line.dance === dance,
  );
  return (
    <li className="chairman-question">
      <p className="second">
        {event.name}, {round.name}
      </p>
      <h3>
        Judge {judge} asks to change the sheet of {dance}.
      </h3>
      {isAnswered ? <Kept /> : null}
      <div className="chairman-answers" hidden={isAnswered}>
        <Button
          size="tall"
          look="ink"
          blocked={round.state === 'running' ? undefined : 'The marking is closed'}
          onClick={() => setOpening(true)}
        >
          Open it again
        </Button>
        <Button size="tall" look="plain" onClick={() => setOpening(false)}>
          Leave it as sent
        </Button>
      </div>
      {opening === undefined ? null : (
        <ReasonDialog
          question={opening ? `Open ${dance} again for judge ${judge}?` : 'Leave the sheet as it was sent?'}
          verb={opening ? 'Open it again' : 'Leave it as sent'}
          keepVerb="Decide later"
          look={opening ? 'ink' : 'stop'}
          needed
          busy={busy}
          problem={problem}
          onConfirm={(why) => void answer(opening, why)}
          onKeep={() => setOpening(undefined)}
        >
          {opening
            ? 'What was marked stays until the judge changes it; until it is sent again the sheet is not in.'
            : 'The judge is told, and the marks count as they were sent.'}
        </ReasonDialog>
      )}
    </li>
  );
}
