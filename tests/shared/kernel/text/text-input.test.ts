import { expect, test } from 'vitest';
import { RequiredText, TextInput } from '#shared/kernel/text/text-input.ts';

test.each([
  ['TextInput', TextInput(5)],
  ['RequiredText', RequiredText({ max: 5, tooShort: 'Too short' })],
])('a text that is too long for %s is not checked further', (_name, text) => {
  const checked: string[] = [];
  const schema = text.refine((value) => {
    checked.push(value);
    return true;
  });
  expect(schema.safeParse('x'.repeat(6)).success).toBe(false);
  expect(checked).toEqual([]);
  expect(schema.safeParse('x'.repeat(5)).success).toBe(true);
  expect(checked).toEqual(['xxxxx']);
});
