import { type EligibilityPresetName, ELIGIBILITY_PRESETS } from '../../../../domain/eligibility/presets.ts';
import type { EligibilityRules } from '../../../../domain/eligibility/rules.ts';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { findRung, RUNGS } from '../../../../domain/eligibility/ladder.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { editedEligibility as asSaved } from '../../../../store/competition/eligibility.ts';
import { allEvents as eventsPath } from '../../../../store/events/events.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useHidesLevelIcons } from '../../../kit/shell/useHidesLevelIcons.ts';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { EligibilityView } from '../../../kit/parts/eligibility/EligibilityView.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SaveFooter } from '../SaveFooter.tsx';
import { SetupStart, TitleWithRestart } from '../SetupStart.tsx';
import { type SettingsDraft, useSettingsDraft } from '../useSettingsDraft.ts';
import { BrokenEntries } from './BrokenEntries.tsx';
import { EligibilityRuleList } from './EligibilityRuleList.tsx';
import { RulesTester } from './RulesTester.tsx';
import { ChoiceList } from '../ChoiceList.tsx';
import './eligibility.css';

// The keys of a literal object, each once.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
const NAMES = Object.keys(ELIGIBILITY_PRESETS) as readonly EligibilityPresetName[];

/** The competitions with known rules: one press loads all of them for editing. */
function PresetList({ onChoose }: { readonly onChoose: (preset: EligibilityPresetName) => void }) {
  const { presets } = useWords(eligibilityDeskWords).start;
  return <ChoiceList choices={NAMES.map((value) => ({ value, ...presets[value] }))} onChoose={onChoose} />;
}

const NO_EVENTS: readonly CompetitionEvent[] = [];

/** The levels of the events, unless they are all levels. Unknown without any event. */
function levelsOf(events: readonly CompetitionEvent[]): Pick<EligibilityRules, 'levelsHere'> {
  const here = new Set(events.map(({ level }) => findRung(level)));
  const levelsHere = RUNGS.filter((rung) => here.has(rung));
  return levelsHere.length === 0 || levelsHere.length === RUNGS.length ? {} : { levelsHere };
}

/** The eligibility rules, edited here, and tried on an example dancer. */
export function EligibilityDesk() {
  const words = useWords(eligibilityDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, asSaved.path);
  const all = valueOr(useLive(staff, eventsPath), undefined);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownRules known={known.value} events={all ?? NO_EVENTS} />;
}

interface KnownProps {
  readonly known: Edition<EligibilityRules>;
  readonly events: readonly CompetitionEvent[];
}

function KnownRules({ known, events }: KnownProps) {
  const words = useWords(eligibilityDeskWords);
  const toast = useToast();
  const draft = useSettingsDraft(asSaved, known);
  const choose = (preset: EligibilityPresetName): void => {
    const { rules: before, change } = draft;
    change({ ...ELIGIBILITY_PRESETS[preset], ...levelsOf(events) });
    if (before !== undefined) toast({ words: words.start.chosen(preset), undo: () => change(before) });
  };
  if (draft.rules === undefined)
    return (
      <SetupStart
        question={words.start.question}
        more={words.start.more}
        unreadable={known.kind === 'unreadable' ? words.unreadable : undefined}
      >
        <PresetList onChoose={choose} />
        <div>
          <Button onClick={() => draft.change({})}>{words.start.nothing}</Button>
        </div>
      </SetupStart>
    );
  return (
    <>
      <div className="setup-frame">
        <RulesForm draft={draft} rules={draft.rules} events={events} onChoose={choose} />
        <RulesTester rules={draft.rules} />
      </div>
      <SaveFooter draft={draft} problem={undefined} />
    </>
  );
}

interface FormProps {
  readonly draft: SettingsDraft<EligibilityRules>;
  readonly rules: EligibilityRules;
  readonly events: readonly CompetitionEvent[];
  readonly onChoose: (preset: EligibilityPresetName) => void;
}

/** The rules being edited, with the dancers' view of them. */
function RulesForm({ draft: { change, amend, isOnItsWay }, rules, events, onChoose }: FormProps) {
  const hideLevelIcons = useHidesLevelIcons(useStore().staff);
  const words = useWords(eligibilityDeskWords);
  return (
    <fieldset className="setup-form eligibility-form" disabled={isOnItsWay}>
      <TitleWithRestart
        title={words.title}
        again={words.start.again}
        question={words.start.question}
        List={PresetList}
        onChoose={onChoose}
      />
      <p className="second measure">{words.titleMore}</p>
      <EligibilityRuleList rules={rules} onChange={change} onAmend={amend} />
      <BrokenEntries rules={rules} events={events} />
      <section className="stack" aria-label={words.preview.title}>
        <h3>{words.preview.title}</h3>
        <EligibilityView rules={rules} hideLevelIcons={hideLevelIcons} />
      </section>
    </fieldset>
  );
}
