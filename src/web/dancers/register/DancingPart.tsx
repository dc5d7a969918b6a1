import { Clock, Search } from 'lucide-react';
import { Link } from 'wouter';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { PartnerGroup, PartnerStatus } from '../../../domain/registrant/partnerGroups.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { searches as searchesPath } from '../../../store/people/searches.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useHidesLevelIcons } from '../../kit/shell/useHidesLevelIcons.ts';
import { LevelIcon } from '../../kit/parts/event/LevelMark.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { registeredWords } from '../../kit/words/english/registered.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

function StateOf({ kind }: Pick<PartnerStatus, 'kind'>) {
  const { states } = useWords(registeredWords).dancing;
  const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;
  switch (kind) {
    case 'confirmed':
      return <StateLabel tone="ok">{states[kind]}</StateLabel>;
    case 'asked':
    case 'not registered':
      return (
        <StateLabel tone="warn" icon={<Clock {...icon} />}>
          {states[kind]}
        </StateLabel>
      );
    case 'declined':
      return <StateLabel tone="warn">{states[kind]}</StateLabel>;
    case 'wanted':
      return (
        <StateLabel tone="info" icon={<Search {...icon} />}>
          {states[kind]}
        </StateLabel>
      );
    default:
      return unreachable(kind);
  }
}

/** The meaning of the state, and the next step. */
function Meaning({ partner, events }: PartnerGroup) {
  const { dancing: words } = useWords(registeredWords);
  const { device } = useStore();
  const searches = valueOr(useLive(device, partner.kind === 'wanted' ? searchesPath : undefined), []);
  switch (partner.kind) {
    case 'confirmed':
      return null;
    case 'asked':
      return <p className="second">{words.asked(partner.name)}</p>;
    case 'declined':
      return <p className="second">{words.declined(partner.name)}</p>;
    case 'not registered':
      return <p className="second">{words.notRegistered(partner.name)}</p>;
    case 'wanted': {
      const same = searches.filter(
        ({ role, event }) => role === partner.role && events.some(({ key }) => key === event),
      );
      const looking = new Set(same.map(({ competitor }) => competitor)).size;
      return (
        <p className="second">
          {looking === 0 ? null : `${words.looks[partner.role](looking)} `}
          <Link to={screens.partnerSearch.link()}>{words.list}</Link>
        </p>
      );
    }
    default:
      return unreachable(partner);
  }
}

function EventName({ event }: { readonly event: CompetitionEvent }) {
  const { eventName } = useWords(termsWords);
  const hideIcon = useHidesLevelIcons(useStore().device);
  return (
    <li>
      {typeof event.level === 'string' ? <LevelIcon level={event.level} hideIcon={hideIcon} /> : null}
      {eventName(event)}
    </li>
  );
}

/** The events of a dancer by partner, each with its state. */
export function DancingPart({ groups }: { readonly groups: readonly PartnerGroup[] }) {
  const { dancing: words } = useWords(registeredWords);
  return (
    <section className="done-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul className="done-groups">
        {groups.map(({ partner, events }) => (
          <li key={partner.kind === 'wanted' ? partner.role : `${partner.kind} ${partner.name}`}>
            <p className="done-with">
              <span>
                {partner.kind === 'wanted' ? words.looking[partner.role] : words.with(partner.name)}
              </span>
              <StateOf kind={partner.kind} />
            </p>
            <ul>
              {events.map((event) => (
                <EventName key={event.key} event={event} />
              ))}
            </ul>
            <Meaning partner={partner} events={events} />
          </li>
        ))}
      </ul>
    </section>
  );
}
