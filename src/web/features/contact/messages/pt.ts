import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Contato',
  description: 'Dúvidas, erros em um quiz, ideias: escreva para nós. Respondemos em até 24 horas.',
  lead: 'Uma dúvida, um erro em um quiz, uma ideia: escreva para nós. Respondemos em até 24 horas.',
  categories: {
    general: 'Dúvida geral',
    technical: 'Problema técnico',
    account: 'Minha conta',
    quiz: 'Um quiz ou uma pergunta',
    billing: 'Cobrança',
    feature: 'Ideia de recurso',
    bug: 'Relato de erro',
    other: 'Outro assunto',
  },
  choose: 'Escolha uma categoria',
  name: 'Nome',
  email: 'E-mail',
  category: 'Categoria',
  subject: 'Assunto',
  message: 'Mensagem',
  length: ({ length, most }) => `${number(length)} de ${number(most)}`,
  leaveEmpty: 'Deixe em branco',
  failed: 'Não foi possível enviar a mensagem',
  kept: 'O que você escreveu continua aqui.',
  alsoWrite: 'Você também pode escrever para <mail></mail>.',
  onlyToReply: 'Usamos seu endereço só para responder.',
  orWrite: 'Ou escreva para <mail></mail>.',
  send: 'Enviar mensagem',
  sent: {
    title: 'Mensagem enviada!',
    thanks: 'Obrigado. Responderemos a <email></email> em até 24 horas.',
    reference: ({ reference }) => `Sua referência é ${reference}.`,
    another: 'Escrever outra mensagem',
    home: 'Início',
  },
  failure: {
    fallback: 'Não foi possível enviar a mensagem. Tente de novo ou fale conosco diretamente.',
    invalid:
      'Resposta inválida do servidor. Não foi possível enviar a mensagem. Tente de novo ou fale conosco diretamente.',
    http: ({ status }) =>
      `Erro HTTP ${status}. Não foi possível enviar a mensagem. Tente de novo ou fale conosco diretamente.`,
  },
};
