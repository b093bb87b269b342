import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Configurações de notificações',
  lead: 'Quais notificações você recebe, e onde.',
  tableName: 'Tipos de notificações',
  kind: 'Notificação',
  inApp: 'No sino',
  mail: 'Por e-mail',
  inAppOf: ({ kind }) => `${kind}: no sino`,
  mailOf: ({ kind }) => `${kind}: por e-mail`,
  push: 'Em dispositivos',
  pushOf: ({ kind }) => `${kind}: em dispositivos`,
  device: {
    label: 'Notificações neste dispositivo',
    hint: 'Também com o site fechado, até você sair aqui. Elas mostram só o título. As horas de silêncio valem para elas.',
    failed: 'Este dispositivo não mostra notificações',
    blocked:
      'O navegador bloqueia as notificações deste site. Permita-as nas configurações e tente de novo.',
    unreachable: 'O navegador não alcança o serviço de push. Tente mais tarde.',
    missing:
      'Este navegador não pode mostrar notificações deste site. Em um telefone, adicionar o site à tela inicial pode ajudar.',
  },
  kinds: {
    'assignment-given': 'Novas tarefas',
    'assignment-due': 'Tarefas com prazo próximo',
    'assignment-overdue': 'Tarefas atrasadas',
    'result-regraded': 'Resultados retificados',
    'result-marked': 'Respostas corrigidas',
    'report-settled': 'Respostas aos seus relatos',
    'quiz-reopened': 'Quizzes abertos de novo',
    'reviews-due': 'Perguntas para revisar',
    'certificate-issued': 'Certificados',
    'achievements-earned': 'Conquistas',
    'streak-ending': 'Meta diária ainda em aberto à noite',
  },
  mails: 'E-mails',
  rhythm: 'Com que frequência',
  rhythms: { daily: 'No máximo um e-mail por dia', each: 'Um e-mail para cada, na hora' },
  dueDays: 'Lembrar antes do prazo',
  days: ({ count }) => plural(count, { one: '# dia antes', other: '# dias antes' }),
  quiet: 'Horas de silêncio',
  quietHint:
    'Sem e-mails e sem notificações em dispositivos entre estes horários, no fuso horário do seu perfil.',
  from: 'Das',
  until: 'Até',
  unverified: 'Os e-mails chegarão quando você tiver <link>confirmado seu endereço</link>.',
  failed: 'Não foi salvo',
};
