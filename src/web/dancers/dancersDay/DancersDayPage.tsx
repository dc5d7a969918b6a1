import { Suspense } from 'react';
import { Link } from 'wouter';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { DancersCouple } from '../../../domain/dancersDay/dancersDay.ts';
import { hasKey } from '../../../domain/people/directory.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import { useDataTime } from '../../kit/shell/useDataTime.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { className } from '../../kit/parts/page/className.ts';
import { screens } from '../../kit/screens/screens.ts';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { listsWords } from '../../kit/words/english/lists.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { UpcomingList } from './UpcomingList.tsx';
import { DayActions } from './DayActions.tsx';
import { DayStatusCard, findDanceInStatus } from './DayStatusCard.tsx';
import { FinishedEventList } from './FinishedEventList.tsx';
import { SpokenFloor } from './SpokenFloor.tsx';
import { SpokenNews } from './SpokenNews.tsx';
import { useAlerts } from './useAlerts.ts';
import { useRememberedChoice } from './useRememberedChoice.ts';
import type { DancerWithCouples } from './useDancer.ts';
import { useDancersDay } from './useDancersDay.ts';
import { useDayTimes } from './useDayTimes.ts';
import { usePostingNews } from './usePostingNews.ts';

// Few visitors use it, so it loads after the day itself.
const FollowDancer = lazyOptional(() => import('../pinned/FollowDancer.tsx'));
const Objections = lazyOptional(() => import('./Objections.tsx'));

interface Props {
  readonly dancing: DancerWithCouples;
}

/** A dancer's day: the card, the most urgent note, then upcoming and finished rounds. */
export default function DancersDayPage({ dancing }: Props) {
  const { clockTime } = useTimes();
  const words = useWords(dancersDayWords);
  const { competitorPage, withheld } = useWords(listsWords);
  const asOf = useDataTime('day');
  const day = useDancersDay(dancing, asOf.at);
  const times = useDayTimes(day);
  const news = usePostingNews(day, asOf.at);
  const [you, setYou] = useRememberedChoice('me', dancing.key);
  const [isNotified, setNotified] = useRememberedChoice('notify', dancing.key);
  useAlerts(isNotified, { day, news, now: asOf.at, times });
  const wash = { you, asOf, times };
  const hasDay = day.coming.length + day.done.length + day.onTheFloor.length + day.late.length > 0;
  return (
    <div className="competitor-two">
      <Head dancing={dancing} isNews={news?.line.what.kind === 'called back'} you={you} onYou={setYou} />
      <section className="competitor-day">
        <SpokenNews news={news} day={day} you={you} />
        <SpokenFloor day={day} you={you} />
        {asOf.isOffline ? <NoteBox tone="warn">{words.asOf(clockTime(asOf.at))}</NoteBox> : null}
        <DayStatusCard day={day} news={news} {...wash} />
        {hasDay ? (
          <DayActions
            name={dancing.name ?? withheld}
            day={day}
            isNotified={isNotified}
            onNotify={setNotified}
          />
        ) : null}
        <UpcomingList
          coming={day.coming.filter((one) => one !== findDanceInStatus(day, news))}
          times={times}
          you={you}
        />
        <FinishedEventList done={day.done} times={times} />
        <Others others={day.others} />
        {dancing.couples.length === 0 ? <EmptyState>{competitorPage.noEvents}</EmptyState> : null}
        {day.coming.some(({ begins }) => begins !== undefined) ? (
          <p className="caption">{asOf.isOffline ? words.catchesUp : words.moves}</p>
        ) : null}
        <Suspense>
          <Objections name={dancing.name} dances={dancing.couples} />
        </Suspense>
      </section>
      <Partners couples={dancing.couples} />
    </div>
  );
}

interface HeadProps extends Props {
  readonly isNews: boolean;
  readonly you: boolean;
  readonly onYou: (you: boolean) => void;
}

function Head({ dancing, isNews, you, onYou }: HeadProps) {
  const words = useWords(dancersDayWords);
  const { competitorPage, withheld } = useWords(listsWords);
  const roles = new Set(dancing.couples.map(({ role }) => role));
  const role = roles.size > 1 ? 'both' : [...roles][0];
  const about = [dancing.affiliation, ...(role === undefined ? [] : [competitorPage.roles[role]])];
  return (
    <section className={className('competitor-who', isNews && 'competitor-news')}>
      {role === 'follow' && dancing.number === undefined ? null : (
        <NumberCard number={dancing.number} size="hero" openWord="–" />
      )}
      {role === 'follow' || dancing.number !== undefined ? null : (
        <p className="caption">{competitorPage.noNumber}</p>
      )}
      <h1>{dancing.name ?? withheld}</h1>
      <p className="second">{joinParts(about)}</p>
      {/* A dancer known only by name has no permanent address. */}
      {dancing.name === undefined || !hasKey(dancing) ? null : (
        <p className="competitor-follow">
          <Suspense>
            <FollowDancer id={dancing.key} name={dancing.name} />
          </Suspense>
        </p>
      )}
      <Button look="plain" size="small" aria-pressed={you} onClick={() => onYou(!you)}>
        {you ? words.notMe : words.thisIsMe}
      </Button>
    </section>
  );
}

interface OthersProps {
  readonly others: readonly { readonly couple: DancersCouple; readonly kind: 'entered' | 'not in it' }[];
}

function Others({ others }: OthersProps) {
  const words = useWords(dancersDayWords);
  const { competitorPage } = useWords(listsWords);
  const { eventName } = useWords(termsWords);
  if (others.length === 0) return null;
  return (
    <section className="day-list">
      <h2>{words.others}</h2>
      <ul>
        {others.map(({ couple, kind }) => (
          <li key={`${couple.event.key}/${couple.entry.id}`}>
            <p>
              {eventName(couple.event)}
              <span className="second">
                {kind === 'entered' ? competitorPage.entered : competitorPage.notInIt}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WithDancer {
  readonly name: string;
  readonly id: string | undefined;
  readonly couples: DancersCouple[];
}

function partnersOf(couples: readonly DancersCouple[]): readonly WithDancer[] {
  const partners = new Map<string, WithDancer>();
  for (const couple of couples) {
    const { entry, role } = couple;
    const [name, id] = role === 'lead' ? [entry.followName, entry.followId] : [entry.leadName, entry.leadId];
    if (!listPublicNames(entry).includes(name)) continue;
    const known = partners.get(id ?? name) ?? { name, id, couples: [] };
    partners.set(id ?? name, known);
    known.couples.push(couple);
  }
  return [...partners.values()];
}

function Partners({ couples }: { readonly couples: readonly DancersCouple[] }) {
  const { competitorPage } = useWords(listsWords);
  const { eventName } = useWords(termsWords);
  const partners = partnersOf(couples);
  if (partners.length === 0) return null;
  return (
    <div className="competitor-partners">
      <h2>{competitorPage.partners}</h2>
      <ul>
        {partners.map(({ name, id, couples: together }) => (
          <li key={id ?? name}>
            {id === undefined ? name : <Link to={screens.competitorDetails.link({ id })}>{name}</Link>}
            <span className="competitor-with">
              {joinParts(together.map(({ event }) => eventName(event)))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
