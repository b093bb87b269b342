import { randomInt } from 'node:crypto';
import type { Chance } from '#shared/features/attempt/paper.ts';

const steps = 2 ** 47;

/** Chance that nobody can foresee from earlier draws. */
export const secureChance: Chance = () => randomInt(steps) / steps;
