import type { Form } from './forms.ts';
import { takesKey } from './moreForms.ts';
import { childrenOf } from './raw.ts';

/** No part is malformed or unknown: for values that must not be used in part, such as fees. */
export function isStrictly(form: Form, raw: unknown): boolean {
  if (form.read(raw) === undefined) return false;
  const children = childrenOf(raw);
  switch (form.kind) {
    case 'object':
      return children.every(([name, child]) => {
        const field = Object.hasOwn(form.fields, name) ? form.fields[name] : undefined;
        return field !== undefined && isStrictly(field, child);
      });
    case 'list':
      return children.length <= form.most && children.every(([, child]) => isStrictly(form.of, child));
    case 'map':
      return children.every(([key, child]) => takesKey(form.keys, key) && isStrictly(form.of, child));
    case 'either':
      return form.forms.some((one) => isStrictly(one, raw));
    case 'converted':
      return isStrictly(form.of, raw);
    case 'text':
    case 'number':
    case 'time':
    case 'now':
    case 'whole':
    case 'flag':
    case 'yes':
    case 'word':
    case 'version':
      return true;
  }
}
