import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Comparte tu experiencia',
  description: 'Cuenta a los demás cómo es aprender aquí.',
  lead: 'Cuenta a los demás cómo es aprender aquí. Tus palabras aparecerán en la página de inicio cuando las aprobemos.',
  signIn: {
    title: 'Inicio de sesión necesario',
    hint: 'Inicia sesión para compartir tu experiencia.',
    action: 'Iniciar sesión',
  },
  earlier: {
    pending: 'Tu último testimonio está pendiente de revisión. Uno nuevo lo sustituirá.',
    approved:
      'Tu último testimonio está en la página de inicio. Uno nuevo lo sustituirá cuando se apruebe.',
    rejected: 'Tu último testimonio no se publicó. Puedes escribir otro.',
  },
  thanks: {
    title: '¡Gracias!',
    text: 'Hemos recibido tu testimonio. Aparecerá en la página de inicio cuando se apruebe.',
    another: 'Escribir otro',
    explore: 'Explorar cuestionarios',
  },
  form: {
    leaving: 'Tu testimonio no se ha enviado y se perdería.',
    name: 'Nombre',
    nameHint: 'Tal como aparecerá con tu testimonio',
    role: 'Ocupación',
    roleHint: 'Estudiante, docente, persona curiosa…',
    rating: 'Valoración',
    content: 'Testimonio',
    contentHint: '¿Cómo es aprender aquí?',
    length: ({ length, most }) => `${number(length)} de ${number(most)}`,
    failed: 'No se pudo enviar el testimonio. Inténtalo de nuevo.',
    kept: 'Lo que escribiste sigue aquí.',
    submit: 'Enviar testimonio',
  },
  preview: {
    label: 'Vista previa',
    hint: 'Así se verá',
    name: 'Tu nombre',
    role: 'Tu ocupación',
    content: 'Tus palabras.',
  },
  ratings: {
    unrated: 'Haz clic para valorar tu experiencia',
    poor: 'Mala',
    fair: 'Regular',
    good: 'Buena',
    veryGood: 'Muy buena',
    excellent: '¡Excelente!',
  },
  star: ({ star, label }) => `${number(star)} de 5 estrellas: ${label}`,
  rated: ({ rating }) => `Valoración: ${number(rating)} de 5`,
  carousel: {
    label: 'Testimonios',
    carousel: 'carrusel',
    slide: 'diapositiva',
    position: ({ position, count }) => `${number(position)} de ${number(count)}`,
    failed: 'Error al cargar los testimonios',
    loading: 'Cargando testimonios…',
    none: 'Todavía no hay testimonios. Escribe el primero.',
    previous: 'Testimonio anterior',
    next: 'Testimonio siguiente',
    item: ({ position }) => `Testimonio ${number(position)}`,
    play: 'Reproducir testimonios',
    pause: 'Pausar testimonios',
    hint: 'Usa los botones para leer los testimonios a tu ritmo.',
  },
};
