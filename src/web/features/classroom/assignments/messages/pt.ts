import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  edit: 'Alterar a tarefa',
  editNamed: ({ name }) => `Alterar a tarefa ${name}`,
  editHint: 'As notas seguem logo as novas condições. As notas definidas à mão são mantidas.',
  edited: 'A tarefa foi alterada',
  outdated: 'Esta tarefa foi alterada em outro lugar',
  outdatedHint:
    'Nada foi sobrescrito. O que você inseriu ainda está no formulário; não é possível salvar por cima da versão mais recente.',
  loadNewest: 'Substituir o que inseri pela versão mais recente',
  draftHint: 'Este quiz é um rascunho. Os membros podem abri-lo quando for publicado.',
  series: 'Série',
  seriesHint:
    'A tarefa está feita com a aprovação em todos os quizzes da série. Quizzes adicionados depois também contam.',
  findSeries: 'Buscar uma série',
  noSeries: 'Nenhuma série encontrada',
  quizzes: ({ count }) => plural(count, { one: '# quiz', other: '# quizzes' }),
  late: 'Trabalho com atraso',
  policies: {
    marked: 'Conta e é marcado com atraso',
    refused: 'Não conta',
    deducted: 'Conta com desconto',
    deducted_daily: 'Conta com desconto por dia',
  },
  deduction: 'Desconto',
  deductionPerDay: 'Desconto por dia iniciado',
  deductionHint: 'Pontos de 100: com 10, uma nota de 80% passa a 70%.',
  maxDeduction: 'No máximo',
  cutOff: 'Última data',
  cutOffHint: 'Vazio: nenhuma. O trabalho posterior não conta.',
  cutOffBeforeDue: 'A última data deve ser depois do prazo',
  audience: 'Para',
  everybody: 'Todos',
  everybodyHint: 'Todos da turma, também quem entrar depois.',
  chosenMembers: 'Membros escolhidos',
  members: 'Membros',
  findMembers: 'Buscar membros',
  noMember: 'Nenhum membro encontrado',
  forMembers: ({ count }) => plural(count, { one: 'Para # membro.', other: 'Para # membros.' }),
  differentFor: ({ count }) =>
    plural(count, {
      one: 'Diferente para # membro.',

      other: 'Diferente para # membros.',
    }),
  different: 'Diferente para alguns membros',
  differentHint:
    'Uma data posterior, outro início ou dispensa. O tempo adicional é concedido em “Membros”.',
  addMember: 'Adicionar um membro',
  removeNamed: ({ name }) => `Remover o que é diferente para ${name}`,
  laterDue: 'Prazo posterior',
  laterCutOff: 'Última data posterior',
  otherStart: 'Outro início',
  asForAll: 'Vazio: como para todos.',
  excuse: 'Dispensada: o trabalho não conta',
  notLater: 'A data deve ser posterior à da tarefa',
  startAfterDue: 'O início deve ser anterior ao prazo',
  notes: {
    refused: 'O trabalho com atraso não conta.',
    deducted: ({ percent }) => `O trabalho com atraso perde ${percent} pontos de 100.`,
    deductedDaily: ({ percent, maxPercent }) =>
      `O trabalho com atraso perde ${percent} pontos de 100 por dia, no máximo ${maxPercent}.`,
    cutOff: 'Depois de <date></date> nada conta.',
  },
};
