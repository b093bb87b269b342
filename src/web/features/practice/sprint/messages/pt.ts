import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Sprint de cinco minutos',
  lead: 'Quantas respostas certas você conseguir em cinco minutos, de tudo o que pode praticar. Não conta em nenhuma classificação.',
  best: ({ right }) => `Seu recorde de acertos: ${right}`,
  start: 'Começar o sprint',
  notStarted: 'O sprint não começou',
  left: 'Tempo restante',
  rightSoFar: ({ right }) => `Certas: ${right}`,
  over: 'O tempo acabou',
  result: ({ right, answers }) => `${right} de ${answers} certas`,
  newBest: 'Um novo recorde!',
  again: 'Outro sprint',
};
