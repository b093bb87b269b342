import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  unreachable:
    'No hemos podido conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  unexpected: 'Algo ha salido mal. Inténtalo de nuevo.',
  restarting:
    'El servidor no está disponible en este momento. Inténtalo de nuevo dentro de un momento.',
  tryAgain: 'Reintentar',
  reference: ({ id }) => `Referencia ${id}`,
  pageDidNotLoad: 'No se pudo cargar esta página',
  partDidNotLoad: 'No se pudo cargar esta parte',
  homePage: 'Página de inicio',
};
