import type { z } from 'zod';

const nouns: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

const formats: Record<string, string> = {
  email: 'a valid email address',
  url: 'a valid address',
  datetime: 'a date and time in ISO 8601 form',
  date: 'a date in the form YYYY-MM-DD',
};

/** The message for people about an invalid input, used if the schema has none. */
export function explain(issue: z.core.$ZodRawIssue): string | undefined {
  const name = issue.path?.join('.') || 'The request';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.path?.length
        ? `${name} is required`
        : `${name} must be ${nouns[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return issue.input === undefined
        ? `${name} is required`
        : `${name} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_format':
      return `${name} must be ${formats[issue.format] ?? 'in the right form'}`;
    case 'too_small':
      return issue.inclusive === false
        ? `${name} must be more than ${issue.minimum}`
        : `${name} must ${size(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `${name} must ${size(issue.origin, 'at most', issue.maximum)}`;
    case 'invalid_union':
      return `${name} has none of the accepted forms`;
    default:
      return undefined;
  }
}

function size(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string')
    return `have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set')
    return `have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${limit}`;
}
