import { calculateContrasts } from '../../../kit/look/contrasts.ts';
import { buildAccentProperties, type Theme } from '../../../kit/look/palette.ts';
import { buildButtonClass } from '../../../kit/parts/button/buttonClass.ts';
import { formatNumber } from '../../../kit/words/numbers.ts';
import { colorDeskWords } from '../../../kit/words/english/colorDesk.ts';
import { useWords } from '../../../kit/words/language.ts';

const MEASURED = ['button', 'text', 'line', 'ink'] as const;

export function ColorPreview({ color, theme }: { readonly color: string; readonly theme: Theme }) {
  const words = useWords(colorDeskWords);
  const contrasts = calculateContrasts(color, theme);
  const name = theme === 'light' ? words.day : words.night;
  return (
    <section className="color-view" data-theme={theme} style={buildAccentProperties(color)} aria-label={name}>
      <p className="caption">{name}</p>
      <p className="row color-words">
        <span className={buildButtonClass({ look: 'main' })}>{words.button}</span>
        <b>{words.words}</b>
      </p>
      <p className="color-now">{words.now}</p>
      <dl>
        {MEASURED.map((what) => (
          <div key={what}>
            <dt>{words.contrast[what]}</dt>
            <dd className="number">{formatNumber(contrasts?.[what] ?? 0, 1)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
