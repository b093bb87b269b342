import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  ask: 'O que você acha deste quiz?',
  hint: 'Quem o escreveu lê a sua opinião, sem o seu nome.',
  give: 'Dar estrelas a este quiz',
  yours: 'Suas estrelas para este quiz',
  change: 'Alterar',
  remove: 'Retirar',
  removed: 'Suas estrelas foram retiradas',
  remark: 'Em poucas palavras (opcional)',
  send: 'Enviar',
  cancel: 'Cancelar',
  sent: 'Obrigado',
  failed: 'Não foi salvo',
  star: ({ star, label }) => `${number(star)} de 5 estrelas: ${label}`,
  rated: ({ rating }) => `Avaliação: ${number(rating)} de 5`,
  ratings: {
    poor: 'Ruim',
    fair: 'Regular',
    good: 'Boa',
    veryGood: 'Muito boa',
    excellent: 'Excelente!',
  },
};
