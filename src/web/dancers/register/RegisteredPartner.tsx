import { matchPeople } from '../../../domain/people/matchPeople.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { registerPartnersWords } from '../../kit/words/english/registerPartners.ts';
import { useWords } from '../../kit/words/language.ts';

/** Says that a named partner is registered already. */
export function RegisteredPartner({ name }: { readonly name: string }) {
  const partners = useWords(registerPartnersWords);
  const people = valueOr(useLive(useStore().device, competitors), undefined) ?? [];
  const [only, another] = matchPeople(name, people);
  return (
    <output>
      {only !== undefined && (
        <StateLabel tone="info">
          {another === undefined ? partners.registered(only.name) : partners.severalRegistered}
        </StateLabel>
      )}
    </output>
  );
}
