import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import { CONSENTS, getConsentVersion, type ConsentTexts } from '../../../../domain/registrant/consents.ts';
import { consents as asSaved } from '../../../../store/competition/consents.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { CheckField } from '../../../kit/parts/field/CheckField.tsx';
import { TextAreaField } from '../../../kit/parts/field/TextAreaField.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { consentsDeskWords } from '../../../kit/words/english/consentsDesk.ts';
import { consentTextsWords } from '../../../kit/words/english/consentTexts.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SaveFooter } from '../SaveFooter.tsx';
import { useSettingsDraft } from '../useSettingsDraft.ts';

export function ConsentsDesk() {
  const words = useWords(consentsDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, asSaved.path);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownConsents known={known.value} />;
}

const USUAL: ConsentTexts = { risk: '', media: '' };

function KnownConsents({ known }: { readonly known: Edition<ConsentTexts> }) {
  const words = useWords(consentsDeskWords);
  const usual = useWords(consentTextsWords);
  const draft = useSettingsDraft(asSaved, known);
  const texts = draft.rules ?? USUAL;
  const tooMany = Math.max(...CONSENTS.map((one) => texts[one].length - MAX_LENGTH.consent));
  const problem = tooMany > 0 ? words.tooLong(tooMany) : undefined;
  return (
    <>
      <div className="setup-frame">
        <fieldset className="setup-form" disabled={draft.isOnItsWay}>
          <h2>{words.title}</h2>
          <p className="second measure">{words.more}</p>
          {CONSENTS.map((one) => (
            <TextAreaField
              key={one}
              label={words.text[one]}
              help={texts[one].trim() === '' ? words.empty : undefined}
              error={
                texts[one].length > MAX_LENGTH.consent
                  ? words.tooLong(texts[one].length - MAX_LENGTH.consent)
                  : undefined
              }
              rows={6}
              value={texts[one]}
              onChange={({ target }) => draft.change({ ...texts, [one]: target.value })}
            />
          ))}
          {draft.isChanged ? (
            <NoteBox tone="info">{words.next(getConsentVersion(known.edition + 1))}</NoteBox>
          ) : null}
        </fieldset>
        <aside className="setup-trial" aria-label={words.preview}>
          <p className="caption">
            {words.preview}. {words.version(getConsentVersion(known.edition + (draft.isChanged ? 1 : 0)))}
          </p>
          {CONSENTS.map((one) => (
            <CheckField
              key={one}
              label={texts[one].trim() === '' ? usual[one] : texts[one]}
              help={one === 'media' ? usual.mediaHelp : undefined}
            />
          ))}
        </aside>
      </div>
      <SaveFooter draft={draft} problem={problem} />
    </>
  );
}
