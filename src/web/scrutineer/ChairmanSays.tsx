import { unreachable } from '../../domain/unreachable.ts';
import type { Approval, Asked } from '../../store/results/approvals.ts';
import { clock } from '../app/clock.ts';
import { decisionInWords } from '../staff/approvals/inbox.ts';
import { Note } from '../parts/note/Note.tsx';

function aboutInWords({ what, couples, judge, dance }: Asked): string {
  switch (what) {
    case 'cut':
      return 'the cut';
    case 'tie':
      return 'the tie';
    case 'final':
      return 'the final';
    case 'short sheet':
      return `the short sheet of Judge ${judge ?? '?'} in ${dance ?? 'a dance'}`;
    case 'disqualification':
      return `the disqualification of ${couples.join(', ')}`;
    default:
      return unreachable(what);
  }
}

/** Where the round stands with the chairman, at the place where it was asked. */
export function ChairmanSays({ approval }: { readonly approval: Approval }) {
  switch (approval.kind) {
    case 'nothing':
      return null;
    case 'waits':
      return (
        <Note tone="info" spoken="politely">
          Asked about {aboutInWords(approval.asked)} at {clock(approval.asked.at)}. The chairman has not
          answered yet.
        </Note>
      );
    case 'answered':
    case 'signed': {
      const { asked, decided } = approval;
      const about = asked === undefined || approval.kind === 'signed' ? '' : ` about ${aboutInWords(asked)}`;
      return (
        <Note tone={decided.verdict === 'refused' ? 'warn' : 'ok'} spoken="politely">
          The chairman{about}, {clock(decided.at)}: {decisionInWords(decided)}.
          {decided.note === undefined ? '' : ` ${decided.note}`}
        </Note>
      );
    }
    default:
      return unreachable(approval);
  }
}
