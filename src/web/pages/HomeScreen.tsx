import { Link } from 'wouter';
import { competition } from '../../store/competition/competition.ts';
import { pageText } from '../../store/competition/pages.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { useMoment } from '../app/useMoment.ts';
import { useTitle } from '../app/useTitle.ts';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { Prose } from '../parts/prose/Prose.tsx';
import { screens } from '../screens/screens.ts';
import { home } from '../words/english/home.ts';
import { useWords } from '../words/language.ts';
import { Coming } from './Coming.tsx';
import { Hero } from './Hero.tsx';
import { People } from './People.tsx';
import { Prices } from './Prices.tsx';
import '../app/page.css';
import './home.css';

/**
 * For a dancer on the bus, with three seconds: when and where it is, whether one may register, until when, and the one
 * button for it. Below that, for whoever has more time.
 */
export default function HomeScreen() {
  const words = useWords(home);
  const { device } = useStore();
  const about = useLive(device, competition);
  const known = knownOr(about, undefined);
  const now = useMoment(known);
  useTitle(known?.fullName ?? words.unnamed);
  if (known === undefined || now === undefined)
    return (
      <main className="page">
        {about.kind === 'refused' ? (
          <ErrorNote>{about.why}</ErrorNote>
        ) : (
          <Coming label={words.loading} noConnection={words.noConnection} />
        )}
      </main>
    );
  return (
    <main className="home">
      <Hero competition={known} now={now} />
      {known.fullName === undefined && (
        <p className="home-fresh">
          {words.fresh} <Link to={screens.dashboard.link()}>{words.organizer}</Link>
        </p>
      )}
      {(now.moment.kind === 'registering' || now.moment.kind === 'before opening') && (
        <Prices registration={known.registration} now={now} />
      )}
      <News />
      <People kind="organizers" people={known.organizers} />
      <People kind="officials" people={known.officials} />
    </main>
  );
}

/** What the organizers tell everybody, as far as they have written anything. */
function News() {
  const words = useWords(home);
  const { device } = useStore();
  const text = knownOr(useLive(device, pageText('home')), undefined)?.text;
  if (text === undefined) return null;
  return (
    <section className="home-row" aria-labelledby="news">
      <h2 id="news">{words.news}</h2>
      <Prose text={text} title={words.news} />
    </section>
  );
}
