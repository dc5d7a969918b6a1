import { listMissing, buildSetupGuide } from '../../../../domain/setup/guide.ts';
import { startedFrom } from '../../../../store/events/presetStart.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../../kit/cache/useLive.ts';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { guideWords } from '../../../kit/words/english/guide.ts';
import { useWords } from '../../../kit/words/language.ts';
import { useCompetitionTime } from '../../../kit/clock/useCompetitionTime.ts';
import { GuideStep } from './GuideStep.tsx';
import { MissingList } from '../../../staff/guide/MissingList.tsx';
import { OpenRegistrationCard } from './OpenRegistrationCard.tsx';
import { PresetStart } from './PresetStart.tsx';
import { useSetupFacts, type LoadedSetup } from '../../../staff/guide/useSetupFacts.ts';
import { useStepAbout } from './useStepAbout.ts';
import './guide.css';

/**
 * For a student who sets up a competition for the first time, some minutes at a time. Goal: the next step is always the one
 * colored button, every step says what it lacks, and registration opens only when the organizer says so.
 */
export function GuideDesk() {
  const words = useWords(guideWords);
  const known = useSetupFacts();
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownGuide known={known.value} />;
}

function KnownGuide({ known }: { readonly known: LoadedSetup }) {
  const words = useWords(guideWords);
  const aboutOf = useStepAbout(known);
  const example = valueOr(useLive(useStore().staff, startedFrom), undefined);
  const times = useTimes();
  const { facts, competition, fees, events } = known;
  const stands = useCompetitionTime(competition)?.registration;
  const { beforeOpening, beforeDay, minutes } = buildSetupGuide(facts);
  const toOpen = listMissing(beforeOpening);
  const next = beforeOpening.find(({ state }) => state !== 'done');
  const { closed } = competition.registration.dates;
  const from = closed === undefined ? undefined : times.monthAndDay(closed);
  const isOpen = stands?.kind === 'open';
  const head = (): string => (isOpen ? words.isOpen : words.ready);
  return (
    <div className="setup-frame guide-frame">
      <div className="setup-form guide">
        {minutes > 0 && !isOpen ? (
          <div className="guide-head">
            <b className="number">{minutes}</b>
            <h2>{words.minutesToOpen(minutes)}</h2>
          </div>
        ) : (
          <div className="guide-head">
            <h2 className="is-ready">{head()}</h2>
          </div>
        )}
        <p className="guide-lead">
          {example === undefined ? null : `${words.preset.started(words.preset.choice[example].name)}. `}
          {minutes > 0 ? words.lead : words.readyLead}
        </p>
        {facts.events === 0 && fees === undefined ? <PresetStart /> : null}
        <section aria-label={words.beforeOpening}>
          <h3>{words.beforeOpening}</h3>
          <ol className="guide-steps">
            {beforeOpening.map((step) => (
              <GuideStep
                key={step.name}
                step={step}
                about={aboutOf(step)}
                isNext={step === next}
                from={undefined}
              />
            ))}
          </ol>
        </section>
        <section aria-label={words.beforeDay}>
          <h3>
            {words.beforeDay} <small>{words.notNeeded}</small>
          </h3>
          <ol className="guide-steps">
            {beforeDay.map((step) => (
              <GuideStep key={step.name} step={step} about={aboutOf(step)} isNext={false} from={from} />
            ))}
          </ol>
        </section>
      </div>
      <aside className="setup-trial guide-open" aria-label={words.open.title}>
        <OpenRegistrationCard
          missing={toOpen}
          steps={beforeOpening}
          stands={stands}
          fees={fees}
          events={events}
        />
        <MissingList
          missing={isOpen ? [...toOpen, ...listMissing(beforeDay)] : listMissing(beforeDay)}
          title={words.missingForDay}
        />
      </aside>
    </div>
  );
}
