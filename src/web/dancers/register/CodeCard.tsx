import { Suspense, useState } from 'react';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { useWords } from '../../kit/words/language.ts';
import { buildCodeLink } from './codeLink.ts';

const QrCode = lazyOptional(() => import('../../kit/parts/qr/QrCode.tsx'));

interface Props {
  readonly code: string;
  /** The owner's name, if there are several codes. */
  readonly name?: string | undefined;
}

/** A code to write down, copy, print, or scan with another phone. */
export function CodeCard({ code, name }: Props) {
  const { code: words } = useWords(ownEntriesWords);
  const [copied, setCopied] = useState<boolean>();
  const [isShown, setIsShown] = useState(false);
  const copy = (): void => {
    // Without https there is no clipboard.
    if (!('clipboard' in navigator)) setCopied(false);
    else
      navigator.clipboard.writeText(code).then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <section className="own-card" aria-label={name === undefined ? words.yours : words.of(name)}>
      <p className="own-card-code">
        <span className="second">{name === undefined ? words.yours : name}</span>
        <b>{code}</b>
      </p>
      <p className="own-card-verbs">
        <Button size="small" onClick={copy}>
          {copied === true ? words.copied : words.copy}
        </Button>
        <Button size="small" onClick={() => setIsShown(!isShown)} aria-expanded={isShown}>
          {words.qr}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
      <output className="second">{copied === false ? words.notCopied : null}</output>
      <div className={isShown ? 'own-card-qr' : 'own-card-qr own-card-qr-print'}>
        <Suspense>
          <QrCode text={buildCodeLink(code)} label={words.qrLabel} />
        </Suspense>
      </div>
    </section>
  );
}
