import type { Form } from './forms.ts';
import { isAllowedKey } from './moreForms.ts';
import { listRawChildren } from './raw.ts';

/** The form of a child; undefined if it may not be there. */
function childForm(form: Form, key: string): Form | undefined {
  if (form.kind === 'object') return new Map(Object.entries(form.fields)).get(key);
  return 'keys' in form && isAllowedKey(form.keys, key) ? form.of : undefined;
}

/** No part is malformed or unknown: for values that must not be used in part, such as fees. */
export function isStrictly(form: Form | undefined, raw: unknown): boolean {
  if (form?.read(raw) === undefined) return false;
  if (form.kind === 'converted') return isStrictly(form.of, raw);
  if (form.kind === 'either') return form.forms.some((one) => isStrictly(one, raw));
  if (form.kind === 'object' && typeof raw !== 'object') return false;
  return listRawChildren(raw).every(([key, child]) => isStrictly(childForm(form, key), child));
}
