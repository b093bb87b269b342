import { randomInt } from 'node:crypto';
import type { Chance } from '#shared/kernel/chance.ts';

const steps = 2 ** 47;

/** Random numbers that cannot be predicted from earlier ones. */
export const secureChance: Chance = () => randomInt(steps) / steps;
