import { countDanced } from '../../../domain/round/countCouples.ts';
import type { ProgramEvent } from '../../../domain/competition.ts';
import type { Competitor } from '../../../domain/people/directory.ts';
import { STYLES } from '../../../domain/event/terms.ts';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { EventLevelLabel } from '../../kit/parts/event/EventLevelLabel.tsx';
import { StyleMark } from '../../kit/parts/event/StyleMark.tsx';
import type { PublicEvent } from '../../../store/results/publicResults.ts';
import { archiveWords } from '../../kit/words/english/archive.ts';
import { resultsWords } from '../../kit/words/english/results.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

/** A dancer, with their anchor on the page of dancers. */
export interface ArchivedDancer {
  readonly anchor: string;
  readonly dancer: Competitor;
}

interface Props {
  readonly competition: string;
  readonly whenAndWhere: string;
  /** The date of this archive, formatted. */
  readonly day: string;
  readonly events: readonly PublicEvent[];
  readonly hideLevelIcons: boolean;
  readonly fileOf: (event: PublicEvent) => string | undefined;
  readonly dancers: readonly ArchivedDancer[];
  /** The number of finals whose placings wait for the awards. */
  readonly waiting: number;
  /** The hash of the last record of each chain in the journal. */
  readonly links: readonly string[];
}

/** The first page of the archive: all events by style, a search over all dancers, and the last records of the log. */
export function IndexPage(props: Props) {
  const { competition, whenAndWhere, day, events, hideLevelIcons, fileOf, dancers, waiting, links } = props;
  const words = useWords(archiveWords);
  return (
    <div className="archive">
      <main>
        <h1>{competition}</h1>
        <p className="second">{whenAndWhere}</p>
        <div className="archive-tools">
          <label>
            <span className="caption">{words.search}</span>
            <input id="search" className="field-input" type="search" autoComplete="off" />
          </label>
          <a href="dancers.html">{words.dancers}</a>
        </div>
        <output id="none" className="second" data-says={words.none} />
        <EventsByStyle events={events} hideLevelIcons={hideLevelIcons} fileOf={fileOf} />
        <section id="dancers" className="archive-style" hidden>
          <h2>{words.dancers}</h2>
          <ul>
            {dancers.map(({ anchor, dancer }) => (
              <li key={anchor} data-find={[dancer.name, dancer.affiliation, dancer.number].join(' ')}>
                <a className="archive-row" href={`dancers.html#${anchor}`}>
                  <span>{dancer.name}</span>
                  <span className="caption">{dancer.affiliation}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className="archive-style">
          <h2>{words.files}</h2>
          <ul>
            <li>
              <a className="archive-row" href="results.csv" download>
                {words.csv}
              </a>
            </li>
            <li>
              <a className="archive-row" href="results.json" download>
                {words.json}
              </a>
            </li>
          </ul>
        </section>
        <section className="archive-style">
          <h2>{words.log}</h2>
          <div>
            <p className="second measure">{links.length === 0 ? words.noLog : words.logMore}</p>
            <ul className="archive-links">
              {links.map((link) => (
                <li key={link}>
                  <code>{link}</code>
                </li>
              ))}
            </ul>
          </div>
        </section>
      </main>
      <footer className="caption">
        <p>{words.asOf(day)}</p>
        {waiting === 0 ? null : <p>{words.waiting(waiting)}</p>}
      </footer>
    </div>
  );
}

function EventsByStyle({
  events,
  hideLevelIcons,
  fileOf,
}: Pick<Props, 'events' | 'hideLevelIcons' | 'fileOf'>) {
  const { otherStyles } = useWords(resultsWords);
  const { eventName } = useWords(termsWords);
  const words = useWords(archiveWords);
  const styleOf = ({ style }: Pick<ProgramEvent, 'style'>) => (typeof style === 'string' ? style : 'other');
  return [...STYLES, 'other' as const].map((style) => {
    const own = events.filter(({ event }) => styleOf(event) === style);
    return own.length === 0 ? null : (
      <section key={style} className="archive-style">
        <h2>{style === 'other' ? otherStyles : <StyleMark name={style} large />}</h2>
        <ul>
          {own.map((one) => {
            const file = fileOf(one);
            const { event, rounds } = one;
            const isDone = rounds.some(({ round }) => round.number === 0);
            const row = (
              <>
                <span>{eventName(event)}</span>
                <EventLevelLabel level={event.level} hideIcon={hideLevelIcons} />
                {file === undefined ? (
                  <span className="caption">{words.noRounds}</span>
                ) : (
                  <RoundStateMark
                    state={isDone ? 'posted' : 'marked'}
                    word={words.size(countDanced(event).couples)}
                  />
                )}
              </>
            );
            return (
              <li key={event.key} data-find={eventName(event)}>
                {file === undefined ? (
                  <span className="archive-row">{row}</span>
                ) : (
                  <a className="archive-row" href={file}>
                    {row}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
