import { useState } from 'react';
import type { JudgeKey } from '../../../../domain/ids.ts';
import type { TypedMarks } from '../../../../domain/keying/paperSheet.ts';
import { listMarkedNumbers, type JudgesSheet } from '../../../../store/models/round/judgesSheet.ts';
import type { RoundSheets } from '../../../../store/models/round/roundSheets.ts';
import { findPaperToKey } from '../../../../store/models/round/papers.ts';

/** A sheet received from elsewhere while its paper is keyed. */
export interface ArrivedSheet {
  readonly from: 'phone' | 'other desk';
  readonly marks: TypedMarks;
}

interface PaperInHand {
  /** The sheet whose paper is keyed; undefined: the desk asks. */
  readonly sheet: JudgesSheet | undefined;
  readonly arrived: ArrivedSheet | undefined;
  /** Waits until the server has the paper's marks, then takes the next paper of this judge. */
  readonly keyed: (isIn: Promise<boolean>) => Promise<boolean>;
  /** Drops the paper: the received sheet counts. */
  readonly drop: () => void;
}

const isSame = (a: JudgesSheet, b: JudgesSheet): boolean => a.judge === b.judge && a.dance === b.dance;

/**
 * The paper being keyed: a judge's first sheet that was not received. It stays if its sheet is received from
 * elsewhere.
 */
export function useCurrentPaper(sheets: RoundSheets, judge: JudgeKey | undefined): PaperInHand {
  const [taken, setTaken] = useState<JudgesSheet>();
  const [isSubmitted, setSubmitted] = useState(false);
  const next = findPaperToKey(sheets, judge);
  const inHand = taken === undefined ? undefined : sheets.all.find((one) => isSame(one, taken));
  if (inHand === undefined && next !== taken) setTaken(next);
  const sheet = inHand ?? next;
  const arrived =
    sheet?.sheet === undefined || sheet.seat !== 'in' || isSubmitted
      ? undefined
      : ({
          from: sheet.sheet.state === 'paper' ? 'other desk' : 'phone',
          marks: listMarkedNumbers(sheet.marks),
        } as const);
  return {
    sheet,
    arrived,
    keyed: async (done) => {
      setSubmitted(true);
      const isIn = await done;
      setSubmitted(false);
      if (isIn) setTaken(undefined);
      return isIn;
    },
    drop: () => setTaken(undefined),
  };
}
