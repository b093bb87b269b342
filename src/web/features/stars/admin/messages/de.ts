import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Was Lernende meinen',
  average: 'Durchschnitt',
  learners: 'Lernende',
  public: 'Alle sehen den Durchschnitt, sobald fünf Lernende Sterne gegeben haben.',
  none: 'Noch keine Sterne',
  noneHint: 'Lernende können Sterne geben, sobald sie einen Versuch beendet haben.',
  distribution: 'Wie viele Lernende wie viele Sterne gaben',
  stars: 'Sterne',
  remarks: 'Anmerkungen',
  noRemarks: 'Niemand hat eine Anmerkung geschrieben.',
  anonymous: 'Anmerkungen zeigen den Tag, nicht den Namen.',
  remark: 'Anmerkung',
  day: 'Tag',
  state: 'Status',
  report: 'Als Missbrauch melden',
  reported: 'Gemeldet',
  hide: 'Ausblenden',
  hidden: 'Ausgeblendet',
  show: 'Wieder zeigen',
  shown: 'Die Anmerkung wird gezeigt',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act}: ${remark}`,
  notDone: 'Das hat nicht geklappt',
  failed: 'Die Sterne konnten nicht geladen werden',
  download: 'CSV herunterladen',
  downloadFailed: 'Die Datei konnte nicht erstellt werden',
  reportedTitle: 'Gemeldete Anmerkungen',
  reportedHint:
    'Autoren bitten dich, diese Anmerkungen zu ihren Quizzen auszublenden. Die Sterne zählen in jedem Fall.',
  quiz: 'Quiz',
  keep: 'Behalten',
  kept: 'Die Anmerkung bleibt',
  rated: ({ rating }) => `Bewertung: ${number(rating)} von 5`,
};
