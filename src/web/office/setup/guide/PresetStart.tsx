import { COMPETITION_PRESETS, type CompetitionPresetName } from '../../../../domain/setup/presets.ts';
import { startFromPreset } from '../../../../store/events/presetStart.ts';
import { offerEdition } from '../../../../store/competition/offerEdition.ts';
import { allEvents } from '../../../../store/events/events.ts';
import { savedTiming } from '../../../../store/competition/timingWrites.ts';
import { editedFees } from '../../../../store/competition/fees.ts';
import { editedNumberRange } from '../../../../store/competition/numberRange.ts';
import { createEditedPageText } from '../../../../store/competition/pages.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { ProblemNote } from '../../../kit/parts/note/ProblemNote.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { useDecisions } from '../../../staff/journal/useDecisions.ts';
import { describeOutcome } from '../../../staff/journal/describeOutcome.ts';
import { guideWords } from '../../../kit/words/english/guide.ts';
import { presetTextsWords } from '../../../kit/words/english/presetTexts.ts';
import { useWords } from '../../../kit/words/language.ts';
import { ChoiceList } from '../ChoiceList.tsx';

const DETAILS = createEditedPageText('details');
const RULES = createEditedPageText('rules');

/** The kinds of competition to start from: one press saves a whole setup, to be edited. */
export function PresetStart() {
  const words = useWords(guideWords).preset;
  const texts = useWords(presetTextsWords);
  const { staff } = useStore();
  const toast = useToast();
  const { busy, problem, perform } = useDecisions('organizer');
  const events = useLive(staff, allEvents);
  const offer = useLive(staff, offerEdition);
  const fees = useLive(staff, editedFees.path);
  const timing = useLive(staff, savedTiming.path);
  const numbers = useLive(staff, editedNumberRange.path);
  const details = useLive(staff, DETAILS.path);
  const rules = useLive(staff, RULES.path);
  const start = async (preset: CompetitionPresetName): Promise<void> => {
    if (
      busy ||
      events.kind !== 'known' ||
      offer.kind !== 'known' ||
      fees.kind !== 'known' ||
      timing.kind !== 'known' ||
      numbers.kind !== 'known' ||
      details.kind !== 'known' ||
      rules.kind !== 'known'
    )
      return;
    const done = await perform((by) =>
      startFromPreset(by, preset, texts[preset], {
        events: events.value,
        offer: offer.value,
        fees: fees.value,
        timing: timing.value,
        numbers: numbers.value,
        details: details.value,
        rules: rules.value,
      }),
    );
    if (done !== false) toast({ words: describeOutcome(done, words.started(words.choice[preset].name)) });
  };
  return (
    <section className="guide-presets" aria-label={words.question}>
      <h3>{words.question}</h3>
      <p className="second measure">{words.more}</p>
      <ProblemNote>{problem}</ProblemNote>
      <ChoiceList
        choices={COMPETITION_PRESETS.map((value) => ({ value, ...words.choice[value] }))}
        onChoose={(preset) => void start(preset)}
      />
      <p className="second measure">{words.lastYear}</p>
    </section>
  );
}
