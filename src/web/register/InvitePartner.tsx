import { lazy, Suspense, useState } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { screens } from '../screens/screens.ts';
import { ownEntries } from '../words/english/ownEntries.ts';
import { useWords } from '../words/language.ts';

const QrCode = lazy(() => import('../parts/qr/QrCode.tsx'));

/** A link for a partner who has not registered: their registration names this dancer, and asks them. Anybody may know it. */
export function InvitePartner({ dancer }: { readonly dancer: string }) {
  const { invite } = useWords(ownEntries);
  const [copied, setCopied] = useState<boolean>();
  const [isShown, setIsShown] = useState(false);
  const link = window.location.origin + screens.register.link({ partner: dancer });
  const copy = (): void => {
    // A page over plain http has no clipboard at all.
    if (!('clipboard' in navigator)) setCopied(false);
    else
      navigator.clipboard.writeText(link).then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <section className="own-card" aria-label={invite.title}>
      <p className="own-invite">
        <b>{invite.title}</b>
        <span className="second">{invite.more}</span>
      </p>
      <p className="own-card-verbs">
        <Button size="small" onClick={copy}>
          {copied === true ? invite.copied : invite.copy}
        </Button>
        <Button size="small" onClick={() => setIsShown(!isShown)} aria-expanded={isShown}>
          {invite.qr}
        </Button>
      </p>
      {copied === false ? <output className="own-invite">{link}</output> : null}
      {isShown ? (
        <div className="own-card-qr">
          <Suspense>
            <QrCode text={link} label={invite.qrLabel} />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}
