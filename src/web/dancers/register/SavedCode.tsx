import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import QrCode from '../../kit/parts/qr/QrCode.tsx';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { registeredWords } from '../../kit/words/english/registered.ts';
import { useWords } from '../../kit/words/language.ts';
import { buildCodeLink } from './codeLink.ts';
import { saveCodePicture } from './saveCodePicture.ts';

const ICON = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** A new code, large enough to copy by hand, and the ways to keep it. */
export function SavedCode({ code, title }: { readonly code: string; readonly title: string }) {
  const { code: words } = useWords(registeredWords);
  const { code: shared } = useWords(ownEntriesWords);
  const [copied, setCopied] = useState<boolean>();
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
    <section className="done-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className="done-code">
        <QrCode text={buildCodeLink(code)} label={shared.qrLabel} />
        <p>
          <b>{code}</b>
          <span className="second">{words.lead}</span>
          <span className="caption">{words.more}</span>
        </p>
      </div>
      <p className="done-verbs">
        <Button onClick={() => saveCodePicture(code, buildCodeLink(code), title)}>
          <Download {...ICON} />
          {words.savePicture}
        </Button>
        <Button onClick={copy}>
          <Copy {...ICON} />
          {copied === true ? shared.copied : words.copy}
        </Button>
      </p>
      <output className="second">{copied === false ? shared.notCopied : null}</output>
    </section>
  );
}
