import { mapDefined } from '../../../../domain/mapDefined.ts';
import { buildPronunciationKey, type Pronunciations } from '../../../../store/people/pronunciations.ts';
import { listPublicNames } from '../../../../domain/people/people.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { measureLetters } from '../../../kit/look/measureLetters.ts';
import { className } from '../../../kit/parts/page/className.ts';
import { CoupleNames } from '../page/CoupleNames.tsx';
import { measureNames } from '../page/measureNames.ts';
import { CallbackHead } from './CallbackHead.tsx';
import { PrintFooter } from '../page/PrintFooter.tsx';
import type { McSheet } from './callbackSheets.ts';

interface Props {
  readonly sheet: McSheet;
  readonly said: Pronunciations;
  readonly foot: string;
}

/** Longer names of a couple are smaller, in two lines. */
const LONG_NAMES_LENGTH = 58;
const VERY_LONG = 135;

/** Callbacks in the MC's hand: three numbers at a time on the left, their names on the right. */
export function McPage({ sheet, said, foot }: Props) {
  const words = useWords(printsWords).callbacks;
  const { threes, page, pages } = sheet;
  return (
    <div className="sheet">
      <CallbackHead sheet={sheet} />
      <ol className="mc-threes">
        {threes.map((three) => (
          <li key={three[0]?.number}>
            <b>
              {three.map(({ number }) => (
                <span key={number}>{number}</span>
              ))}
            </b>
            <ul>
              {three.map(({ number, entry }) => {
                const spoken = mapDefined(entry === undefined ? [] : listPublicNames(entry), (name) =>
                  said.get(buildPronunciationKey(name)),
                );
                const say = spoken.length === 0 ? '' : ` ${words.say(spoken.join(' & '))}`;
                const school = entry?.placeholder === false ? entry.affiliation : '';
                const letters = measureNames(entry) + measureLetters(say + school);
                return (
                  <li key={number}>
                    <b>{number}</b>
                    <span
                      className={className(
                        letters > LONG_NAMES_LENGTH && 'is-long',
                        letters > VERY_LONG && 'is-very-long',
                      )}
                    >
                      <CoupleNames entry={entry} />
                      {say === '' ? null : <em>{say}</em>}
                      <small dir="auto">{school}</small>
                    </span>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      <PrintFooter foot={foot} page={page} pages={pages} />
    </div>
  );
}
