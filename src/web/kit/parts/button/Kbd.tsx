import './Kbd.css';

/** A key, shown beside what it does: volunteers at a laptop learn it by reading. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className="kbd">{children}</kbd>;
}
