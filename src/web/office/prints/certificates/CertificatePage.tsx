import { Fragment } from 'react';
import { listPublicNames } from '../../../../domain/people/people.ts';
import { className } from '../../../kit/parts/page/className.ts';
import { Trace } from '../../../kit/parts/event/Trace.tsx';
import { Ordinal } from '../../../kit/parts/marks/Ordinal.tsx';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { Certificate } from './certificates.ts';

interface Props {
  readonly certificate: Certificate;
  readonly name: string;
  readonly days: string;
  readonly chairman: string | undefined;
}

/** Longer names are printed smaller. */
const LONG_NAMES_LENGTH = 44;
const VERY_LONG = 84;

/** A couple's souvenir: their names large, their way round the floor, and the place in its middle. */
export function CertificatePage({ certificate, name, days, chairman }: Props) {
  const words = useWords(printsWords).certificates;
  const { eventName, ordinal } = useWords(termsWords);
  const { event, couple, entry, place, isShared, of, rounds } = certificate;
  const names = entry === undefined ? [] : listPublicNames(entry);
  const letters = [...names.join('')].length;
  return (
    <div className="certificate">
      <p className="certificate-of">
        <bdi>{name}</bdi>
      </p>
      <div className="certificate-who">
        <p>{words.place(place, ordinal(place), isShared)}</p>
        <h2
          className={className(
            letters > LONG_NAMES_LENGTH && 'is-long',
            letters > VERY_LONG && 'is-very-long',
          )}
        >
          {names.length === 0 ? words.couple(couple) : null}
          {names.map((one, at) => (
            <Fragment key={one}>
              {at === 0 ? null : <small> {words.and} </small>}
              <bdi>{one}</bdi>
            </Fragment>
          ))}
        </h2>
        <p>
          <bdi>{entry?.placeholder === false ? entry.affiliation : ''}</bdi>
        </p>
        <div className="certificate-event">
          <b>
            <bdi>{eventName(event)}</bdi>
          </b>
          <span>{words.of(of, rounds)}</span>
          <span>{days}</span>
        </div>
      </div>
      <div className="certificate-floor">
        <Trace floor="narrow">
          <Ordinal place={place} className="certificate-place" />
          <span className="certificate-number">{couple}</span>
        </Trace>
      </div>
      <p className="certificate-sign">
        <span>{words.chairman(chairman)}</span>
        <span>{words.organizer}</span>
      </p>
    </div>
  );
}
