import { Link } from 'wouter';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { screens } from '../../kit/screens/screens.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import { MIN_COUPLES_PER_EVENT, type OpenIssue, type OpenIssueKind } from './needs.ts';
import { OpenIssueRow } from './OpenIssueRow.tsx';
import { linkToDancers, SEEKERS_LINK, pickFixLink, type FixLink } from './fixLinks.ts';

const setupDesk = (desk: string): FixLink => ({
  to: screens.setup.link({ desk }),
  roles: screens.setup.roles,
});

/** The screens where each problem is fixed; the first one open to an account is used. */
const WAYS: Readonly<Record<OpenIssueKind, readonly FixLink[]>> = {
  floods: [{ to: screens.floods.link(), roles: screens.floods.roles }],
  'numbers low': [setupDesk('numbers')],
  unpaid: [linkToDancers('owes')],
  conflicts: [{ to: screens.schedule.link(), roles: ['admin', 'scrutineer'] }],
  numbers: [linkToDancers('no number')],
  looking: [linkToDancers('tba'), SEEKERS_LINK],
  consents: [linkToDancers('no consent')],
  twice: [linkToDancers('twice')],
  rules: [setupDesk('disputes')],
  small: [setupDesk('events')],
  schools: [setupDesk('schools')],
};

/** The problems to fix, a line each with its link; for an account with these roles. */
export function OpenIssueList({
  needs,
  roles,
}: {
  readonly needs: readonly OpenIssue[];
  readonly roles: readonly StaffRole[];
}) {
  const words = useWords(dashboardWords).needs;
  const mine = mapDefined(needs, (need) => {
    const to = pickFixLink(WAYS[need.kind], roles);
    return to === undefined ? undefined : { need, to };
  });
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className="dashboard-needs-title">
        {words.title(mine.length)}
      </h2>
      {/* Other roles do not see the organizer's problems, so their empty list proves nothing. */}
      {needs.length === 0 && roles.includes('admin') ? <p className="second">{words.none}</p> : null}
      <ul className="dashboard-needs">
        {mine.map(({ need, to }, at) => (
          <NeedLine key={need.kind} need={need} to={to} isFirst={at === 0} />
        ))}
      </ul>
    </section>
  );
}

interface NeedLineProps {
  readonly need: OpenIssue;
  readonly to: string;
  readonly isFirst: boolean;
}

function NeedLine({ need, to, isFirst }: NeedLineProps) {
  const words = useWords(dashboardWords).needs;
  const { eventName } = useWords(termsWords);
  const more = (): string => {
    const said = words.more;
    switch (need.kind) {
      case 'unpaid':
        return said.unpaid(formatMoney(need.open));
      case 'numbers low':
        return said['numbers low'](need.from, need.to);
      case 'looking':
        return said.looking(need.leads, need.follows);
      case 'twice':
        return said.twice(need.names);
      case 'rules':
        return said.rules(need.names, eventName(need.event));
      case 'small':
        return said.small(eventName(need.event), need.couples, need.alone);
      case 'schools':
        return said.schools(need.school, need.dancers);
      case 'conflicts':
      case 'floods':
      case 'consents':
      case 'numbers':
        return said[need.kind];
      default:
        return unreachable(need);
    }
  };
  const head = need.kind === 'small' ? words.head.small(MIN_COUPLES_PER_EVENT) : words.head[need.kind];
  return (
    <OpenIssueRow count={need.count} head={head(need.count)} more={more()}>
      <Link className={buildButtonClass({ look: isFirst ? 'main' : 'border' })} to={to}>
        {words.verb[need.kind]}
      </Link>
    </OpenIssueRow>
  );
}
