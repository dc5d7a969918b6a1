import { useEffect, useMemo, type ReactNode } from 'react';
import { allEvents } from '../../../store/events/events.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { cacheForOffline } from '../../kit/worker/cacheForOffline.ts';
import { saveOpened } from '../../kit/cache/openedScreens.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useWakeLock } from '../../kit/shell/useWakeLock.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { useMyRoles } from '../../kit/shell/useMyRoles.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { deckWords } from '../../kit/words/english/deck.ts';
import { pageLanguage, useWords } from '../../kit/words/language.ts';
import { buildDeckDay } from '../../../store/models/deck/lineUpModel.ts';
import { DeckDesk } from './DeckDesk.tsx';
import { useDeck } from './useDeck.ts';
import { useStarts } from './useStarts.ts';
import { useCachedLive } from './useCachedLive.ts';
import './deck.css';

/** Opens the line-up offline on this tablet, once the captain's roles are known. */
function useOpensWithoutNetwork(): void {
  const { staff } = useStore();
  const who = useObserved(staff.who);
  const roles = useMyRoles();
  const uid = who.kind === 'account' && roles.kind === 'known' ? who.uid : undefined;
  useEffect(() => {
    if (uid === undefined) return;
    saveOpened(uid);
    void cacheForOffline('deck', pageLanguage);
  }, [uid]);
}

const Blank = ({ children }: { readonly children: ReactNode }) => (
  <main className="deck-blank">{children}</main>
);

/**
 * For the deck captain, standing with a tablet in one hand in a loud hall before two hundred people: the numbers of the
 * round lining up, one tap per couple, and the number still missing. Goal: the captain looks at the couples and not at
 * the tablet, and no tap is ever lost, online or offline.
 */
export default function DeckScreen() {
  const words = useWords(deckWords);
  useOpensWithoutNetwork();
  useWakeLock();
  const all = useCachedLive(allEvents);
  const settings = useCachedLive(eventSettingsPath);
  const deck = useDeck();
  const known = useMemo(
    () => (all.kind === 'known' ? buildDeckDay(all.value, deck.onTheWay) : undefined),
    [all, deck.onTheWay],
  );
  const startOf = useStarts(all.kind === 'known' ? all.value : undefined);
  const content = () => {
    if (all.kind === 'refused')
      return (
        <Blank>
          <NoAccess failed={words.notShown} />
        </Blank>
      );
    if (known === undefined || settings.kind !== 'known' || !deck.isOpen)
      return (
        <Blank>
          <LoadingBars label={words.loading} widths={[100, 40, 100, 100]} height={64} />
        </Blank>
      );
    const { onDeck, onFloor, next } = known.tabs;
    if (onDeck !== undefined || onFloor.length > 0 || next.length > 0)
      return <DeckDesk {...known} startOf={startOf} deck={deck} cascades={settings.value.cascadeCheckin} />;
    return (
      <Blank>
        <EmptyState more={words.noRoundsLeftMore} trace="Standard">
          {words.noRoundsLeft}
        </EmptyState>
      </Blank>
    );
  };
  return (
    <div className="deck">
      <StaffBar screen="deck" />
      {content()}
    </div>
  );
}
