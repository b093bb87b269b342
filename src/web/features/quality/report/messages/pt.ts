import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  report: 'Relatar um problema',
  reported: ({ kind }) => `Relato enviado: ${kind}`,
  title: 'O que há de errado nesta pergunta?',
  kind: 'Problema',
  kinds: {
    wrong_key: 'A resposta marcada como certa está errada',
    unclear: 'A pergunta não é clara',
    typo: 'Erro de digitação ou de língua',
    offensive: 'Conteúdo ofensivo',
    other: 'Outra coisa',
  },
  note: 'Detalhes',
  noteHint:
    'Por exemplo, qual resposta você acha certa e por quê. Quem analisa o relato vê o seu nome.',
  close: 'Fechar',
  send: 'Enviar relato',
  sent: 'Obrigado pelo relato',
  sentText:
    'Um autor da pergunta ou um administrador vai analisá-lo. Até lá, seu resultado continua igual.',
  failed: 'O relato não foi enviado',
};
