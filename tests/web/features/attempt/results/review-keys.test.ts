import { expect, it } from 'vitest';
import { stepOf } from '#web/features/attempt/results/review-keys.tsx';
import { textDirection } from '#web/features/attempt/text-direction.ts';

const key = (name: string, held = {}) => ({
  key: name,
  ctrlKey: false,
  shiftKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it('J goes to the next and K to the previous question, except in a text field and with a modifier key', () => {
  expect(stepOf(key('j'), 'page')).toBe(1);
  expect(stepOf(key('K'), 'control')).toBe(-1);
  expect(stepOf(key('j'), 'text')).toBeUndefined();
  expect(stepOf(key('k', { ctrlKey: true }), 'page')).toBeUndefined();
  expect(stepOf(key('l'), 'page')).toBeUndefined();
});

it('the direction of a text is that of its first letter', () => {
  expect(textDirection('1. ما هي عاصمة لبنان؟')).toBe('rtl');
  expect(textDirection('מהי?')).toBe('rtl');
  expect(textDirection('What does שלום mean?')).toBe('ltr');
  expect(textDirection('42')).toBe('ltr');
});
