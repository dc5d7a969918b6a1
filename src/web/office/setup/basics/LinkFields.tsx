import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import { SOCIAL_LINKS, type BasicSettings } from '../../../../store/competition/basics.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { basicsDeskWords } from '../../../kit/words/english/basicsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { isInvalidLink } from './basicsProblem.ts';

interface Props {
  readonly socials: BasicSettings['socials'];
  readonly onChange: (socials: BasicSettings['socials']) => void;
}

/** The competition's links elsewhere. */
export function LinkFields({ socials, onChange }: Props) {
  const words = useWords(basicsDeskWords);
  const { community: configured } = useStore().configuration;
  const brokenWord = (link: (typeof SOCIAL_LINKS)[number]): string =>
    link === 'instagram' ? words.noHandle : words.noAddress;
  return (
    <section className="stack" aria-label={words.links}>
      <h3>{words.links}</h3>
      <p className="second">{words.linksMore}</p>
      <div className="basics-pair">
        {SOCIAL_LINKS.map((link) => (
          <TextField
            key={link}
            label={words.link[link]}
            inputMode={link === 'instagram' ? 'text' : 'url'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_LENGTH.address}
            help={link === 'community' && configured !== undefined ? words.configured(configured) : undefined}
            error={isInvalidLink(link, socials[link]) ? brokenWord(link) : undefined}
            value={socials[link]}
            onChange={({ target }) => onChange({ ...socials, [link]: target.value })}
          />
        ))}
      </div>
    </section>
  );
}
