import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  found: 'Há trabalho não salvo',
  neverSaved: 'Um rascunho de <at></at> não chegou a ser salvo.',
  changedSince: 'A versão salva foi alterada desde então.',
  replaces: 'Continuá-lo substitui o que está agora na tela.',
  resume: 'Continuar este rascunho',
  discard: 'Descartar',
  savedAt: 'Rascunho salvo às <at></at>',
  hereOnly: ({ reason }) => `Rascunho mantido só nesta aba. ${reason}`,
  undecided: 'Nenhum rascunho é guardado até você escolher acima.',
  unsaved: 'Alterações não salvas',
};
