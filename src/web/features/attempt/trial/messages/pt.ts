import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: 'Prévia desta pergunta',
  whatToShow: 'O que mostrar',
  question: 'Pergunta',
  result: 'Resultado',
  title: 'Teste deste quiz: nada é salvo nem contado',
  notFinished: 'Nenhuma pergunta está pronta ainda',
  passed: ({ score, total, percent }) => `${score} de ${total} corretas (${percent}): aprovado`,
  failed: ({ score, total, percent }) => `${score} de ${total} corretas (${percent}): não aprovado`,
  passedByPoints: ({ score, total, percent }) =>
    `${score} de ${total} pontos (${percent}): Aprovado`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} de ${total} pontos (${percent}): Não aprovado`,
  toBeMarked: ({ score, total, percent }) => `${score} de ${total} pontos (${percent}): A corrigir`,
  tryAgain: 'Tentar de novo',
  back: 'Voltar ao editor',
  width: 'Largura',
  desktop: 'Computador',
  phone: 'Celular',
  close: 'Fechar',
};
