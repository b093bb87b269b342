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
    `${score} de ${total} pontos (${percent}): aprovado`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} de ${total} pontos (${percent}): não aprovado`,
  unmarked: ({ score, total, percent }) =>
    `${score} de ${total} pontos (${percent}): nem tudo corrigido`,
  unmarkedNote:
    'As respostas corrigidas por uma pessoa não são corrigidas em um teste: aqui não contam.',
  tryAgain: 'Tentar de novo',
  back: 'Voltar ao editor',
  width: 'Largura',
  desktop: 'Computador',
  phone: 'Celular',
  close: 'Fechar',
  shared: {
    pageTitle: 'Experimentar um quiz',
    description: 'Um quiz compartilhado com você por um link secreto.',
    lead: 'Este quiz foi compartilhado com você por um link secreto. Experimente: nada é salvo nem contado.',
    validUntil: ({ date }) => `O link é válido até ${date}.`,
    start: 'Começar',
    notComplete: 'O link não está completo',
    openWhole: 'Abra o link inteiro que você recebeu.',
    notOpened: 'Não foi possível abrir o quiz',
    ended: 'Este link não funciona mais',
    endedText: 'Ele expirou ou foi desativado. Peça um novo.',
    notStarted: 'Não foi possível começar o quiz',
    grading: 'Suas respostas estão sendo corrigidas.',
    notGraded: 'Não foi possível corrigir suas respostas. Elas ainda estão aqui.',
    notCounting: 'Nada é salvo nem contado.',
    notCounted: 'Nada foi salvo nem contado.',
    scoreOnly: 'Este quiz mostra só a pontuação. Nada foi salvo nem contado.',
    marksOnly:
      'Este quiz mostra quais respostas estavam certas, mas não o gabarito. Nada foi salvo nem contado.',
  },
};
