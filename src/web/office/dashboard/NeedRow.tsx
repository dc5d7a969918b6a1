import type { ReactNode } from 'react';

interface Props {
  readonly count: number;
  readonly head: string;
  readonly more: string | undefined;
  /** The way to where it is put right. */
  readonly children: ReactNode;
}

/** One thing that needs somebody: how many, what, and where it is put right. */
export function NeedRow({ count, head, more, children }: Props) {
  return (
    <li>
      <b className="number">{count}</b>
      <span>
        <b>{head}</b>
        {more === undefined || more === '' ? null : <small className="second">{more}</small>}
      </span>
      {children}
    </li>
  );
}
