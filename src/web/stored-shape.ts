// What this browser has stored is checked by these, where zod would be a fifth of what a page loads first.

/** Checks a value whose type is not known. */
export type Shape<Value> = (value: unknown) => value is Value;

type ShapeOf<Checked> = Checked extends Shape<infer Value> ? Value : never;

export const text: Shape<string> = (value) => typeof value === 'string';
export const number: Shape<number> = (value): value is number => Number.isFinite(value);
export const integer: Shape<number> = (value): value is number => Number.isSafeInteger(value);
export const flag: Shape<boolean> = (value) => typeof value === 'boolean';

/** An index in a list. */
export const position: Shape<number> = (value): value is number => integer(value) && value >= 0;

export const literal =
  <const Value extends string>(...values: Value[]): Shape<Value> =>
  (value): value is Value =>
    values.some((known) => known === value);

export const orNull =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || shape(value);

export const optional =
  <Value>(shape: Shape<Value>): Shape<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || shape(value);

export const listOf =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(shape);

/** Fields that are not named may be there. */
export const fieldsOf =
  <Shapes extends Record<string, Shape<unknown>>>(
    shapes: Shapes,
  ): Shape<{ [Field in keyof Shapes]: ShapeOf<Shapes[Field]> }> =>
  (value): value is { [Field in keyof Shapes]: ShapeOf<Shapes[Field]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shapes).every(([field, shape]) => shape(Reflect.get(value, field)));

export const anyOf =
  <Shapes extends Shape<unknown>[]>(...shapes: Shapes): Shape<ShapeOf<Shapes[number]>> =>
  (value): value is ShapeOf<Shapes[number]> =>
    shapes.some((shape) => shape(value));

/** The JSON of a storage, if it has the shape. */
export function readStored<Value>(json: string | null | undefined, shape: Shape<Value>) {
  if (!json) return undefined;
  try {
    const stored: unknown = JSON.parse(json);
    return shape(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
