import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Part = JsonSchema | boolean;

/** The paths of fields that were sent and that the schema does not have, at every depth: `answers.0.seqq`. */
export function unknownFieldsIn(schema: Part, value: unknown, path = ''): string[] {
  if (typeof schema === 'boolean' || typeof value !== 'object' || value === null) return [];
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  const forms = schema.anyOf ?? schema.oneOf;
  // The form with the fewest unknown fields.
  if (forms)
    return forms
      .map((form) => unknownFieldsIn(form, value, path))
      .reduce((best, next) => (next.length < best.length ? next : best));
  if (Array.isArray(value)) {
    const { items = true } = schema;
    return Array.isArray(items)
      ? []
      : value.flatMap((item, index) => unknownFieldsIn(items, item, at(index)));
  }
  const known = fieldsOf(schema);
  if (known === undefined) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const part = known.get(name);
    return part === undefined ? [at(name)] : unknownFieldsIn(part, field, at(name));
  });
}

/** The fields of an object, or of an intersection of objects; undefined if any name is allowed. */
function fieldsOf(schema: JsonSchema): Map<string, Part> | undefined {
  const { properties, allOf = [], additionalProperties } = schema;
  const own = Object.entries(properties ?? {});
  if (additionalProperties || (properties === undefined && allOf.length === 0)) return undefined;
  const parts = allOf.map(fieldsOf);
  if (parts.includes(undefined)) return undefined;
  return new Map([...own, ...parts.flatMap((part) => [...(part ?? [])])]);
}
