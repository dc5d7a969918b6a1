import { meantBy } from '../../domain/people/meantBy.ts';
import { competitors } from '../../store/people/competitors.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { Say } from '../parts/page/Say.tsx';
import { registerPartners } from '../words/english/registerPartners.ts';
import { useWords } from '../words/language.ts';

/** What becomes of a partner who is named and has registered before. */
export function RegisteredPartner({ name }: { readonly name: string }) {
  const partners = useWords(registerPartners);
  const people = knownOr(useLive(useStore().device, competitors), undefined) ?? [];
  const [only, another] = meantBy(name, people);
  return (
    <output>
      {only === undefined ? null : another === undefined ? (
        <Say tone="info">{partners.registered(only.name)}</Say>
      ) : (
        <Say tone="info">{partners.severalRegistered}</Say>
      )}
    </output>
  );
}
