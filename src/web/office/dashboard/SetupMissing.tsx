import { Link } from 'wouter';
import { listMissing, buildSetupGuide } from '../../../domain/setup/guide.ts';
import { useCompetitionTime } from '../../kit/clock/useCompetitionTime.ts';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { screens } from '../../kit/screens/screens.ts';
import { guideWords } from '../../kit/words/english/guide.ts';
import { useWords } from '../../kit/words/language.ts';
import { MissingList } from '../../staff/guide/MissingList.tsx';
import { useSetupFacts, type LoadedSetup } from '../../staff/guide/useSetupFacts.ts';

/** The settings missing to open registration, and to run the day; renders nothing if there are none. */
export default function SetupMissing() {
  const known = useSetupFacts();
  return known.kind === 'known' ? <Known known={known.value} /> : null;
}

function Known({ known: { facts, competition } }: { readonly known: LoadedSetup }) {
  const words = useWords(guideWords);
  const stands = useCompetitionTime(competition)?.registration.kind;
  const { beforeOpening, beforeDay, minutes } = buildSetupGuide(facts);
  // Also what was left out before registration opened, such as a way to pay.
  const forDay = listMissing(stands === 'open' ? [...beforeOpening, ...beforeDay] : beforeDay);
  if (stands !== 'to come')
    return forDay.length === 0 ? null : (
      <div className="dashboard-later">
        <MissingList missing={forDay} title={words.missingForDay} level={2} />
      </div>
    );
  const toOpen = listMissing(beforeOpening);
  return (
    <section className="dashboard-first">
      <div className="dashboard-first-head">
        <h2>{words.dashboard.title}</h2>
        <Link className={buildButtonClass({ look: 'main' })} to={screens.setup.link()}>
          {toOpen.length === 0 ? words.dashboard.open : words.dashboard.guide(minutes)}
        </Link>
      </div>
      <div className="dashboard-missing">
        <MissingList missing={toOpen} title={words.missingToOpen} />
        <MissingList missing={forDay} title={words.missingForDay} />
      </div>
    </section>
  );
}
