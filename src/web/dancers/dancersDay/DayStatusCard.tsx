import { Link } from 'wouter';
import {
  isDancersDayOver,
  type UpcomingDance,
  type DancersDay,
} from '../../../domain/dancersDay/dancersDay.ts';
import { livePath } from '../../../store/floor/live.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { screens } from '../../kit/screens/screens.ts';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { partsWords } from '../../kit/words/english/parts.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { RecalledCard } from './RecalledCard.tsx';
import { NextDanceCard, type StatusCardProps } from './NextDanceCard.tsx';
import { usePartnerName } from './usePartnerName.ts';
import { findRecallDance, type PostingNews } from './usePostingNews.ts';

interface Props extends StatusCardProps {
  readonly day: DancersDay;
  readonly news: PostingNews | undefined;
}

const isCertain = (one: DancersDay['coming'][number]): one is UpcomingDance =>
  one.kind === 'dance' && one.isCertain;

/** The upcoming dance shown in the colored area, if there is one. */
export const findDanceInStatus = (
  day: DancersDay,
  news: PostingNews | undefined,
): UpcomingDance | undefined =>
  day.onTheFloor.length + day.late.length > 0 || news?.line.what.kind === 'called back'
    ? undefined
    : day.coming.find(isCertain);

/** The most urgent note: on the floor, late for it, recalled, not recalled, next dance, or all done. */
export function DayStatusCard({ day, news, ...props }: Props) {
  const next = day.coming.find(isCertain);
  const [floor] = day.onTheFloor;
  const [late] = day.late;
  if (floor !== undefined) return <OnTheFloor {...floor} you={props.you} />;
  if (late !== undefined) return <Late {...late} you={props.you} />;
  if (news?.line.what.kind === 'called back') {
    const into = findRecallDance(day, news);
    if (into !== undefined) return <RecalledCard news={news} into={into} {...props} />;
  }
  if (news?.line.what.kind === 'out') return <NotRecalled news={news} next={next} {...props} />;
  if (next !== undefined) return <NextDanceCard next={next} {...props} />;
  return isDancersDayOver(day) ? <Over you={props.you} /> : null;
}

type OnFloor = DancersDay['onTheFloor'][number];

function OnTheFloor({ couple, round, you }: OnFloor & { readonly you: boolean }) {
  const words = useWords(dancersDayWords);
  const { eventName, roundName } = useWords(termsWords);
  const { comma } = useWords(partsWords);
  const partnerSaid = usePartnerName();
  const floor = valueOr(useLive(useStore().device, livePath), []);
  const heatOn = floor.find((one) => one.event === couple.event.key && one.round === round.number)?.heat;
  const [own] = couple.placeIn(round)?.heats ?? [];
  return (
    <section className="day-wash day-wash-lit">
      <p className="day-title">{words.onTheFloor(you)}</p>
      <h2>{eventName(couple.event)}</h2>
      <p>
        {roundName(round.name)}
        {own === undefined || round.numHeats < 2 ? null : (
          <>
            {comma}
            <b>{words.heat(own, round.numHeats)}</b>
          </>
        )}
        {partnerSaid(couple) === undefined ? null : `${comma}${partnerSaid(couple)}`}
      </p>
      {heatOn === undefined || round.numHeats < 2 ? null : (
        <p className="second">{words.heatOn(heatOn, round.numHeats)}</p>
      )}
    </section>
  );
}

function Late({ couple, round, you }: OnFloor & { readonly you: boolean }) {
  const words = useWords(dancersDayWords);
  const { eventName, roundName } = useWords(termsWords);
  return (
    <section className="day-wash day-wash-lit">
      <p className="day-title">{words.late(you)}</p>
      <h2>{eventName(couple.event)}</h2>
      <p>{roundName(round.name)}</p>
      <p className="second">{words.onDeckNow}</p>
    </section>
  );
}

interface OutProps extends StatusCardProps {
  readonly news: PostingNews;
  readonly next: UpcomingDance | undefined;
}

/** Plain news for a couple that was not recalled, without color or cross. */
function NotRecalled({ news: { line }, next, ...props }: OutProps) {
  const words = useWords(dancersDayWords);
  const { eventName } = useWords(termsWords);
  const { couple, round, what } = line;
  if (what.kind !== 'out') return null;
  const { on, of, rounds, reached } = what;
  return (
    <section className="day-wash">
      <h2 className="day-title">{words.thatWas(props.you, eventName(couple.event))}</h2>
      <p>
        {words.wentOn(on, of)}
        {reached === undefined ? null : ` ${words.made(props.you, rounds, reached.couples, reached.began)}`}
      </p>
      <p>
        <Link to={screens.resultDetails.link({ event: couple.event.key, round: round.number })}>
          {words.whoWasCalledBack}
        </Link>
      </p>
      {next === undefined ? null : <NextDanceCard next={next} {...props} />}
    </section>
  );
}

function Over({ you }: { readonly you: boolean }) {
  const words = useWords(dancersDayWords);
  return (
    <section className="day-wash">
      <h2 className="day-title">{words.over(you)}</h2>
      <p className="second">{words.overMore}</p>
    </section>
  );
}
