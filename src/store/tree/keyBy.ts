import * as z from 'zod/mini';

/** Parses a key of one kind (an event's, a judge's); an invalid key makes the whole value malformed. */
export const keyBy = <K extends string>(read: (text: string) => K | undefined) =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const key = read(text);
      if (key === undefined) {
        context.issues.push({ code: 'custom', message: 'no key', input: text });
        return z.NEVER;
      }
      return key;
    }),
  );
