export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of an own key. `object[key]` would find `constructor` in every object. */
export const getOwnMember = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Parses JSON; undefined if invalid. */
export function parseJson(text: string): Json | undefined {
  try {
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- JSON.parse builds nothing but JSON values
    return JSON.parse(text) as Json;
  } catch {
    // Includes a stack overflow at extreme depth.
    return undefined;
  }
}
