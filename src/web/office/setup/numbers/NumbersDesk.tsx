import { useState } from 'react';
import {
  MAX_LEAD_NUMBER,
  parseNumbers,
  formatNumbers,
  DEFAULT_NUMBER_RANGE,
  type NumberRange,
} from '../../../../domain/people/numberRange.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { editedNumberRange } from '../../../../store/competition/numberRange.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { numbersDeskWords } from '../../../kit/words/english/numbersDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { NumberField } from '../../../kit/parts/field/NumberField.tsx';
import { SaveFooter } from '../SaveFooter.tsx';
import { useSettingsDraft } from '../useSettingsDraft.ts';
import { NumbersSummary } from './NumbersSummary.tsx';
import './numbers.css';

export function NumbersDesk() {
  const words = useWords(numbersDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, editedNumberRange.path);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownNumbers known={known.value} />;
}

function KnownNumbers({ known }: { readonly known: Edition<NumberRange> }) {
  const words = useWords(numbersDeskWords);
  const draft = useSettingsDraft(editedNumberRange, known);
  const [typed, setTyped] = useState<string>();
  const rules = draft.rules ?? DEFAULT_NUMBER_RANGE;
  const isBroken = typed !== undefined && parseNumbers(typed) === undefined;
  const brokenList = isBroken ? words.problem.kept : undefined;
  const problem = rules.to < rules.from ? words.problem.order : brokenList;
  const change = (some: Partial<NumberRange>): void => draft.change({ ...rules, ...some });
  const read = (text: string): void => {
    setTyped(text);
    const kept = parseNumbers(text);
    if (kept !== undefined) change({ kept });
  };
  return (
    <>
      <div className="setup-frame">
        <fieldset className="setup-form" disabled={draft.isOnItsWay}>
          <h2>{words.title}</h2>
          <p className="second measure">{words.more}</p>
          {known.kind === 'unreadable' ? <NoteBox tone="stop">{words.unreadable}</NoteBox> : null}
          {draft.rules === undefined ? (
            <NoteBox
              tone="info"
              action={
                <Button size="small" onClick={() => draft.change(DEFAULT_NUMBER_RANGE)}>
                  {words.takeUsual}
                </Button>
              }
            >
              {words.none}
            </NoteBox>
          ) : null}
          <div className="numbers-range">
            <NumberField
              label={words.from}
              help={words.rangeHelp}
              value={rules.from}
              least={1}
              most={MAX_LEAD_NUMBER}
              onChange={(from) => change({ from })}
            />
            <NumberField
              label={words.to}
              value={rules.to}
              least={1}
              most={MAX_LEAD_NUMBER}
              onChange={(to) => change({ to })}
            />
          </div>
          <TextField
            label={words.kept}
            help={words.keptHelp}
            error={isBroken ? words.noList : undefined}
            autoComplete="off"
            value={typed ?? formatNumbers(rules.kept)}
            onChange={({ target }) => read(target.value)}
            onBlur={() => (isBroken ? undefined : setTyped(undefined))}
          />
        </fieldset>
        <NumbersSummary range={rules} />
      </div>
      <SaveFooter draft={draft} problem={problem} />
    </>
  );
}
