import './HowToPay.css';

interface Props {
  readonly title: string;
  /** The organizer's text; undefined if there is none. */
  readonly text: string | undefined;
}

/** A web address, without the punctuation that ends a sentence. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** The organizer's payment instructions, with links. */
export function HowToPay({ title, text }: Props) {
  if (text === undefined) return null;
  return (
    <section className="how-to-pay" aria-label={title}>
      <h2>{title}</h2>
      <p dir="auto">
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
    </section>
  );
}
