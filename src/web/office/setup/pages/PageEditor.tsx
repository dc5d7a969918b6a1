import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { createEditedPageText, type PageName } from '../../../../store/competition/pages.ts';
import { TextAreaField } from '../../../kit/parts/field/TextAreaField.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { Prose } from '../../../kit/parts/prose/Prose.tsx';
import { pagesDeskWords } from '../../../kit/words/english/pagesDesk.ts';
import { startingTextsWords } from '../../../kit/words/english/startingTexts.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SaveFooter } from '../SaveFooter.tsx';
import { useSettingsDraft } from '../useSettingsDraft.ts';

interface Props {
  readonly page: PageName;
  readonly name: string;
  readonly known: Edition<string>;
}

export function PageEditor({ page, name, known }: Props) {
  const words = useWords(pagesDeskWords);
  const starting = { ...useWords(startingTextsWords), home: '' }[page];
  const draft = useSettingsDraft(createEditedPageText(page), known);
  const text = draft.rules ?? starting;
  const shown = text.trim() === '' ? starting : text;
  const tooMany = text.length - MAX_LENGTH.page;
  const problem = tooMany > 0 ? words.tooLong(tooMany) : undefined;
  return (
    <>
      <div className="setup-frame pages-frame">
        <fieldset className="setup-form" disabled={draft.isOnItsWay}>
          {known.kind === 'unreadable' && <NoteBox tone="stop">{words.unreadable}</NoteBox>}
          <TextAreaField
            label={words.text(name)}
            error={problem}
            rows={22}
            value={text}
            onChange={({ target }) => draft.change(target.value)}
          />
        </fieldset>
        <aside className="setup-trial" aria-label={words.preview}>
          <p className="caption">
            {draft.rules === undefined && starting !== '' ? words.starting : words.preview}
          </p>
          <h3 className="pages-title">{name}</h3>
          {shown === '' ? <p className="second">{words.empty}</p> : <Prose text={shown} title={name} />}
        </aside>
      </div>
      <SaveFooter draft={draft} problem={problem} />
    </>
  );
}
