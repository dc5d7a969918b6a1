import { Check } from 'lucide-react';

/** Beside a dance whose sheet is in. */
export default function SentMark() {
  return <Check size={16} strokeWidth={2.2} aria-hidden />;
}
