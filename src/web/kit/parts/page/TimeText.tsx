/** A run of letters: AM, PM, the short name of a day. */
const WORD = /(\p{L}[\p{L}.]*)/u;

/** A time in large figures; AM, PM and the name of a day are small. */
export function TimeText({ children: text }: { readonly children: string }) {
  return text.split(WORD).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <small key={part} className="time-word">
        {part}
      </small>
    ),
  );
}
