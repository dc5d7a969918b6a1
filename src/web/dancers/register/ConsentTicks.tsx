import { getConsentVersion, type Consent } from '../../../domain/registrant/consents.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { consents } from '../../../store/competition/consents.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { consentTextsWords } from '../../kit/words/english/consentTexts.ts';
import { useWords } from '../../kit/words/language.ts';

type Agreed = RegistrationDraft['consents'];

interface Props {
  readonly agreed: Agreed;
  /** The error shown while the first tick is missing. */
  readonly error: string | undefined;
  readonly onAgree: (agreed: Agreed) => void;
}

/** Two texts with a tick each: the organizer's own texts if there are any. A tick stores the version of the text. */
export function ConsentTicks({ agreed: before, error, onAgree }: Props) {
  const words = useWords(consentTextsWords);
  const { device } = useStore();
  const known = valueOr(useLive(device, consents.path), undefined);
  const version = getConsentVersion(known?.edition ?? 0);
  const texts = known?.kind === 'set' ? known.rules : undefined;
  const textOf = (which: Consent): string => {
    const own = texts?.[which].trim() ?? '';
    return own === '' ? words[which] : own;
  };
  // A tick holds only for the text that was shown: a new version needs a new tick.
  const isSame = (before.version ?? getConsentVersion(0)) === version;
  const agreed = isSame ? before : { risk: false, media: false };
  const agree = (which: Consent, isAgreed: boolean): void =>
    onAgree({ ...agreed, [which]: isAgreed, version });
  return (
    <>
      <CheckField
        label={textOf('risk')}
        checked={agreed.risk}
        error={error}
        onChange={({ target }) => agree('risk', target.checked)}
      />
      <CheckField
        label={textOf('media')}
        help={words.mediaHelp}
        checked={agreed.media}
        onChange={({ target }) => agree('media', target.checked)}
      />
    </>
  );
}
