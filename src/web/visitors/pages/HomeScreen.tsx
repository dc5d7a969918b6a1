import { Link } from 'wouter';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { editedFees } from '../../../store/competition/fees.ts';
import { createEditedPageText, getPageText } from '../../../store/competition/pages.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useCompetitionTime } from '../../kit/clock/useCompetitionTime.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { DancerLinks } from '../../kit/shell/DancerLinks.tsx';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { Prose } from '../../kit/parts/prose/Prose.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { footerWords } from '../../kit/words/english/footer.ts';
import { homeWords } from '../../kit/words/english/home.ts';
import { useWords } from '../../kit/words/language.ts';
import { LoadingNote } from '../../kit/shell/LoadingNote.tsx';
import { Hero } from './Hero.tsx';
import { Prices } from './Prices.tsx';
import { summarizePrices } from './priceSummary.ts';
import { PeopleSection } from './PeopleSection.tsx';
import '../../kit/shell/footer.css';
import '../../kit/shell/page.css';
import './home.css';

/**
 * For a dancer on the bus with three seconds: date and place, the state and deadline of registration, and its
 * button. Details are below.
 */
export default function HomeScreen() {
  const words = useWords(homeWords);
  const { title: coming } = useWords(footerWords).who;
  const { device } = useStore();
  const about = useLive(device, competitionBasics);
  const known = valueOr(about, undefined);
  const now = useCompetitionTime(known);
  const cost = useLive(device, editedFees.path);
  const rules = cost.kind === 'known' && cost.value.kind === 'set' ? cost.value.rules : undefined;
  const prices = rules === undefined ? undefined : summarizePrices(rules);
  useTitle(known?.fullName ?? words.unnamed);
  // Waits for the prices too: they would move the content below them.
  if (known === undefined || now === undefined || cost.kind === 'waiting')
    return (
      <main className="page">
        {about.kind === 'refused' ? (
          <VisitorError />
        ) : (
          <LoadingNote label={words.loading} noConnection={words.noConnection} />
        )}
      </main>
    );
  return (
    <main className="home">
      <Hero competition={known} now={now} prices={prices} />
      {known.fullName === undefined && (
        <p className="home-fresh">
          {words.fresh} <Link to={screens.dashboard.link()}>{words.organizer}</Link>
        </p>
      )}
      {(now.moment.kind === 'registering' || now.moment.kind === 'before opening') && (
        <Prices registration={known.registration} now={now} prices={prices} />
      )}
      <News />
      <section className="home-row" aria-labelledby="who">
        <h2 id="who">{coming}</h2>
        <DancerLinks />
      </section>
      <PeopleSection organizers={known.organizers} officials={known.officials} />
    </main>
  );
}

/** The organizers' announcements, if there are any. */
function News() {
  const words = useWords(homeWords);
  const { device } = useStore();
  const page = valueOr(useLive(device, createEditedPageText('home').path), undefined);
  const text = page === undefined ? undefined : getPageText(page);
  if (text === undefined) return null;
  return (
    <section className="home-row" aria-labelledby="news">
      <h2 id="news">{words.news}</h2>
      <Prose text={text} title={words.news} />
    </section>
  );
}
