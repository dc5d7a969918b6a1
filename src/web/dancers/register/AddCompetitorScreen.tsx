import { useMemo } from 'react';
import { Link } from 'wouter';
import { StoreProvider, useStore } from '../../kit/cache/StoreProvider.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { useJournal } from '../../staff/journal/useJournal.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { registerAtDeskWords } from '../../kit/words/english/registerAtDesk.ts';
import { LanguageContext, useLanguage, useWords } from '../../kit/words/language.ts';
import RegisterScreen from './RegisterScreen.tsx';

/** Registrations typed at the desk are stored apart from those of the device's owner. */
const AT_THE_DESK = 'desk';

/**
 * For the organizer with an unregistered dancer at the door. Goal: they dance in five minutes, and leave with
 * a code of their own.
 */
export default function AddCompetitorScreen() {
  const words = useWords(competitorsDeskWords);
  const store = useStore();
  const { perform } = useJournal('organizer');
  const { staff, eventName } = store;
  const atDesk = useMemo(
    () => ({ ...store, device: staff, eventName: `${eventName}.${AT_THE_DESK}` }),
    [store, staff, eventName],
  );
  const language = useLanguage();
  const instead = useWords(registerAtDeskWords);
  const spoken = useMemo(() => ({ ...language, instead }), [language, instead]);
  return (
    <>
      <StaffBar screen="addCompetitor">
        <Link to={screens.manageCompetitors.link()}>{words.door.back}</Link>
      </StaffBar>
      <StoreProvider store={atDesk}>
        <LanguageContext value={spoken}>
          <RegisterScreen atDesk={perform} />
        </LanguageContext>
      </StoreProvider>
    </>
  );
}
