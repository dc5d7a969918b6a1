import './HowToPay.css';

interface Props {
  readonly title: string;
  /** As the organizer has written it; missing: nobody has. */
  readonly text: string | undefined;
}

/** An address of the web; what ends a sentence is not part of it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** How it is paid, in the organizer's own lines. */
export function HowToPay({ title, text }: Props) {
  if (text === undefined) return null;
  return (
    <section className="how-to-pay" aria-label={title}>
      <h2>{title}</h2>
      <p dir="auto">
        {/* What stands between two addresses, and an address, in turn. */}
        {text.split(ADDRESS).map((part, at) =>
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
