import { useId, useMemo, useState } from 'react';
import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import { getDeviceTimeZone } from '../../../../store/competition/dates.ts';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { basicsDeskWords } from '../../../kit/words/english/basicsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { parseZone, formatZone, listZones } from './timeZones.ts';

interface Props {
  readonly value: string;
  /** No zone is set, and the device has none to offer. */
  readonly isUnsaid: boolean;
  readonly onChange: (zone: string) => void;
}

/** The competition's time zone: a searchable list, with the device's own zone first. */
export function ZoneField({ value, isUnsaid, onChange }: Props) {
  const words = useWords(basicsDeskWords);
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const zones = useMemo(() => listZones(getDeviceTimeZone(), Intl.supportedValuesOf('timeZone')), []);
  const choose = (text: string): void => {
    const zone = parseZone(text, zones);
    if (zone === undefined) return;
    onChange(zone);
    setTyped(undefined);
  };
  const read = (text: string): void => {
    setTyped(text);
    // Chooses only a full match: a partly typed name may still become longer.
    if (zones.some((zone) => formatZone(zone) === text)) choose(text);
  };
  const isUnknown = typed !== undefined && parseZone(typed, zones) === undefined;
  const unsaid = isUnsaid ? words.zoneUnsaid : undefined;
  return (
    <>
      <TextField
        label={words.timeZone}
        help={isUnsaid ? undefined : words.timeZoneHelp}
        error={isUnknown ? words.noZone : unsaid}
        list={list}
        autoComplete="off"
        maxLength={MAX_LENGTH.timeZone}
        value={typed ?? formatZone(value)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => read(target.value)}
        onBlur={({ target }) => {
          if (typed !== undefined) choose(target.value);
        }}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone}>{formatZone(zone)}</option>
        ))}
      </datalist>
    </>
  );
}
