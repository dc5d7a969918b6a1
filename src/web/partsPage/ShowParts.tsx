import Users from 'lucide-react/icons/users';
import type { RoundState } from '../../domain/round/rounds.ts';
import { LEVELS, STYLES } from '../../domain/event/terms.ts';
import { Button } from '../parts/button/Button.tsx';
import { ConnectionLight } from '../parts/note/ConnectionLight.tsx';
import { Count } from '../parts/couple/Count.tsx';
import { CoupleRow } from '../parts/couple/CoupleRow.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LevelMark } from '../parts/event/LevelMark.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { Logo } from '../parts/page/Logo.tsx';
import { Note } from '../parts/note/Note.tsx';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { OfflineNote } from '../parts/note/OfflineNote.tsx';
import { Ordinal } from '../parts/marks/Ordinal.tsx';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';
import { Say } from '../parts/page/Say.tsx';
import { Seats } from '../parts/marks/Seats.tsx';
import { StyleMark } from '../parts/event/StyleMark.tsx';
import { Trace } from '../parts/event/Trace.tsx';
import { PartsSection } from './PartsSection.tsx';
import { numbers } from './samples.ts';

const ROUND_STATES: readonly RoundState[] = [
  'initialized',
  'empty',
  'running',
  'skipped',
  'marked',
  'posted',
];
const [card187, card214, card302, card126] = numbers('187', '214', '302', '126');

/** The parts that show and never act. */
export function ShowParts() {
  return (
    <>
      <PartsSection title="Number card">
        <div className="wrap">
          <NumberCard number={card187} size="hero" />
          <NumberCard number={card214} size="big" />
          <NumberCard number={card126} size="large" />
          <NumberCard number={card302} />
          <NumberCard number={undefined} />
          <NumberCard number={card126} out />
        </div>
        <p className="caption">White by day and by night. Dashed without a number, an outline when out.</p>
      </PartsSection>

      <PartsSection title="Style and level">
        <div className="wrap">
          {STYLES.map((style) => (
            <StyleMark key={style} name={style} large />
          ))}
        </div>
        <div className="wrap">
          {LEVELS.map((level) => (
            <LevelMark key={level} level={level} />
          ))}
          <LevelMark level="Gold" hideIcon />
          <StyleMark name="Latin" />
        </div>
      </PartsSection>

      <PartsSection title="State of a round">
        <div className="wrap">
          {ROUND_STATES.map((state) => (
            <RoundStateMark key={state} state={state} />
          ))}
          <RoundStateMark state="posted" word="Posted 12:31 pm" />
        </div>
      </PartsSection>

      <PartsSection title="Connection, seats">
        <div className="wrap">
          <ConnectionLight connection={{ state: 'live' }} />
          <ConnectionLight connection={{ state: 'live' }} word="Live, 15 devices" />
          <ConnectionLight connection={{ state: 'reconnecting', saved: 2 }} />
          <ConnectionLight connection={{ state: 'offline', since: '4:09' }} />
        </div>
        <div className="row">
          <Seats
            label="3 of 5 judges have sent"
            seats={[
              { name: 'A', state: 'in' },
              { name: 'B', state: 'in' },
              { name: 'C', state: 'in' },
              { name: 'D', state: 'part' },
              { name: 'E', state: 'empty' },
            ]}
          />
          <span className="caption">3 of 5 judges have sent, one is marking</span>
        </div>
      </PartsSection>

      <PartsSection title="Notes">
        <Note tone="ok">Received by the scrutineer at 4:12.</Note>
        <Note tone="warn">8 couples share 6 marks across the cut.</Note>
        <Note tone="stop" action={<a href="#entry">Show the entry</a>}>
          187 is already in this event.
        </Note>
        <Note tone="info">Results are posted after the last final.</Note>
        <div className="wrap">
          <Say tone="ok">Paid</Say>
          <Say tone="warn">Missing</Say>
          <Say tone="stop">Scratched</Say>
          <Say tone="info" icon={<Users size={18} />}>
            Dancing now
          </Say>
        </div>
      </PartsSection>

      <PartsSection title="Count">
        <div className="parts-counts">
          <Count chosen={42} wanted={60} label="Under" />
          <Count chosen={60} wanted={60} label="Exact" />
          <Count chosen={62} wanted={60} label="Over" />
        </div>
      </PartsSection>

      <PartsSection title="Couple row">
        <div>
          <CoupleRow
            number={card187}
            names={['Bartholomew Featherstonehaugh-Łukasiewicz', 'Anneliese Oppenheimer-Villanueva']}
            school="Massachusetts Institute of Technology"
            aside={<LevelMark level="Bronze" />}
          />
          <CoupleRow
            number={undefined}
            names="Priya Raman looks for a follow"
            school="Rutgers"
            aside={<Button size="small">Ask</Button>}
          />
          <CoupleRow
            number={card214}
            names={['Ines Marchetti', 'Theo Lindqvist']}
            school="Princeton"
            meant
            aside={<RoundStateMark state="running" />}
          />
          <CoupleRow
            number={card126}
            names={['Mei-Ling Zhao', 'Gabriel Okafor']}
            school="Columbia"
            out
            aside={<Say tone="warn">Missing</Say>}
          />
        </div>
      </PartsSection>

      <PartsSection title="Places">
        <div className="parts-places">
          <Ordinal place={1} />
          <Ordinal place={2} />
          <Ordinal place={3} />
          <Ordinal place={11} />
          <Ordinal place={2.5} />
        </div>
      </PartsSection>

      <PartsSection title="Logo and trace">
        <div className="row">
          <Logo />
          <b>Princeton Ballroom Classic</b>
        </div>
        <Trace drawn>
          <b className="number parts-figure">23</b>
          <span className="second">days to the first dance</span>
        </Trace>
      </PartsSection>

      <PartsSection title="Nothing, not yet, no line, no luck">
        <EmptyState more="The first final is at 11:20.">No results yet.</EmptyState>
        <LoadingBars />
        <OfflineNote since="4:09">Your marks are kept on this device.</OfflineNote>
        <ErrorNote failed="Not saved" action={<Button size="small">Ask to reopen</Button>}>
          The round has been closed by the scrutineer.
        </ErrorNote>
      </PartsSection>
    </>
  );
}
