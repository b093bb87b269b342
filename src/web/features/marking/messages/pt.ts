import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof english> = {
  title: 'Correção',
  intro: 'Respostas que esperam sua correção.',
  denied: 'Só autores e professores corrigem respostas.',
  failed: 'Não foi possível carregar as respostas',
  none: 'Nada a corrigir',
  noneHint: 'As respostas dissertativas aparecem aqui quando as tentativas terminam.',
  ofClass: 'Turma',
  allClasses: 'Todas',
  since: 'desde',
  marked: 'Respostas corrigidas',
  noneMarked: 'Nenhuma resposta foi corrigida ainda',
  allMarked: 'Todas as respostas foram corrigidas',
  toList: 'Voltar à lista',
  previous: 'Anterior',
  next: 'Próxima',
  names: 'Mostrar nomes',
  nameHidden: 'Nome oculto',
  question: 'Pergunta',
  answer: 'Resposta',
  sampleAnswer: 'Resposta modelo',
  notes: 'Notas para a correção',
  credit: 'Nota em porcentagem',
  incomplete: 'A nota está incompleta',
  comment: 'Comentário',
  commentHint: 'O aluno lê com o resultado.',
  save: 'Salvar',
  saveAndNext: 'Salvar e continuar',
  saved: 'A nota foi salva',
  notSaved: 'A nota não foi salva',
  changedMeanwhile:
    'Outra pessoa corrigiu esta resposta nesse meio-tempo. Veja a nota abaixo; salve de novo para substituí-la.',
  takesPass: 'Retirar a aprovação?',
  takesPassHint: 'O aluno viu a tentativa como aprovada. Com esta nota, ela deixa de ser.',
  saveAnyway: 'Salvar mesmo assim',
  keys: 'Teclas: N próxima, P anterior, Ctrl+Enter salva.',
  levelKeys: 'Teclas: 1–9 escolhem um nível, N próxima, P anterior, Ctrl+Enter salva.',
  history: 'Notas até agora',
  unknown: 'desconhecido',
  waiting: ({ shown }) => `A corrigir: ${shown}`,
  toMark: ({ count }) =>
    plural(count, {
      one: '# resposta espera sua correção',
      other: '# respostas esperam sua correção',
    }),
  words: ({ count }) => `Palavras: ${count}`,
  tooShort: ({ count }) => `menos de ${count}`,
  tooLong: ({ count }) => `mais de ${count}`,
  gives: ({ percent }) => `Nota: ${percent}`,
  points: ({ shown }) => `Pontos: ${shown}`,
  position: ({ number, total }) => `${number} de ${total}`,
};
