import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveNames } from '../src/domain/floor/walkOn.ts';
import { finalModel } from '../src/store/models/judge/finalModel.ts';
import { judgeModel } from '../src/store/models/judge/judgeModel.ts';
import { recallModel } from '../src/store/models/judge/recallModel.ts';
import { releaseAllWaiting } from '../src/web/office/published/postedFinals.ts';
import { computeFinal } from '../src/store/models/round/finalCount.ts';
import { currentApproval } from '../src/store/results/approvals.ts';
import { startChanges, undoStart } from '../src/store/floor/startTakenBack.ts';
import { roundModel } from '../src/store/models/round/roundModel.ts';
import { lineUpModel } from '../src/store/models/deck/lineUpModel.ts';
import { timesOf } from '../src/domain/schedule/times/times.ts';
import { currentCut } from '../src/store/models/round/cutNow.ts';
import { gatherSheets } from '../src/store/models/round/roundSheets.ts';

/** The parts of the product that a seeded bug can replace. */
export interface Program {
  /** The server's access rules. */
  readonly rules: string;
  readonly judgeModel: typeof judgeModel;
  readonly recallModel: typeof recallModel;
  readonly finalModel: typeof finalModel;
  readonly lineUpModel: typeof lineUpModel;
  readonly cutNow: typeof currentCut;
  readonly gatherSheets: typeof gatherSheets;
  readonly timesOf: typeof timesOf;
  readonly roundModel: typeof roundModel;
  readonly startChanges: typeof startChanges;
  readonly startTakenBack: typeof undoStart;
  readonly approvalNow: typeof currentApproval;
  readonly named: typeof giveNames;
  readonly allReleased: typeof releaseAllWaiting;
  readonly computeFinal: typeof computeFinal;
}

const PRODUCT: Program = {
  rules: readFileSync(join(process.cwd(), 'database.rules.json'), 'utf8'),
  judgeModel,
  recallModel,
  finalModel,
  lineUpModel,
  cutNow: currentCut,
  gatherSheets,
  timesOf,
  roundModel,
  startChanges,
  startTakenBack: undoStart,
  approvalNow: currentApproval,
  named: giveNames,
  allReleased: releaseAllWaiting,
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
