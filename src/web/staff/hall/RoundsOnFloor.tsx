import { Fragment } from 'react';
import { floorToShow } from '../../../domain/floor/floorToShow.ts';
import { floorOf } from '../../../store/floor/live.ts';
import { className } from '../../kit/parts/page/className.ts';
import { Unbroken } from '../../kit/parts/page/Unbroken.tsx';
import { hall } from '../../kit/words/english/hall.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { HallNow } from './useHallNow.ts';

export function RoundsOnFloor({ hall: { day, floor } }: { readonly hall: HallNow }) {
  const words = useWords(hall);
  const { eventName, roundName, floor: floorNamed } = useWords(terms);
  const running = day.filter(({ round }) => round.state === 'running');
  const floors = running.map((at) => floorOf(floor, at));
  if (running.length === 0) return <p className="hall-head-floor second">{words.emptyFloor}</p>;
  return (
    <p className={className('hall-head-floor', running.length > 1 && 'is-several')}>
      <span className={running.length > 1 ? 'spoken' : 'second'}>{words.onTheFloor} </span>
      <b>
        {running.map(({ event, round }, place) => {
          const on = floorToShow(floorOf(floor, { event, round }), floors);
          return (
            <Fragment key={`${event.key}/${round.number}`}>
              {place === 0 ? null : <span className="spoken"> + </span>}
              <span className="hall-head-round">
                <Unbroken>
                  {words.round(
                    eventName(event),
                    roundName(round.name),
                    on === undefined ? undefined : floorNamed(on),
                  )}
                </Unbroken>
              </span>
            </Fragment>
          );
        })}
      </b>
    </p>
  );
}
