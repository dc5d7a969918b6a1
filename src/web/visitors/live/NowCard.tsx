import { listDancingCouples } from '../../../domain/round/rounds.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { UnbrokenText } from '../../kit/parts/page/UnbrokenText.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { partsWords } from '../../kit/words/english/parts.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CurrentRound } from './currentRounds.ts';

function Figure({
  name,
  of,
  children,
}: {
  readonly name: string;
  readonly of: number | undefined;
  readonly children: ReactNode;
}) {
  const words = useWords(liveWords);
  return (
    <div className="live-figure">
      <dt>{name}</dt>
      <dd>
        <b className="number">{children}</b>
        {of === undefined ? null : <span> {words.of(of)}</span>}
      </dd>
    </div>
  );
}

/** A round on the floor: dance, heat, and recall size. */
export function NowCard({
  now: { event, round, floor, dance, heat, since, recall },
  timeOf,
}: {
  readonly now: CurrentRound;
  readonly timeOf: (at: number) => string;
}) {
  const words = useWords(liveWords);
  const { danceName, eventName, floor: floorName, roundName } = useWords(termsWords);
  const { comma } = useWords(partsWords);
  const id = `now-${round.number}-${event.key.replaceAll(/\W/g, '-')}`;
  const couples = listDancingCouples(round);
  return (
    <section className="live-now" aria-labelledby={id}>
      <p className="live-now-state">
        <RoundStateMark
          state="running"
          word={floor === undefined ? words.onTheFloor : words.onFloor(floorName(floor))}
        />
      </p>
      <h2 id={id}>
        <Link to={screens.liveRound.link({ event: event.key, round: round.number })}>{eventName(event)}</Link>
      </h2>
      <p className="live-now-round">
        <UnbrokenText>{roundName(round.name)}</UnbrokenText>
        {dance === undefined ? null : (
          <>
            {comma}
            <b>{danceName(dance.name)}</b>
          </>
        )}
      </p>
      <dl className="live-figures">
        {dance === undefined ? null : (
          <Figure name={words.dance} of={dance.of}>
            {dance.at}
          </Figure>
        )}
        {heat === undefined ? null : (
          <Figure name={words.heat} of={heat.of}>
            {heat.at}
          </Figure>
        )}
        {recall === undefined ? (
          <Figure name={words.couples} of={undefined}>
            {couples}
          </Figure>
        ) : (
          <Figure name={words.recall} of={couples}>
            {recall}
          </Figure>
        )}
      </dl>
      <p className="live-now-since">
        {heat !== undefined && (since === undefined ? words.waiting : words.since(timeOf(since)))}
      </p>
    </section>
  );
}
