import { REGISTRANT_DETAILS } from '../../../domain/registrant/details.ts';
import { listPlacesToRequest, type RegistrationStep } from '../../../domain/registrant/draft.ts';
import { buildParty } from '../../../domain/registrant/party.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { checkStepWords } from '../../kit/words/english/checkStep.ts';
import { eligibilityWords } from '../../kit/words/english/eligibility.ts';
import { heldPlaceWords } from '../../kit/words/english/keptPlace.ts';
import { registerWords } from '../../kit/words/english/register.ts';
import { registerTeamWords } from '../../kit/words/english/registerTeam.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { CostDetails } from './CostDetails.tsx';
import type { RegistrationStepProps } from './stepProps.ts';
import { useRuleDoubts } from './useRuleDoubts.ts';

/** Entries that break a rule. They can be sent anyway: the organizers decide. */
function DoubtedEntries({ draft, events }: RegistrationStepProps) {
  const { advice, because } = useWords(eligibilityWords);
  const { against } = useWords(checkStepWords);
  const { eventName } = useWords(termsWords);
  const doubts = useRuleDoubts(draft, events);
  const said = events.flatMap((event) => {
    const eventDoubts = draft.chosen.some((one) => one.event === event.key)
      ? doubts.get(event.key)
      : undefined;
    return eventDoubts === undefined
      ? []
      : [{ event, sentences: eventDoubts.map(({ reason }) => because(reason)) }];
  });
  if (said.length === 0) return null;
  return (
    <NoteBox tone="warn">
      <b>{against}</b>
      <ul className="register-doubts">
        {said.map(({ event, sentences }) => (
          <li key={event.key}>
            {eventName(event)}: {sentences.join(' ')}
          </li>
        ))}
      </ul>
      {advice}
    </NoteBox>
  );
}

/** A summary of all answers, each part with a link back to it. */
export default function CheckStep({
  onGo,
  ...props
}: RegistrationStepProps & { readonly onGo: (step: RegistrationStep) => void }) {
  const { draft, events } = props;
  const words = useWords(registerWords);
  const { eventName } = useWords(termsWords);
  const { you } = words;
  const check = useWords(checkStepWords);
  const team = useWords(registerTeamWords);
  const { asks } = useWords(heldPlaceWords);
  const { dancers, entries } = buildParty(draft, events);
  const asked = listPlacesToRequest(draft);
  const isTeam = draft.registers === 'team';
  const part = (step: RegistrationStep, title: string) => (
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
          {joinParts(
            [draft.email, ...REGISTRANT_DETAILS.map((detail) => draft[detail]), draft.school].map((text) =>
              text.trim(),
            ),
          )}
        </p>
        <p className="second">{you.categories[draft.category]}</p>
      </section>
      <section className="register-part">
        {isTeam ? part('team', check.team) : part('events', check.events)}
        {isTeam ? <p>{team.found(dancers.length, entries.length)}</p> : null}
        <ul className="register-entered">
          {entries.map(({ event: key, leadName, followName, looks }) => {
            const event = events.find((one) => one.key === key);
            const partner = asked.find((one) => one.event === key)?.partner;
            const alone = looks === 'lead' ? leadName : followName;
            const couple =
              looks === undefined
                ? check.with(leadName, followName)
                : joinParts([alone, you.roles[looks], check.tba]);
            return (
              <li key={`${key} ${leadName} ${followName}`}>
                <span>{event === undefined ? key : eventName(event)}</span>
                <span className="second">{partner === undefined ? couple : asks(partner)}</span>
              </li>
            );
          })}
        </ul>
        {dancers
          .filter(({ isRegistrant }) => !isRegistrant)
          .map(({ name, email }) => (
            <p key={name} className="second">
              {check.along(name, email)}
            </p>
          ))}
        <DoubtedEntries {...props} />
      </section>
      <CostDetails {...props} />
      <section className="register-part">
        {part('consent', check.consents)}
        <p className="second">{draft.consents.media ? check.mediaYes : check.mediaNo}</p>
      </section>
    </>
  );
}
