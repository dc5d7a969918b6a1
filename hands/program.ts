import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveNames } from '../src/domain/floor/walkOn.ts';
import { buildFinalModel } from '../src/store/models/judge/finalModel.ts';
import { buildJudgeModel } from '../src/store/models/judge/judgeModel.ts';
import { buildRecallModel } from '../src/store/models/judge/recallModel.ts';
import { releaseWaitingFinals } from '../src/web/office/published/postedFinals.ts';
import { computeFinal } from '../src/store/models/round/finalCount.ts';
import { resolveApproval } from '../src/store/results/approvals.ts';
import { startChanges, undoStart } from '../src/store/floor/undoStart.ts';
import { buildRoundModel } from '../src/store/models/round/roundModel.ts';
import { buildLineUpModel } from '../src/store/models/deck/lineUpModel.ts';
import { calculateTimes } from '../src/domain/schedule/times/times.ts';
import { findCurrentCut } from '../src/store/models/round/currentCut.ts';
import { gatherSheets } from '../src/store/models/round/roundSheets.ts';

/** The parts of the product that a seeded bug can replace. */
export interface Program {
  /** The server's access rules. */
  readonly rules: string;
  readonly judgeModel: typeof buildJudgeModel;
  readonly recallModel: typeof buildRecallModel;
  readonly finalModel: typeof buildFinalModel;
  readonly lineUpModel: typeof buildLineUpModel;
  readonly cutNow: typeof findCurrentCut;
  readonly gatherSheets: typeof gatherSheets;
  readonly timesOf: typeof calculateTimes;
  readonly roundModel: typeof buildRoundModel;
  readonly startChanges: typeof startChanges;
  readonly startTakenBack: typeof undoStart;
  readonly approvalNow: typeof resolveApproval;
  readonly named: typeof giveNames;
  readonly allReleased: typeof releaseWaitingFinals;
  readonly computeFinal: typeof computeFinal;
}

const PRODUCT: Program = {
  rules: readFileSync(join(process.cwd(), 'database.rules.json'), 'utf8'),
  judgeModel: buildJudgeModel,
  recallModel: buildRecallModel,
  finalModel: buildFinalModel,
  lineUpModel: buildLineUpModel,
  cutNow: findCurrentCut,
  gatherSheets,
  timesOf: calculateTimes,
  roundModel: buildRoundModel,
  startChanges,
  startTakenBack: undoStart,
  approvalNow: resolveApproval,
  named: giveNames,
  allReleased: releaseWaitingFinals,
  computeFinal,
};

/** The product, with the current seeded bug if any. */
export let program: Program = PRODUCT;

/** Runs a function with a bug in the product. */
export async function withSeededBug<T>(defect: Partial<Program>, run: () => Promise<T>): Promise<T> {
  program = { ...PRODUCT, ...defect };
  try {
    return await run();
  } finally {
    program = PRODUCT;
  }
}
