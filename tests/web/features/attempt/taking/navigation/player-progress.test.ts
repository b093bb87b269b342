import { expect, it } from 'vitest';
import { evenPace } from '#web/features/attempt/taking/navigation/player-progress.tsx';

it('an even pace has done the same share of the quiz as of its time', () => {
  expect(evenPace(600, 600)).toBe(0);
  expect(evenPace(450, 600)).toBe(25);
  expect(evenPace(0, 600)).toBe(100);
  expect(evenPace(900, 600)).toBe(0);
  expect(evenPace(0, 0)).toBe(100);
});
