import { ExternalLink, QrCode as QrIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import {
  pickMainOffer,
  buildPaymentDue,
  buildPayOffers,
  type WaysToPay,
  type PayOffer,
} from '../../../domain/fees/payOptions.ts';
import type { Payer } from '../../../domain/fees/payment.ts';
import { useTimes } from '../clock/useTimes.ts';
import { howToPayWords } from '../words/english/howToPay.ts';
import { useWords } from '../words/language.ts';
import { buildButtonClass } from '../parts/button/buttonClass.ts';
import { LaterQr } from './laterQr.ts';
import { useCopy } from './useCopy.ts';
import './HowToPay.css';

export interface HowToPayProps {
  readonly ways: WaysToPay;
  /** The balance to pay. */
  readonly cents: number;
  /** The payers that the payment is for: their references go into the note. */
  readonly payers: readonly Payer[];
  /** The payer's address, for payment pages that take it. */
  readonly email?: string | undefined;
  /** True for an invoice: no buttons, and a QR code beside the ways. */
  readonly isPaper?: boolean;
}

/**
 * The ways to pay a balance: the first service as a button, the others as rows, then the reference and the last day.
 * Without ways, only the organizer's own text.
 */
export function HowToPay({ ways, cents, payers, email, isPaper = false }: HowToPayProps) {
  const words = useWords(howToPayWords);
  const times = useTimes();
  const due = buildPaymentDue(ways, payers, cents, email);
  const offers = buildPayOffers(ways, due);
  const day = ways.due === undefined ? undefined : times.lastDay(ways.due);
  if (offers.length === 0 && ways.text === undefined) return null;
  return (
    // On paper there are many invoices on one page, so this is no region.
    <section className="how-to-pay" aria-label={isPaper ? undefined : words.title}>
      <h2>{words.title}</h2>
      {isPaper ? <PaperOffers offers={offers} cents={cents} /> : <Offers offers={offers} cents={cents} />}
      {offers.length === 0 ? null : (
        <p className="second">
          {words.note.before}
          <b className="how-to-pay-reference">{words.list(due.references)}</b>
          {words.note.after} {day === undefined ? null : words.due(day)}
        </p>
      )}
      {ways.text === undefined ? null : <OwnWords text={ways.text} />}
    </section>
  );
}

interface OffersProps {
  readonly offers: readonly PayOffer[];
  readonly cents: number;
}

function Offers({ offers, cents }: OffersProps) {
  const words = useWords(howToPayWords);
  const [isShown, setIsShown] = useState(false);
  const main = pickMainOffer(offers);
  const scanned = offers.find(({ qr }) => qr !== undefined);
  return (
    <>
      {main === undefined ? null : (
        <a
          className={buildButtonClass({ look: 'main', size: 'tall' })}
          href={main.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.pay(cents, main.kind)}
        </a>
      )}
      <ul className="how-to-pay-ways">
        {offers
          .filter((offer) => offer !== main)
          .map((offer) => (
            <li key={`${offer.kind} ${offer.text}`}>
              <OfferRow offer={offer} />
            </li>
          ))}
        {scanned?.qr === undefined ? null : (
          <li>
            <button type="button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              <span>
                {words.someoneElse}
                <small>{words.someoneElseAbout}</small>
              </span>
              <QrIcon size={18} strokeWidth={1.6} aria-hidden />
            </button>
            {isShown ? <Scanned qr={scanned.qr} kind={scanned.kind} cents={cents} /> : null}
          </li>
        )}
      </ul>
    </>
  );
}

/** The name with its second line, and a press that opens or copies it. */
function OfferRow({ offer }: { readonly offer: PayOffer }) {
  const words = useWords(howToPayWords);
  const { copied, copy } = useCopy();
  const { kind, text, url, copy: copyable, fills } = offer;
  const named = (about: string) => (
    <span>
      {words.names[kind]}
      {about === '' ? null : <small dir="auto">{about}</small>}
    </span>
  );
  if (url !== undefined)
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {named(words.fills[fills])}
        <ExternalLink size={18} strokeWidth={1.6} aria-hidden />
      </a>
    );
  if (copyable !== undefined)
    return (
      <button type="button" onClick={() => copy(copyable)}>
        {named(text)}
        <output>
          {copied === undefined ? words.copy : null}
          {copied === true ? words.copied : null}
          {copied === false ? words.notCopied : null}
        </output>
      </button>
    );
  return <div>{named(kind === 'check' ? words.payableTo(text) : text)}</div>;
}

function PaperOffers({ offers, cents }: OffersProps) {
  const words = useWords(howToPayWords);
  const scanned = offers.find(({ qr }) => qr !== undefined);
  return (
    <div className="how-to-pay-paper">
      {scanned?.qr === undefined ? null : <Scanned qr={scanned.qr} kind={scanned.kind} cents={cents} />}
      <ul>
        {offers.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            <b>{words.names[kind]}</b>{' '}
            <span dir="auto">{kind === 'check' ? words.payableTo(text) : text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ScannedProps {
  readonly qr: string;
  readonly kind: PayOffer['kind'];
  readonly cents: number;
}

function Scanned({ qr, kind, cents }: ScannedProps) {
  const words = useWords(howToPayWords);
  return (
    <div className="how-to-pay-qr">
      <Suspense>
        <LaterQr text={qr} label={words.qrLabel(kind)} />
      </Suspense>
      <p className="caption">{words.scan(cents, kind)}</p>
    </div>
  );
}

/** A web address, without the punctuation that ends a sentence. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** The organizer's own text, with links. */
function OwnWords({ text }: { readonly text: string }) {
  return (
    <p className="how-to-pay-own" dir="auto">
      {/* Text and addresses alternate. */}
      {text.split(WEB_ADDRESS).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <a key={at} href={part} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ),
      )}
    </p>
  );
}
