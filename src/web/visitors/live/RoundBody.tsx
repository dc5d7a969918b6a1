import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { countRecalled } from '../../../domain/round/countRecalled.ts';
import { countProgramField } from '../../../domain/round/countField.ts';
import { listDancingCouples } from '../../../domain/round/rounds.ts';
import type { EntryId } from '../../../domain/ids.ts';
import { buildDayLines, type TimeRange } from '../../../domain/schedule/times/dayLines.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { DataTime } from '../../kit/shell/useDataTime.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { className } from '../../kit/parts/page/className.ts';
import { RecallNote } from '../../dancers/pinned/RecallNote.tsx';
import { useFollowedCouples } from '../../dancers/pinned/useCouples.ts';
import { screens } from '../../kit/screens/screens.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { NumberGrid } from './NumberGrid.tsx';
import { RoundFooter } from './RoundFooter.tsx';
import {
  groupByHeat,
  type HeatGroup,
  type RoundPageContent,
  type RoundWithCouples,
} from './roundPageContent.ts';
import type { LiveHall } from './useLiveHall.ts';
import { RoundAnnouncer } from './RoundAnnouncer.tsx';
import { useHeats } from '../../dancers/pinned/useHeats.ts';
import '../../kit/parts/button/Button.css';
import './liveRest.css';
import './liveRound.css';

const NOBODY: ReadonlySet<EntryId> = new Set();

interface Shared {
  readonly hall: LiveHall;
  readonly asOf: DataTime;
  readonly timeOf: (at: number) => string;
}

interface Props extends Shared {
  readonly shown: RoundPageContent;
}

/** A round's page below its head: the couples, or the reason for none. */
export default function RoundBody({ shown, ...shared }: Props) {
  const { round: words, title } = useWords(liveWords);
  const { eventName } = useWords(termsWords);
  const all = (
    <Link className={buildButtonClass()} to={screens.live.link()}>
      {title}
    </Link>
  );
  switch (shown.kind) {
    case 'no event':
      return (
        <>
          <h1 className="live-round-none">{words.noEvent}</h1>
          <EmptyState more={words.noEventMore} action={all}>
            {null}
          </EmptyState>
        </>
      );
    case 'no round':
      return (
        <>
          <h1 className="live-round-none">{eventName(shown.event)}</h1>
          <EmptyState more={words.noRoundMore} action={all}>
            {words.noRound}
          </EmptyState>
        </>
      );
    case 'skipped':
    case 'to come':
      return (
        <>
          <h1 className="live-round-none">{eventName(shown.event)}</h1>
          <EmptyState
            more={shown.kind === 'skipped' ? undefined : words.toComeMore(shown.round.name)}
            action={all}
          >
            {shown.kind === 'skipped' ? words.skipped : words.toCome}
          </EmptyState>
        </>
      );
    case 'called back':
    case 'to dance':
    case 'dancing':
    case 'danced':
    case 'final':
      return <Couples shown={shown} {...shared} />;
    default:
      return unreachable(shown);
  }
}

/** True if callbacks were unposted while the page was open. */
function useWasUnposted({ kind, round }: RoundWithCouples): boolean {
  const wasOut = useRef(false);
  const [isTakenBack, setTakenBack] = useState(false);
  const isOut = kind === 'called back' || round.state === 'posted';
  useEffect(() => {
    setTakenBack(!isOut && wasOut.current);
    wasOut.current ||= isOut;
  }, [isOut]);
  return isTakenBack;
}

/** Boards with this many couples have smaller cards. */
const MANY_COUPLES = 24;
const VERY_MANY_COUPLES = 48;

function Couples({ shown, hall, asOf, timeOf }: Shared & { readonly shown: RoundWithCouples }) {
  const words = useWords(liveWords);
  const { eventName } = useWords(termsWords);
  const { event, round, lists } = shown;
  const { events, blocks, live, timing, settings } = hall;
  const now = asOf.at;
  const places = valueOr(useHeats(event.key), undefined)?.get(lists.number);
  const mine = useFollowedCouples().get(event.key) ?? NOBODY;
  const isTakenBack = useWasUnposted(shown);
  const when = useMemo(
    () =>
      lists.state !== 'initialized' || settings.hideLiveSchedule
        ? undefined
        : buildDayLines({ events, blocks, live, timing }, now).find(
            ({ key }) => key === `${event.key}/${lists.number}`,
          )?.when,
    [events, blocks, live, timing, now, event.key, lists, settings.hideLiveSchedule],
  );
  const onFloor = live.find((one) => one.event === event.key && one.round === lists.number)?.heat;
  const groups = groupByHeat(places ?? []);
  const { couples, alone } = countProgramField(event, lists);
  const counted = shown.kind === 'called back' ? countRecalled(event, round, lists) : couples;
  return (
    <>
      <div className="live-round-title">
        <div>
          <h1>{eventName(event)}</h1>
          <p>
            <Subtitle shown={shown} />
          </p>
          {shown.kind === 'called back' ? <RecallNote event={event.key} from={round} next={lists} /> : null}
        </div>
        <p className="live-round-count">
          <b className="number">{counted}</b>
          <span>
            {shown.kind === 'called back'
              ? words.round.ofCouples(listDancingCouples(round))
              : words.round.couples(couples)}
          </span>
          {alone === 0 ? null : <small>{words.round.alone(alone)}</small>}
        </p>
      </div>
      <RoundAnnouncer shown={shown} live={live} />
      <output aria-live="polite">
        {isTakenBack ? (
          <span className="live-taken-back">
            <b>{words.round.takenBack}</b> {words.round.takenBackMore}
          </span>
        ) : null}
      </output>
      {asOf.isOffline ? <p className="live-offline">{words.offline}</p> : null}
      {places === undefined &&
        (asOf.isOffline ? (
          <p className="live-offline">{words.round.notHere}</p>
        ) : (
          <LoadingBars label={words.loading} />
        ))}
      <div
        className={className(
          'live-heats',
          couples > VERY_MANY_COUPLES ? 'live-heats-most' : couples > MANY_COUPLES && 'live-heats-many',
        )}
      >
        {groups.map((group) => (
          <section key={group.heat ?? 'all'} className="live-heat" aria-labelledby={`heat-${group.heat}`}>
            <h2 id={`heat-${group.heat}`}>
              {group.heat === undefined || groups.length === 1
                ? words.round.oneHeat
                : words.round.heat(group.heat)}
              <HeatWhen
                group={group}
                when={when}
                isOn={lists.state === 'running' && onFloor === group.heat}
                timeOf={timeOf}
              />
            </h2>
            {group.heat === undefined ? <p className="caption">{words.round.redrawn}</p> : null}
            <NumberGrid event={event.key} places={group.places} followed={mine} />
          </section>
        ))}
      </div>
      <RoundFooter shown={shown} when={when} now={now} timeOf={timeOf} />
    </>
  );
}

function Subtitle({ shown: { kind, round, lists } }: { readonly shown: RoundWithCouples }) {
  const { round: words } = useWords(liveWords);
  switch (kind) {
    case 'called back':
      return words.calledTo(lists.name);
    case 'to dance':
      return words.dances(round.name);
    case 'dancing':
      return words.dancing(round.name);
    case 'danced':
      return words.danced(round.name);
    case 'final':
      return words.inFinal;
    default:
      return unreachable(kind);
  }
}

interface HeatWhenProps {
  readonly group: HeatGroup;
  readonly when: TimeRange | undefined;
  readonly isOn: boolean;
  readonly timeOf: (at: number) => string;
}

/** A note beside a heat: it is on the floor, the time of the first heat, or that it comes next. */
function HeatWhen({ group: { heat = 1 }, when, isOn, timeOf }: HeatWhenProps) {
  const { round: words } = useWords(liveWords);
  if (isOn) return <span className="live-heat-on">{words.onNow}</span>;
  if (when === undefined) return null;
  return <span className="caption">{heat === 1 ? words.about(timeOf(when.likely)) : words.rightAfter}</span>;
}
