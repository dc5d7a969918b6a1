import { Link } from 'wouter';
import { unreachable } from '../../domain/unreachable.ts';
import type { StaffRole } from '../../store/people/roles.ts';
import { buttonClass } from '../parts/button/buttonClass.ts';
import { screens } from '../screens/screens.ts';
import { dashboard } from '../words/english/dashboard.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { moneyNow } from '../words/money.ts';
import { FEW_COUPLES, type Need, type NeedKind } from './needs.ts';
import { NeedRow } from './NeedRow.tsx';

interface Way {
  readonly to: string;
  /** Who can put it right there; nobody else is told. */
  readonly roles: readonly StaffRole[];
}

/** Where each thing is put right. */
const WAYS: Readonly<Record<NeedKind, Way>> = {
  floods: { to: screens.floods.link(), roles: screens.floods.roles },
  unpaid: { to: screens.printInvoices.link(), roles: screens.printInvoices.roles },
  conflicts: { to: screens.schedule.link(), roles: ['admin', 'scrutineer'] },
  numbers: { to: screens.setup.link({ desk: 'numbers' }), roles: screens.setup.roles },
  looking: { to: screens.partnerSearch.link(), roles: screens.schedule.roles },
  consents: { to: screens.manageCompetitors.link(), roles: screens.manageCompetitors.roles },
  twice: { to: screens.manageCompetitors.link(), roles: screens.manageCompetitors.roles },
  rules: { to: screens.setup.link({ desk: 'disputes' }), roles: screens.setup.roles },
  small: { to: screens.setup.link({ desk: 'events' }), roles: screens.setup.roles },
  schools: { to: screens.setup.link({ desk: 'schools' }), roles: screens.setup.roles },
};

/** What has to be put right, a line each with the way there; for somebody with these roles. */
export function NeedList({
  needs,
  roles,
}: {
  readonly needs: readonly Need[];
  readonly roles: readonly StaffRole[];
}) {
  const words = useWords(dashboard).needs;
  const mine = needs.filter(({ kind }) => WAYS[kind].roles.some((role) => roles.includes(role)));
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className="dashboard-needs-title">
        {words.title(mine.length)}
      </h2>
      {mine.length === 0 ? <p className="second">{words.none}</p> : null}
      <ul className="dashboard-needs">
        {mine.map((need, at) => (
          <NeedLine key={need.kind} need={need} isFirst={at === 0} />
        ))}
      </ul>
    </section>
  );
}

function NeedLine({ need, isFirst }: { readonly need: Need; readonly isFirst: boolean }) {
  const words = useWords(dashboard).needs;
  const { eventName } = useWords(terms);
  const more = (): string => {
    const said = words.more;
    switch (need.kind) {
      case 'unpaid':
        return said.unpaid(moneyNow(need.open));
      case 'looking':
        return said.looking(need.leads, need.follows);
      case 'twice':
        return said.twice(need.names);
      case 'rules':
        return said.rules(need.names, eventName(need.event));
      case 'small':
        return said.small(eventName(need.event), need.couples);
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
  const head = need.kind === 'small' ? words.head.small(FEW_COUPLES) : words.head[need.kind];
  return (
    <NeedRow count={need.count} head={head(need.count)} more={more()}>
      <Link className={buttonClass({ look: isFirst ? 'main' : 'border' })} to={WAYS[need.kind].to}>
        {words.verb[need.kind]}
      </Link>
    </NeedRow>
  );
}
