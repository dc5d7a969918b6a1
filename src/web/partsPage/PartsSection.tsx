import type { ReactNode } from 'react';

/** One part and its states. */
export function PartsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="parts-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
