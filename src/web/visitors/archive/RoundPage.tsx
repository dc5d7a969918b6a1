import { countDanced } from '../../../domain/round/countCouples.ts';
import { Link2 } from 'lucide-react';
import type { Judge } from '../../../domain/competition.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { PublicEvent, PublicRound } from '../../../store/results/publicResults.ts';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { EventLevelLabel } from '../../kit/parts/event/EventLevelLabel.tsx';
import { StyleMark } from '../../kit/parts/event/StyleMark.tsx';
import { ToneIcon } from '../../kit/parts/note/ToneIcon.tsx';
import { FinalParts } from '../../kit/parts/result/FinalParts.tsx';
import { sortByDanceOrder } from '../../kit/parts/result/sortByDanceOrder.ts';
import { RecallParts } from '../../kit/parts/result/RecallParts.tsx';
import { TabLinks } from '../../kit/parts/tabs/TabLinks.tsx';
import { archiveWords } from '../../kit/words/english/archive.ts';
import { recountWords } from '../../kit/words/english/recount.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import RoundStoryText from '../../kit/parts/result/RoundStoryText.tsx';
import { useWords } from '../../kit/words/language.ts';
import { PageData } from './ArchivePage.tsx';
import { packRound } from './packRound.ts';

/** The outcomes of the script, with their styles drawn into the page. */
const TONES = ['ok', 'info', 'stop'] as const;

interface Props {
  readonly competition: string;
  readonly of: PublicEvent;
  readonly shown: PublicRound;
  readonly judges: readonly Judge[];
  readonly hideLevelIcons: boolean;
  /** The file of each round, in the same folder. */
  readonly fileOf: (round: number) => string;
}

function CoupleAnchor({ couple }: { readonly couple: LeadNumber }) {
  const words = useWords(archiveWords);
  return (
    <a className="couple-link" href={`#couple-${couple}`} aria-label={words.linkTo(couple)}>
      <Link2 size={18} strokeWidth={1.6} aria-hidden />
    </a>
  );
}

const linkOf = (couple: LeadNumber) => <CoupleAnchor couple={couple} />;

/** One round of an event with its calculation: the same content as its page on the website. */
export function RoundPage({ competition, of, shown, judges, fileOf, hideLevelIcons }: Props) {
  const { event, rounds } = of;
  const words = useWords(archiveWords);
  const { eventName, roundName } = useWords(termsWords);
  const { round, saved, marks, panels } = shown;
  const parts = {
    event,
    marks,
    panels,
    judges,
    actionOf: linkOf,
    children: (
      <>
        <RoundStoryText event={event} round={round} saved={saved} />
        <RecountPart shown={shown} of={of} />
      </>
    ),
  };
  return (
    <div className="archive">
      <nav className="archive-back">
        <a href="../index.html">{words.all}</a>
        <span className="caption">{competition}</span>
      </nav>
      <main>
        <h1>{eventName(event)}</h1>
        <p className="archive-meta">
          <EventLevelLabel level={event.level} hideIcon={hideLevelIcons} />
          {typeof event.style === 'string' && <StyleMark name={event.style} />}
          <span className="chip">{words.size(countDanced(event).couples)}</span>
        </p>
        {rounds.length > 1 && (
          <TabLinks label={words.rounds}>
            {rounds.map(({ round: { number, name } }) => (
              <a
                key={number}
                href={fileOf(number)}
                aria-current={number === round.number ? 'page' : undefined}
              >
                {roundName(name)}
              </a>
            ))}
          </TabLinks>
        )}
        {saved.kind === 'final' ? <FinalParts {...parts} result={saved.result} /> : null}
        {saved.kind !== 'final' && round.recallSize !== undefined ? (
          <RecallParts {...parts} round={round} result={saved} />
        ) : null}
      </main>
    </div>
  );
}

/** The recount that the page's own script runs, on the data in the page. */
function RecountPart({ shown, of }: { readonly shown: PublicRound; readonly of: PublicEvent }) {
  const words = useWords(recountWords);
  const { saved } = shown;
  const result = saved.kind === 'final' ? sortByDanceOrder(of.event, saved.result) : undefined;
  const packed = packRound(shown, result);
  if (packed === undefined) return <p className="caption measure">{words.hidden}</p>;
  return (
    <section className="archive-recount">
      <h2>{words.title}</h2>
      <p className="second measure">{saved.kind === 'final' ? words.moreFinal : words.more}</p>
      <button type="button" id="again" className={buildButtonClass({})}>
        {words.verb}
      </button>
      <output id="said" className="note" hidden />
      <span hidden>
        {TONES.map((tone) => (
          <span key={tone} id={`tone-${tone}`}>
            <ToneIcon tone={tone} />
          </span>
        ))}
      </span>
      <PageData id="round" value={packed} />
    </section>
  );
}
