import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: 'Analítica',
  question:
    '¿Podemos contar qué páginas se leen? Lo hace un servicio externo y solo si aceptas. Más en la <policy>Política de privacidad</policy>.',
  no: 'No',
  yes: 'Sí',
  choice: {
    title: 'Tu elección sobre la analítica',
    granted: 'Aceptaste que se cuenten las páginas vistas en este navegador.',
    denied: 'Las páginas vistas en este navegador no se cuentan.',
    open: 'Aún no has elegido; hasta entonces no se cuenta nada.',
    deny: 'No contar',
    grant: 'Contar páginas vistas',
  },
};
