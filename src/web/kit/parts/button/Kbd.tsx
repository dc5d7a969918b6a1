import './Kbd.css';

/** A keyboard shortcut beside its action: volunteers at a laptop learn it by reading. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className="kbd">{children}</kbd>;
}
