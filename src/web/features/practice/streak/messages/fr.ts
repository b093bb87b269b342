import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Objectif du jour',
  answered: ({ answered, goal }) => `${answered} questions sur ${goal} aujourd’hui`,
  reached: ({ answered }) => `Atteint aujourd’hui : ${answered} questions`,
  inARow: ({ days }) => `Jours d’affilée : ${days}`,
  freezes: ({ count }) => `Jours de réserve : ${count}`,
  freezesHint:
    'Sept jours d’affilée donnent un jour de réserve, deux au plus. Un jour manqué en utilise un, et le compte continue.',
  week: 'Les sept derniers jours',
  states: {
    reached: 'objectif atteint',
    frozen: 'jour de réserve utilisé',
    none: 'objectif non atteint',
  },
};
