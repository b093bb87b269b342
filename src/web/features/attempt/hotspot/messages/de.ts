import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  help: 'Klicke oder tippe auf das Bild. Mit der Tastatur: Die Pfeiltasten bewegen das Kreuz, mit Umschalt in größeren Schritten; Enter setzt eine Markierung, Entf entfernt sie.',
  cross: 'Bild zur Frage',
  placed: ({ count, total }) => `${count} von ${total} gesetzt`,
  at: ({ left, top }) => `${left} von links, ${top} von oben`,
  spotPlaced: ({ number, left, top }) =>
    `Markierung ${number} gesetzt: ${left} von links, ${top} von oben`,
  spotRemoved: ({ number }) => `Markierung ${number} entfernt`,
  full: ({ total }) =>
    `${plural(total, { one: '# Markierung ist gesetzt', other: 'Alle # Markierungen sind gesetzt' })}. Entferne zuerst eine.`,
  noSpotHere: 'Hier ist keine Markierung.',
  spot: ({ number, left, top }) => `Markierung ${number}: ${left} von links, ${top} von oben`,
  remove: ({ number }) => `Markierung ${number} entfernen`,
  withList: 'Stattdessen mit einer Liste antworten',
  withPicture: 'Im Bild antworten',
  chooseRegions: ({ count }) =>
    `Wähle ${plural(count, { one: '# Bereich', other: '# Bereiche' })} des Bildes.`,
  enlarge: 'Bild vergrößern',
  reduce: 'Ganzes Bild zeigen',
  right: 'in einem richtigen Bereich',
  wrong: 'in keinem richtigen Bereich',
  rightRegions: 'Richtige Bereiche',
  region: ({ number }) => `Bereich ${number}`,
  hit: 'getroffen',
  missed: 'nicht getroffen',
};
