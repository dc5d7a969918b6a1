import { changeRequests } from '../../src/store/sheets/changeRequests.ts';
import { approvalOf } from '../hall/paths.ts';
import { program } from '../program.ts';
import { listChangeRequests } from '../../src/web/staff/approvals/inbox.ts';
import { roundLabel } from '../story.ts';
import type { Law } from './laws.ts';
import { listRounds } from './seen.ts';

const LAW = 'A posted round has no open questions';

export const postedRoundsHaveNoOpenQuestions: Law = {
  name: LAW,
  breach: (hall) => {
    for (const { event, round } of listRounds(hall)) {
      if (round.state !== 'posted') continue;
      const approval = program.approvalNow(hall.see(approvalOf(event.key, round.number)), round);
      if (approval.kind === 'waits')
        return `${roundLabel(event, round)} is posted, but the question about ${approval.asked.what} is still open`;
    }
    const back = listChangeRequests(listRounds(hall), hall.see(changeRequests)).find(
      ({ at }) => at.round.state === 'posted',
    );
    return back === undefined
      ? undefined
      : `${roundLabel(back.at.event, back.at.round)} is posted, and judge ${back.asked.judge} still waits for a sheet`;
  },
};
