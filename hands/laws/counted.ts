import { isFinal } from '../../src/domain/competition.ts';
import { countMarks } from '../../src/domain/recall/recall.ts';
import { findDeskCut } from '../desk/deskModel.ts';
import { listDesks } from './seen.ts';
import { roundLabel } from '../story.ts';
import type { Law } from './laws.ts';
import { listMarkedNumbers } from '../../src/store/models/round/judgesSheet.ts';

const LAW = 'Nothing counts that was not sent, keyed or accepted';

/** The desk's tally of a preliminary round counts submitted sheets only. */
export const draftsDoNotCount: Law = {
  name: LAW,
  breach: (hall) => {
    for (const [scrutineer, desk] of listDesks(hall)) {
      const { event, round, sheets } = desk;
      if (isFinal(round)) continue;
      const { count } = findDeskCut(scrutineer, round, desk);
      const due = countMarks(
        sheets.couples,
        sheets.all
          .filter(({ seat }) => seat === 'in')
          .map(({ judge, dance, marks }) => ({ judge, dance, recalled: listMarkedNumbers(marks) })),
      );
      const wrong = [...due].find(([couple, marks]) => count.counts.get(couple) !== marks);
      if (wrong !== undefined)
        return `the desk counts ${count.counts.get(wrong[0])} marks for ${wrong[0]} in ${roundLabel(event, round)}, and ${wrong[1]} are on sheets that are in`;
    }
    return undefined;
  },
};
