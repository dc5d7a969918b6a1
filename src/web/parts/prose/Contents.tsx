import type { Part } from './rendered.ts';

/** The parts of a long text, each a tap away. */
export function Contents({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  return (
    <nav className="contents" aria-label={label}>
      <p className="caption">{label}</p>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
