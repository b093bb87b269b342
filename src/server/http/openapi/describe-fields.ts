import { textsByField, textsBySchema } from './field-descriptions.ts';
import type { JsonSchema } from './schemas.ts';

type Texts = Readonly<Record<string, string>>;
type Part = JsonSchema | boolean;

const tables = new Map<string, Texts>(Object.entries(textsBySchema));

/**
 * A schema whose fields have a description at every depth. Descriptions of the schema itself stay.
 * @param name the schema's name in the document
 */
export function describeFields(schema: JsonSchema, name = ''): JsonSchema {
  return withTexts(schema, { ...textsByField, ...tables.get(name) });
}

/** @param texts for the fields of `schema`; nested objects get the common ones */
function withTexts(schema: JsonSchema, texts: Texts): JsonSchema {
  const inside = (part: Part) => (typeof part === 'object' ? withTexts(part, textsByField) : part);
  const variants = (parts: JsonSchema[]) => parts.map((part) => withTexts(part, texts));
  const { properties, items, additionalProperties, allOf, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: mapped(properties, (field, name) => described(inside(field), texts[name])),
    }),
    ...(items && !Array.isArray(items) && { items: inside(items) }),
    ...(additionalProperties && { additionalProperties: inside(additionalProperties) }),
    ...(allOf && { allOf: variants(allOf) }),
    ...(anyOf && { anyOf: variants(anyOf) }),
    ...(oneOf && { oneOf: variants(oneOf) }),
  };
}

const described = (field: Part, description: string | undefined): Part =>
  typeof field === 'object' && description !== undefined ? { description, ...field } : field;

const mapped = (
  fields: Record<string, Part>,
  change: (field: Part, name: string) => Part,
): Record<string, Part> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field, name)]));
