import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Compartilhe sua experiência',
  description: 'Conte aos outros como é aprender aqui.',
  lead: 'Conte aos outros como é aprender aqui. Suas palavras aparecerão na página inicial depois de aprovadas.',
  signIn: {
    title: 'É preciso entrar',
    hint: 'Entre para compartilhar sua experiência.',
    action: 'Entrar',
  },
  earlier: {
    pending: 'Seu último depoimento aguarda revisão. Um novo o substituirá.',
    approved:
      'Seu último depoimento está na página inicial. Um novo o substituirá depois de aprovado.',
    rejected: 'Seu último depoimento não foi publicado. Você pode escrever outro.',
  },
  thanks: {
    title: 'Obrigado!',
    text: 'Recebemos seu depoimento. Ele aparecerá na página inicial depois de aprovado.',
    another: 'Escrever outro',
    explore: 'Explorar quizzes',
  },
  form: {
    leaving: 'Seu depoimento não foi enviado e seria perdido.',
    name: 'Nome',
    nameHint: 'Como aparecerá com seu depoimento',
    role: 'Ocupação',
    roleHint: 'Estudante, docente, pessoa curiosa…',
    rating: 'Avaliação',
    content: 'Depoimento',
    contentHint: 'Como é aprender aqui?',
    length: ({ length, most }) => `${number(length)} de ${number(most)}`,
    failed: 'Não foi possível enviar o depoimento. Tente de novo.',
    kept: 'O que você escreveu continua aqui.',
    submit: 'Enviar depoimento',
  },
  preview: {
    label: 'Prévia',
    hint: 'Como vai ficar',
    name: 'Seu nome',
    role: 'Sua ocupação',
    content: 'Suas palavras.',
  },
  ratings: {
    unrated: 'Clique para avaliar sua experiência',
    poor: 'Ruim',
    fair: 'Regular',
    good: 'Boa',
    veryGood: 'Muito boa',
    excellent: 'Excelente!',
  },
  star: ({ star, label }) => `${number(star)} de 5 estrelas: ${label}`,
  rated: ({ rating }) => `Avaliação: ${number(rating)} de 5`,
  carousel: {
    label: 'Depoimentos',
    carousel: 'carrossel',
    slide: 'slide',
    position: ({ position, count }) => `${number(position)} de ${number(count)}`,
    failed: 'Erro ao carregar os depoimentos',
    loading: 'Carregando depoimentos…',
    none: 'Ainda não há depoimentos. Escreva o primeiro.',
    previous: 'Depoimento anterior',
    next: 'Próximo depoimento',
    item: ({ position }) => `Depoimento ${number(position)}`,
    play: 'Reproduzir depoimentos',
    pause: 'Pausar depoimentos',
    hint: 'Use os botões para ler os depoimentos no seu ritmo.',
  },
};
