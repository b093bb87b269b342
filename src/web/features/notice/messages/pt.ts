import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Notificações',
  lead: 'As novidades para você: primeiro as mais recentes.',
  none: 'Nada de novo',
  noneHint: 'Aqui você vê as tarefas que recebeu e os prazos.',
  markRead: 'Marcar como lida',
  markAllRead: 'Marcar todas como lidas',
  all: 'Ver todas',
  settings: 'Configurações de notificações',
  unread: 'Não lida',
  failed: 'Não foi salvo',
  loadFailed: 'As notificações não foram carregadas',
  newer: 'Mais recentes',
  older: 'Anteriores',
  lines: {
    'assignment-given': '“<quiz></quiz>” foi atribuído em <class></class>. Prazo: <date></date>.',
    'assignment-due': 'Prazo de “<quiz></quiz>” (<class></class>): <date></date>.',
    'assignment-overdue':
      'O prazo de “<quiz></quiz>” (<class></class>) era <date></date>, e a tarefa ainda não foi feita.',
    'result-regraded':
      'Uma pergunta foi corrigida novamente. Seu resultado em “<quiz></quiz>” agora é <score></score> de <total></total>.',
    'result-marked':
      'Todas as respostas em “<quiz></quiz>” foram corrigidas. Seu resultado é <score></score> de <total></total>.',
    'quiz-reopened': 'Você já pode refazer “<quiz></quiz>”.',
    'reviews-due':
      'Perguntas para revisar: <due></due>. Alguns minutos agora poupam muito tempo depois.',
    'certificate-issued':
      'Você foi aprovado em todos os quizzes de “<quiz></quiz>”: aqui está seu certificado.',
    'achievements-earned': 'Novas conquistas: <earned></earned>. Seu perfil as mostra.',
    'streak-ending':
      'Sua meta diária ainda está em aberto hoje. Perguntas restantes: <left></left>. Dias seguidos até agora: <days></days>.',
  },
  givenWithoutDate: '“<quiz></quiz>” foi atribuído em <class></class>.',
  settled: {
    fixed:
      'Seu relato sobre uma pergunta de “<quiz></quiz>” foi analisado e a pergunta foi corrigida.',
    kept: 'Seu relato sobre uma pergunta de “<quiz></quiz>” foi analisado. A pergunta fica como está.',
  },
};
