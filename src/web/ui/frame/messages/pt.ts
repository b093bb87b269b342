import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  home: 'Início',
  quizzes: 'Quizzes',
  series: 'Séries',
  blog: 'Blog',
  profile: 'Perfil',
  contact: 'Contato',
  privacyPolicy: 'Política de privacidade',
  termsOfService: 'Termos de serviço',
  accessibility: 'Acessibilidade',
  skipToContent: 'Ir para o conteúdo',
  homePage: ({ product }) => `${product}, página inicial`,
  main: 'Principal',
  footer: 'Rodapé',
  menu: 'Menu',
  closeMenu: 'Fechar o menu',
  language: 'Idioma',
  languageFailed: 'O idioma não foi alterado',
  toLight: 'Mudar para cores claras',
  toDark: 'Mudar para cores escuras',
};
