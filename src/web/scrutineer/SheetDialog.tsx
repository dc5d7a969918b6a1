import { askedFor } from '../../domain/competition.ts';
import { asWritten } from '../../domain/event/asWritten.ts';
import { useState } from 'react';
import { isFinal } from '../../domain/competition.ts';
import { acceptShort } from '../../domain/floor/shortSheet.ts';
import { askForShortSheet } from '../../store/results/approvalWrites.ts';
import { markingReopened } from '../../store/rounds/marking.ts';
import { sheetReopened, shortAccepted } from '../../store/sheets/sheetChanges.ts';
import { ReasonDialog } from '../staff/reason/ReasonDialog.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import type { DeskProps } from './deskProps.ts';
import { numbersOn, type DeskSheet } from '../staff/round/deskSheets.ts';
import { sheetStateOf } from './sheetState.ts';
import type { Chairman } from './useChairman.ts';

interface Props extends DeskProps {
  readonly chairman: Chairman;
  readonly sheet: DeskSheet;
  readonly onDone: () => void;
}

/** One sheet: what is on it, and what can be done with it. */
export function SheetDialog({ event, round, desk, actions, chairman, sheet, onKeyPaper, onDone }: Props) {
  const [saying, setSaying] = useState<'reopen' | 'accept'>();
  const { judge, dance, card } = sheet;
  const marks = numbersOn(card);
  const place = { event: event.key, round: round.number, judge, dance };
  const state = sheetStateOf(sheet, round, desk.couples.length);
  const asked = askedFor(round, desk.couples.length);
  const marking = round.state === 'running' || round.state === 'marked';
  const { approval } = chairman;
  const mayCount =
    approval.kind === 'answered' &&
    approval.decided.verdict === 'approved' &&
    approval.asked?.what === 'short sheet' &&
    approval.asked.judge === judge &&
    approval.asked.dance === dance;

  if (saying === 'reopen')
    return (
      <ReasonDialog
        question={`Give the ${asWritten(dance)} sheet back to Judge ${judge}?`}
        verb="Give it back"
        look="stop"
        needed
        busy={actions.busy}
        problem={undefined}
        onSubmit={(why) => {
          void actions.perform(
            (by) => [
              sheetReopened(by, place, why),
              // A judge can only mark in a round that runs.
              ...(round.state === 'marked' ? [markingReopened(by, event, round, why)] : []),
            ],
            `Judge ${judge} has the ${asWritten(dance)} sheet back`,
          );
          onDone();
        }}
        onClose={onDone}
      />
    );
  if (saying === 'accept')
    return (
      <ReasonDialog
        question={`Let ${marks.length} of ${asked} marks of Judge ${judge} count?`}
        verb="Let it count"
        needed
        busy={actions.busy}
        problem={undefined}
        onSubmit={(why) => {
          const short = acceptShort(desk.couples, { judge, dance, recalled: marks }, asked, why);
          if (short.ok)
            void actions.perform(
              (by) => [shortAccepted(by, place, { marks: marks.length, asked, why: short.value.why })],
              `The short sheet of Judge ${judge} counts`,
            );
          onDone();
        }}
        onClose={onDone}
      />
    );
  return (
    <Dialog open question={`Judge ${judge}, ${asWritten(dance)}`} closeVerb="Close" onClose={onDone}>
      <p className="second">
        {state === 'accepted' ? 'short, accepted' : state}, {marks.length}{' '}
        {isFinal(round) ? `of ${desk.couples.length} couples placed` : `of ${asked} marks`}
        {sheet.sheet?.state === 'paper' && state !== 'paper' ? ', keyed from paper' : ''}
        {sheet.sheet?.reason === undefined ? '' : `: ${sheet.sheet.reason}`}
      </p>
      {marks.length > 0 && (
        <ol className="keying-typed" aria-label="On the sheet">
          {marks.map((couple) => (
            <li key={couple}>
              <NumberCard number={couple} />
            </li>
          ))}
        </ol>
      )}
      {marking && (
        <p className="row">
          {sheet.seat !== 'in' && (
            <Button
              onClick={() => {
                onDone();
                onKeyPaper(judge);
              }}
            >
              Key it from paper
            </Button>
          )}
          {state === 'short' && !isFinal(round) && !mayCount && (
            <Button
              onClick={() => {
                chairman.ask((at, who) =>
                  askForShortSheet(at, who, { judge, dance, by: asked - marks.length }, ''),
                );
                onDone();
              }}
            >
              Ask the chairman
            </Button>
          )}
          {state === 'short' && mayCount && (
            <Button look="main" onClick={() => setSaying('accept')}>
              Let it count
            </Button>
          )}
          {sheet.seat === 'in' && (
            <Button onClick={() => setSaying('reopen')}>Give it back to the judge</Button>
          )}
        </p>
      )}
    </Dialog>
  );
}
