import type { ReactNode } from 'react';

interface Props {
  readonly count: number;
  readonly head: string;
  readonly more: string | undefined;
  /** The link to the fix. */
  readonly children: ReactNode;
}

export function OpenIssueRow({ count, head, more, children }: Props) {
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
