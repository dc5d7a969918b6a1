import type { ConsentTexts } from '../../domain/registrant/consents.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';
import type { Edition, WrittenByHand } from './editedWhole.ts';

function parse(raw: unknown): Edition<ConsentTexts> {
  const edition = countOf(childOf(raw, 'edition')) ?? 0;
  if (childrenOf(raw).length === 0) return { kind: 'none', edition };
  return {
    kind: 'set',
    edition,
    rules: { risk: textOf(childOf(raw, 'risk')) ?? '', media: textOf(childOf(raw, 'media')) ?? '' },
  };
}

/** What dancers agree to, where it is not the usual. Its edition is the version they agree to (`consentVersion`). */
export const consents: WrittenByHand<ConsentTexts> = {
  name: 'consents',
  path: { at: 'settings/consents', parse },
  stored: ({ risk, media }, edition) => ({ edition, risk: risk.trim(), media: media.trim() }),
};
