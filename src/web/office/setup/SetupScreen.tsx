import { Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { TabLinks } from '../../kit/parts/tabs/TabLinks.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { setupWords } from '../../kit/words/english/setup.ts';
import { useWords } from '../../kit/words/language.ts';
import { fetchLaterDesks, FIRST_DESK, SETUP_DESKS } from './desks.ts';
import './setup.css';

/**
 * For the organizer who sets a competition up once a year, some minutes at a time. Goal: each change shows at once its
 * effect on a dancer, and nothing is public before it is saved.
 */
export default function SetupScreen() {
  const words = useWords(setupWords);
  const [search] = useSearchParams();
  const asked = search.get('desk');
  useEffect(() => void fetchLaterDesks(), []);
  const { name: here, Desk } = SETUP_DESKS.find(({ name }) => name === asked) ?? FIRST_DESK;
  return (
    <div className="setup">
      <StaffBar screen="setup" />
      <div className="setup-head">
        <TabLinks label={words.desks}>
          {SETUP_DESKS.map(({ name }) => (
            <Link
              key={name}
              to={screens.setup.link({ desk: name === FIRST_DESK.name ? undefined : name })}
              aria-current={name === here ? 'page' : undefined}
            >
              {words.desk[name]}
            </Link>
          ))}
        </TabLinks>
      </div>
      <main className="setup-desk">
        <Suspense fallback={<LoadingBars label={words.loading} height={48} />}>
          <Desk />
        </Suspense>
      </main>
    </div>
  );
}
