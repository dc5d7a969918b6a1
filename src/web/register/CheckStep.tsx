import { coupleOf, partnerIn, type Step } from '../../domain/registrant/draft.ts';
import { Button } from '../parts/button/Button.tsx';
import { register } from '../words/english/register.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { StepProps } from './stepProps.ts';

/** All that was said, once more, each part with the way back to it. */
export function CheckStep({ draft, events, onGo }: StepProps & { readonly onGo: (step: Step) => void }) {
  const words = useWords(register);
  const { eventName } = useWords(terms);
  const { check, you } = words;
  const part = (step: Step, title: string) => (
    <div className="register-part-head">
      <h2>{title}</h2>
      <Button size="small" aria-label={`${check.change}: ${title}`} onClick={() => onGo(step)}>
        {check.change}
      </Button>
    </div>
  );
  return (
    <>
      <section className="register-part">
        {part('you', check.you)}
        <p>
          <b>{draft.name}</b>
        </p>
        <p className="second">
          {[draft.email, draft.phone, draft.school].filter((text) => text.trim() !== '').join(', ')}
        </p>
        <p className="second">{you.categories[draft.category]}</p>
      </section>
      <section className="register-part">
        {part('events', check.events)}
        <ul className="register-entered">
          {draft.chosen.map((chosen) => {
            const event = events.find(({ key }) => key === chosen.event);
            const { leadName, followName } = coupleOf(draft, chosen);
            return (
              <li key={chosen.event}>
                <span>{event === undefined ? chosen.event : eventName(event)}</span>
                <span className="second">
                  {partnerIn(draft, chosen) === undefined
                    ? `${you.roles[chosen.role]}, ${check.tba}`
                    : check.with(leadName, followName)}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="register-part">
        {part('consent', check.consents)}
        <p className="second">{draft.consents.media ? check.mediaYes : check.mediaNo}</p>
      </section>
    </>
  );
}
