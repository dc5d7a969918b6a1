import { Fragment } from 'react';
import { pickFloorToShow } from '../../../domain/floor/floorToShow.ts';
import { findFloorNumber } from '../../../store/floor/live.ts';
import { className } from '../../kit/parts/page/className.ts';
import { UnbrokenText } from '../../kit/parts/page/UnbrokenText.tsx';
import { hallWords } from '../../kit/words/english/hall.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { HallState } from './useHallState.ts';

export function RoundsOnFloor({ hall: { day, floor } }: { readonly hall: HallState }) {
  const words = useWords(hallWords);
  const { eventName, roundName, floor: floorNamed } = useWords(termsWords);
  const running = day.filter(({ round }) => round.state === 'running');
  const floors = running.map((at) => findFloorNumber(floor, at));
  if (running.length === 0) return <p className="hall-head-floor second">{words.emptyFloor}</p>;
  return (
    <p className={className('hall-head-floor', running.length > 1 && 'is-several')}>
      <span className={running.length > 1 ? 'spoken' : 'second'}>{words.onTheFloor} </span>
      <b>
        {running.map(({ event, round }, place) => {
          const on = pickFloorToShow(findFloorNumber(floor, { event, round }), floors);
          return (
            <Fragment key={`${event.key}/${round.number}`}>
              {place === 0 ? null : <span className="spoken"> + </span>}
              <span className="hall-head-round">
                <UnbrokenText>
                  {words.round(
                    eventName(event),
                    roundName(round.name),
                    on === undefined ? undefined : floorNamed(on),
                  )}
                </UnbrokenText>
              </span>
            </Fragment>
          );
        })}
      </b>
    </p>
  );
}
