import { Suspense } from 'react';
import { INVITATION_LIFETIME_MS } from '../../../store/people/staffInvitations.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import type { StaffInvitation } from '../../../store/people/staffInvitations.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { screens } from '../../kit/screens/screens.ts';
import { pickCompetitionName } from '../../kit/shell/competitionName.ts';
import { settingsWords } from '../../kit/words/english/settings.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import { useWords } from '../../kit/words/language.ts';

const QrCode = lazyOptional(() => import('../../kit/parts/qr/QrCode.tsx'));

interface Props {
  readonly code: string;
  readonly invitation: Pick<StaffInvitation, 'name' | 'role' | 'at'>;
  readonly onClose: () => void;
}

/** A one-time link to hand over: copied, mailed from the organizer's own program, or scanned. */
export function StaffLinkDialog({ code, invitation: { name, role, at }, onClose }: Props) {
  const words = useWords(settingsWords).people.link;
  const staffText = useWords(staffWords);
  const toast = useToast();
  const times = useTimes();
  const { staff } = useStore();
  const competition = pickCompetitionName(valueOr(useLive(staff, competitionBasics), undefined), staffText);
  // The code is in the hash, so that it is in no server's log.
  const link = `${window.location.origin}${screens.invitation.link()}#${code}`;
  const until = times.until(at + INVITATION_LIFETIME_MS);
  const mail = new URLSearchParams({
    subject: words.mailSubject(competition),
    body: words.mailBody(competition, link),
  });
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    toast({ words: words.copied });
  };
  return (
    <Dialog
      open
      wide
      question={role === undefined ? words.passwordTitle(name) : words.title(name)}
      verb={words.copy}
      closeVerb={words.close}
      onSubmit={() => void copy()}
      onClose={onClose}
    >
      <div className="stack">
        <p>{role === undefined ? words.aboutPassword(until) : words.about(until)}</p>
        <div className="settings-link">
          <Suspense fallback={<div className="qr-code" />}>
            <QrCode text={link} label={words.qr} />
          </Suspense>
          <div className="stack">
            <TextField
              label={words.address}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
            {/* Mail programs take a plus for a plus, not for a space. */}
            <a
              className={buildButtonClass({ look: 'border' })}
              href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
            >
              {words.mail}
            </a>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
