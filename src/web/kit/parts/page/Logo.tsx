import { LOGO_TRACES } from '../../look/logoTraces.ts';
import '../event/Trace.css';

export function Logo({ size = 26 }: { readonly size?: number | undefined }) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path className="trace-lead-ink" d={LOGO_TRACES.lead} />
      <path className="trace-follow" d={LOGO_TRACES.follow} />
    </svg>
  );
}
