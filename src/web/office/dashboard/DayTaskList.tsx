import { countKnownCouples } from '../../../domain/round/knownCouples.ts';
import { Link } from 'wouter';
import type { StaffRole } from '../../../store/people/roles.ts';
import { searches } from '../../../store/people/searches.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { screens } from '../../kit/screens/screens.ts';
import { useTaskCounts } from '../../staff/bar/useTaskCounts.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import { countCheckedIn } from './dayFigures.ts';
import { isPhoneMissing, type JudgePhone } from './judgePhones.ts';
import { OpenIssueRow } from './OpenIssueRow.tsx';
import { useMoney } from './useMoney.ts';
import { linkToDancers, SEEKERS_LINK, pickFixLink } from './fixLinks.ts';
import type { NextRound } from './nextRounds.ts';
import type { RunningSheets } from './useRunningSheets.ts';

interface Props {
  readonly roles: readonly StaffRole[];
  readonly coming: readonly NextRound[];
  readonly sheets: readonly RunningSheets[];
  /** Undefined until loaded. */
  readonly phones: readonly JudgePhone[] | undefined;
}

interface DayNeed {
  readonly kind: 'chairman' | 'sign' | 'scrutineer' | 'phones' | 'sheets' | 'deck' | 'looking' | 'unpaid';
  readonly count: number;
  readonly more: string | undefined;
  readonly to: string;
  readonly roles: readonly StaffRole[];
}

/** The list of devices on the same page. */
const DEVICES = '#devices';

const NO_SEARCHES = [] as const;

/** Waiting tasks, each with a link; only those these roles can do. */
export function DayTaskList({ roles, coming, sheets, phones }: Props) {
  const { day: words, needs } = useWords(dashboardWords);
  const { unpaid } = needs.more;
  const { eventName } = useWords(termsWords);
  const waits = useTaskCounts(true);
  const searching = useLive(useStore().staff, searches);
  const seekers = valueOr(searching, NO_SEARCHES);
  const money = useMoney(roles.includes('admin'));
  const next = coming.find(({ at }) => countKnownCouples(at.round) > 0);
  const out = sheets.filter(({ sheets: its }) => its.missing.length > 0);
  const missed = (phones ?? []).filter(isPhoneMissing);
  const isOrganizer = roles.includes('admin');
  const isKnown =
    waits.isKnown &&
    phones !== undefined &&
    searching.kind !== 'waiting' &&
    !(isOrganizer && money === undefined);
  const all: readonly DayNeed[] = [
    {
      kind: 'chairman',
      count: waits.chairman,
      more: undefined,
      to: screens.chairman.link(),
      roles: screens.chairman.roles,
    },
    {
      kind: 'sign',
      count: waits.sign,
      more: undefined,
      to: screens.chairman.link(),
      roles: screens.chairman.roles,
    },
    {
      kind: 'scrutineer',
      count: waits.scrutineer,
      more: undefined,
      to: screens.scrutineer.link(),
      roles: screens.scrutineer.roles,
    },
    {
      kind: 'sheets',
      count: out.reduce((sum, { sheets: its }) => sum + its.of - its.received, 0),
      more: words.waitingOn([...new Set(out.flatMap(({ sheets: its }) => its.missing))].toSorted()),
      to: screens.scrutineer.link(),
      roles: screens.scrutineer.roles,
    },
    {
      kind: 'phones',
      count: missed.length,
      more: missed.map(({ judge }) => words.judge(judge.key, judge.name)).join('; '),
      to: DEVICES,
      roles: screens.dashboard.roles,
    },
    {
      kind: 'deck',
      count: next === undefined ? 0 : countCheckedIn(next.at).missing.length,
      more: next === undefined ? undefined : eventName(next.at.event),
      to: screens.deck.link(),
      roles: screens.deck.roles,
    },
    {
      kind: 'looking',
      count: new Set(seekers.map(({ competitor }) => competitor)).size,
      more: undefined,
      to: pickFixLink([linkToDancers('tba'), SEEKERS_LINK], roles) ?? SEEKERS_LINK.to,
      roles: SEEKERS_LINK.roles,
    },
    {
      kind: 'unpaid',
      count: money?.unpaid ?? 0,
      more: money === undefined ? undefined : unpaid(formatMoney(money.open)),
      ...linkToDancers('owes'),
    },
  ];
  const mine = all.filter(({ count, roles: its }) => count > 0 && its.some((role) => roles.includes(role)));
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">{words.needs}</h2>
      {mine.length === 0 && isKnown ? <p className="second">{words.nothing}</p> : null}
      <ul className="dashboard-needs">
        {mine.map(({ kind, count, more, to }, at) => (
          <OpenIssueRow key={kind} count={count} head={words.need[kind](count)} more={more}>
            {to === DEVICES ? (
              <a className={buildButtonClass({ look: at === 0 ? 'main' : 'border' })} href={to}>
                {words.verb[kind]}
              </a>
            ) : (
              <Link className={buildButtonClass({ look: at === 0 ? 'main' : 'border' })} to={to}>
                {words.verb[kind]}
              </Link>
            )}
          </OpenIssueRow>
        ))}
      </ul>
    </section>
  );
}
