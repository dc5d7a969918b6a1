import { Link, useSearchParams } from 'wouter';
import { unreachable } from '../../../domain/unreachable.ts';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { useWakeLock } from '../../kit/shell/useWakeLock.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { AnnounceDesk } from './AnnounceDesk.tsx';
import { FloorDesk } from './FloorDesk.tsx';
import { HallHead } from '../../staff/hall/HallHead.tsx';
import { MusicDesk } from './MusicDesk.tsx';
import { PostedDesk } from './PostedDesk.tsx';
import { useHallState, type HallState } from '../../staff/hall/useHallState.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { useWords } from '../../kit/words/language.ts';
import './mc.css';

const DESKS = ['floor', 'callbacks', 'awards', 'announce', 'music'] as const;
type Desk = (typeof DESKS)[number];

const deskOf = (asked: string | null): Desk => DESKS.find((desk) => desk === asked) ?? 'floor';

function DeskOf({ desk, hall }: { readonly desk: Desk; readonly hall: HallState }) {
  switch (desk) {
    case 'floor':
      return <FloorDesk hall={hall} />;
    case 'callbacks':
    case 'awards':
      return <PostedDesk key={desk} day={hall.day} reading={desk} />;
    case 'announce':
      return <AnnounceDesk />;
    case 'music':
      return <MusicDesk hall={hall} />;
    default:
      return unreachable(desk);
  }
}

/**
 * For an MC at a microphone in a dark hall, with a tablet at arm's length and no hand free. Goal: the next words are
 * the largest thing on it, one key goes on, and nothing unpublished can be read by mistake.
 */
export default function McScreen() {
  const { staff } = useStore();
  useWakeLock();
  const [search] = useSearchParams();
  const desk = deskOf(search.get('desk'));
  const hall = useHallState();
  const connection = useConnection(staff);
  const words = useWords(mcWords);
  return (
    <div className="mc">
      <StaffBar screen="mc" />
      <HallHead label={words.desks} hall={hall}>
        {DESKS.map((one) => (
          <Link
            key={one}
            to={screens.mc.link({ desk: one === 'floor' ? undefined : one })}
            aria-current={one === desk ? 'page' : undefined}
          >
            {words.desk[one]}
          </Link>
        ))}
      </HallHead>
      <main className={`mc-desk mc-desk-${desk}`}>
        {connection.state === 'offline' && hall.kind === 'known' ? (
          <div className="mc-offline">
            <NoteBox tone="warn" spoken="politely">
              {words.offline(connection.since)}
            </NoteBox>
          </div>
        ) : null}
        {hall.kind === 'known' ? (
          <DeskOf desk={desk} hall={hall.value} />
        ) : (
          <section className="mc-prompter" aria-label={words.script}>
            {hall.kind === 'refused' ? (
              <NoAccess failed={words.notAvailable} />
            ) : (
              <LoadingBars label={words.loading} height={56} />
            )}
          </section>
        )}
      </main>
    </div>
  );
}
