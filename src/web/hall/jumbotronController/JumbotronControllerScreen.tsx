import { useEffect, useState } from 'react';
import { allDisplays as displaysPath, type Display } from '../../../store/floor/displays.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { useHallClock, useBoardHall } from '../board/useBoard.ts';
import { loadDisplayFace } from '../../kit/look/displayFace.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';
import { AddBoardForm } from './AddBoardForm.tsx';
import { BoardList } from './BoardList.tsx';
import { Mixer } from './Mixer.tsx';
import { SponsorLines } from './SponsorLines.tsx';
import './jumbotronController.css';

/**
 * For an MC or runner with a laptop at the side of the floor, or a phone while walking. Goal: they see every
 * display and its next content, nothing goes on air without a preview, and one tap returns all boards to the floor.
 */
export default function JumbotronControllerScreen() {
  const { staff } = useStore();
  const words = useWords(boardsWords);
  const known = useLive(staff, displaysPath);
  const now = useHallClock();
  const hall = useBoardHall('staff', now);
  const [chosen, choose] = useState<string>();
  useEffect(loadDisplayFace, []);
  const all: readonly Display[] = known.kind === 'known' ? known.value : [];
  const display = all.find(({ code }) => code === chosen) ?? all[0];
  return (
    <div className="boards">
      <StaffBar screen="jumbotronController" />
      {known.kind !== 'known' || hall === undefined ? (
        <main className="boards-empty">
          {known.kind === 'refused' ? (
            <NoAccess failed={words.notAvailable} />
          ) : (
            <LoadingBars label={words.loading} height={56} />
          )}
        </main>
      ) : (
        <main className="boards-desk">
          <div className="boards-list">
            {display === undefined ? null : (
              <BoardList displays={all} chosen={display} onChoose={choose} hall={hall} />
            )}
            <AddBoardForm displays={all} onAdded={choose} startOpen={all.length === 0} />
            <SponsorLines />
          </div>
          {display === undefined ? (
            <section className="boards-mixer">
              <EmptyState more={words.noneMore}>{words.none}</EmptyState>
            </section>
          ) : (
            <Mixer
              key={display.code}
              display={display}
              displays={all}
              hall={hall}

              onChoose={choose}
            />
          )}
        </main>
      )}
    </div>
  );
}
