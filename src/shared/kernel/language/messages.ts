/**
 * The same messages in another language: a text for each text, and for each function one that takes the same
 * values. English is written first and is the type of all others, so a missing message does not compile.
 */
export type Translation<Messages> = {
  readonly [Name in keyof Messages]: Messages[Name] extends string
    ? string
    : Messages[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translation<Messages[Name]>;
};
