import type { EventKey } from '../../../domain/ids.ts';
import { findCoupleOutcome, type PublicEvent } from '../../../store/results/publicResults.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { archiveWords } from '../../kit/words/english/archive.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { ArchivedDancer } from './IndexPage.tsx';

interface Props {
  readonly competition: string;
  readonly dancers: readonly ArchivedDancer[];
  readonly events: ReadonlyMap<EventKey, PublicEvent>;
  /** Relative path of an event's most telling round. */
  readonly fileOf: (event: PublicEvent, round?: number) => string | undefined;
}

/** All dancers by school, each with the results of their events. */
export function DancersPage({ competition, dancers, events, fileOf }: Props) {
  const words = useWords(archiveWords);
  const schools = [...new Set(dancers.map(({ dancer }) => dancer.affiliation))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return (
    <div className="archive">
      <nav className="archive-back">
        <a href="index.html">{words.all}</a>
        <span className="caption">{competition}</span>
      </nav>
      <main>
        <h1>{words.dancers}</h1>
        <div className="archive-tools">
          <label>
            <span className="caption">{words.search}</span>
            <input id="search" className="field-input" type="search" autoComplete="off" />
          </label>
        </div>
        <output id="none" className="second" data-says={words.none} />
        {schools.map((school) => (
          <section key={school} className="archive-style">
            <h2>{school === '' ? words.noSchool : school}</h2>
            <ul>
              {dancers
                .filter(({ dancer }) => dancer.affiliation === school)
                .map((one) => (
                  <Dancer key={one.anchor} listed={one} events={events} fileOf={fileOf} />
                ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}

function Dancer({
  listed: { anchor, dancer },
  events,
  fileOf,
}: { readonly listed: ArchivedDancer } & Pick<Props, 'events' | 'fileOf'>) {
  const words = useWords(archiveWords);
  const { eventName } = useWords(termsWords);
  const find = [dancer.name, dancer.affiliation, ...dancer.dances.map(({ event }) => eventName(event))];
  return (
    <li id={anchor} className="archive-dancer" data-find={[...find, dancer.number].join(' ')}>
      <h3>{dancer.name}</h3>
      <ul>
        {dancer.dances.map(({ event, entry }) => {
          const publicEvent = events.get(event.key);
          const { number } = entry;
          const came =
            publicEvent === undefined || number === undefined
              ? undefined
              : findCoupleOutcome(publicEvent.rounds, number);
          const file = publicEvent === undefined ? undefined : fileOf(publicEvent, came?.round.number);
          return (
            <li key={`${event.key}/${entry.id}`} className="archive-came">
              <NumberCard number={number} size="text" openWord="–" />
              {file === undefined || number === undefined ? (
                <span>{eventName(event)}</span>
              ) : (
                <a href={`${file}#couple-${number}`}>{eventName(event)}</a>
              )}
              <b>{words.came(came)}</b>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
