import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Erfahrungsberichte',
  pageTitle: 'Erfahrungsberichte, Verwaltung',
  description: 'Gib frei, was Lernende sagen, oder lehne es ab.',
  denied: 'Zugriff verweigert',
  loadFailed: 'Die Erfahrungsberichte konnten nicht geladen werden',
  toReview: ({ count }) =>
    plural(count, {
      one: '# Erfahrungsbericht zu prüfen',
      other: '# Erfahrungsberichte zu prüfen',
    }),
  pendingReview: 'Zu prüfen',
  status: {
    pending: 'Ausstehend',
    approved: 'Freigegeben',
    rejected: 'Abgelehnt',
  },
  from: 'Von',
  testimonial: 'Erfahrungsbericht',
  stars: 'Sterne',
  ofFiveStars: ({ rating }) => `${rating} von 5 Sternen`,
  received: 'Eingegangen',
  statusTitle: 'Status',
  whichToShow: 'Welche anzeigen',
  all: 'Alle',
  find: 'Erfahrungsbericht suchen',
  nameOrWords: 'Name oder Wörter',
  keys: 'In einer Zeile gibt A frei und R lehnt ab.',
  testimonialOf: ({ name }) => `den Erfahrungsbericht von ${name}`,
  approve: 'Freigeben',
  reject: 'Ablehnen',
  pendingAgain: 'Wieder ausstehend',
  delete: 'Löschen',
  approveOf: ({ name }) => `Erfahrungsbericht von ${name} freigeben`,
  rejectOf: ({ name }) => `Erfahrungsbericht von ${name} ablehnen`,
  pendingAgainOf: ({ name }) => `Erfahrungsbericht von ${name} wieder auf ausstehend setzen`,
  deleteOf: ({ name }) => `Erfahrungsbericht von ${name} löschen`,
  noMatch: 'Kein passender Erfahrungsbericht',
  tryOtherWords: 'Versuche es mit weniger oder anderen Wörtern.',
  noneToReview: 'Kein Erfahrungsbericht zu prüfen',
  noneHere: 'Hier sind keine Erfahrungsberichte',
  appearsHere: 'Hier erscheint, was Lernende einsenden.',

  actions: {
    updateFailed: 'Der Erfahrungsbericht konnte nicht aktualisiert werden',
    restoreFailed: 'Der Erfahrungsbericht konnte nicht wiederhergestellt werden',
    deleteFailed: 'Der Erfahrungsbericht konnte nicht gelöscht werden',
    deleteOne: ({ name }) => `Erfahrungsbericht von ${name} löschen?`,
    deleteMany: ({ count }) =>
      plural(count, {
        one: '# Erfahrungsbericht löschen?',
        other: '# Erfahrungsberichte löschen?',
      }),
    consequences:
      'Er verschwindet für alle. Du kannst dies in der folgenden Meldung rückgängig machen.',
    missing: ({ count }) =>
      plural(count, {
        one: '# Erfahrungsbericht war inzwischen gelöscht worden.',
        other: '# Erfahrungsberichte waren inzwischen gelöscht worden.',
      }),
    approved: {
      done: ({ count }) =>
        plural(count, {
          one: 'Erfahrungsbericht freigegeben',
          other: '# Erfahrungsberichte freigegeben',
        }),
      notDone: 'Nicht freigegeben',
      already: ({ count }) =>
        plural(count, {
          one: '# Erfahrungsbericht war schon freigegeben.',
          other: '# Erfahrungsberichte waren schon freigegeben.',
        }),
    },
    rejected: {
      done: ({ count }) =>
        plural(count, {
          one: 'Erfahrungsbericht abgelehnt',
          other: '# Erfahrungsberichte abgelehnt',
        }),
      notDone: 'Nicht abgelehnt',
      already: ({ count }) =>
        plural(count, {
          one: '# Erfahrungsbericht war schon abgelehnt.',
          other: '# Erfahrungsberichte waren schon abgelehnt.',
        }),
    },
    pending: {
      done: ({ count }) =>
        plural(count, {
          one: 'Erfahrungsbericht wieder ausstehend',
          other: '# Erfahrungsberichte wieder ausstehend',
        }),
      notDone: 'Nicht wieder auf ausstehend gesetzt',
      already: ({ count }) =>
        plural(count, {
          one: '# Erfahrungsbericht war schon ausstehend.',
          other: '# Erfahrungsberichte waren schon ausstehend.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, {
          one: 'Entscheidung zurückgenommen',
          other: '# Entscheidungen zurückgenommen',
        }),
      notDone: 'Nicht zurückgenommen',
      already: ({ count }) =>
        plural(count, {
          one: '# Erfahrungsbericht war schon wie zuvor.',
          other: '# Erfahrungsberichte waren schon wie zuvor.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, {
          one: 'Erfahrungsbericht gelöscht',
          other: '# Erfahrungsberichte gelöscht',
        }),
      notDone: 'Nicht gelöscht',
      already: ({ count }) =>
        plural(count, {
          one: '# Erfahrungsbericht war schon gelöscht.',
          other: '# Erfahrungsberichte waren schon gelöscht.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, {
          one: 'Erfahrungsbericht wiederhergestellt',
          other: '# Erfahrungsberichte wiederhergestellt',
        }),
      notDone: 'Nicht wiederhergestellt',
      already: ({ count }) =>
        plural(count, {
          one: '# Erfahrungsbericht war schon wiederhergestellt.',
          other: '# Erfahrungsberichte waren schon wiederhergestellt.',
        }),
    },
  },
};
