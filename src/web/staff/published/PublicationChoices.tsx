import type { ReactNode } from 'react';
import { MARKS_POLICIES, RELEASE_TIMES } from '../../../domain/round/release.ts';
import { chooseUsualRelease } from '../../../store/competition/usualRelease.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import {
  declareAwardsOver,
  chooseMarksPolicy,
  getMarksPolicy,
} from '../../../store/competition/marksPolicy.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { useDecisions } from '../journal/useDecisions.ts';
import type { Office } from '../journal/useJournal.ts';
import { releaseWords } from '../../kit/words/english/release.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import './published.css';

interface Props {
  readonly office: Office;
  /** Further choices, below these. */
  readonly children?: ReactNode;
}

/** The default time at which places of finals become public, and the visibility of judges' marks. */
export function PublicationChoices({ office, children }: Props) {
  const words = useWords(scrutineerWords).marksShown;
  const { usual, choice } = useWords(releaseWords);
  const { staff } = useStore();
  const settings = useLive(staff, eventSettingsPath);
  const { busy, problem, perform } = useDecisions(office);
  if (settings.kind !== 'known') return null;
  const { marksPublic, release } = settings.value;
  const marksPolicy = getMarksPolicy(settings.value);
  return (
    <section className="public-choices" aria-label={words.label}>
      <SelectField
        label={usual}
        value={release}
        disabled={busy}
        onChange={({ target }) => {
          const chosen = RELEASE_TIMES.find((one) => one === target.value);
          if (chosen !== undefined) void perform((by) => [chooseUsualRelease(by, chosen)]);
        }}
      >
        {RELEASE_TIMES.map((one) => (
          <option key={one} value={one}>
            {choice[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.choose}
        value={marksPolicy}
        disabled={busy}
        onChange={({ target }) => {
          const policy = MARKS_POLICIES.find((one) => one === target.value);
          if (policy !== undefined) void perform((by) => [chooseMarksPolicy(by, policy)]);
        }}
      >
        {MARKS_POLICIES.map((policy) => (
          <option key={policy} value={policy}>
            {words.policy(policy)}
          </option>
        ))}
      </SelectField>
      {marksPolicy === 'after the awards' && !marksPublic && (
        <Button
          busy={busy}
          busyWord={words.saving}
          onClick={() => void perform((by) => [declareAwardsOver(by)])}
        >
          {words.showNow}
        </Button>
      )}
      {marksPolicy === 'after the awards' && marksPublic && (
        <Button
          look="plain"
          busy={busy}
          busyWord={words.saving}
          onClick={() => void perform((by) => [chooseMarksPolicy(by, 'after the awards')])}
        >
          {words.hideNow}
        </Button>
      )}
      {children}
      {problem !== undefined && <NoteBox tone="stop">{problem}</NoteBox>}
    </section>
  );
}
