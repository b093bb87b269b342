import type { Mutation } from './edits.ts';

/**
 * Mutations that are checked in one program, because each introduces a name of its own: all renamed procedures, which
 * are independent of one another, and fields, at most one of a feature. Another one that changes the same types could
 * be the only reason why a name is missed.
 */
export function groupsOf(mutations: Mutation[]): Mutation[][] {
  const groups: Mutation[][] = [];
  for (const mutation of mutations.filter(({ introduces }) => introduces)) {
    const group = groups.find((others) => others.every((other) => areApart(other, mutation)));
    if (group) group.push(mutation);
    else groups.push([mutation]);
  }
  return groups.filter(({ length }) => length > 1);
}

function areApart(one: Mutation, other: Mutation): boolean {
  if (one.introduces === other.introduces || isOfRouter(one) !== isOfRouter(other)) return false;
  return isOfRouter(one) || featureOf(one) !== featureOf(other);
}

const fileOf = ({ edits: [edit] }: Mutation) => edit?.file ?? '';
const isOfRouter = (mutation: Mutation) => fileOf(mutation).endsWith('/router.ts');
const featureOf = (mutation: Mutation) => /\/features\/(\w+)\//.exec(fileOf(mutation))?.[1];

/** Whether an error is that a name is missing, or that another one is used in its place. */
export const misses = (name: string) => {
  const missing = new RegExp(
    [
      `Property '${name}' is missing`,
      `missing the following properties from type '.*': (?:\\w+, )*${name}\\b`,
      `Did you mean (?:to write )?'${name}'\\?`,
    ].join('|'),
  );
  return (text: string) => missing.test(text);
};
