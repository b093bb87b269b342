import { wordsOf } from '#shared/kernel/language/words.ts';

const { number } = wordsOf('en');

export const messages = {
  title: 'What learners think',
  average: 'Average',
  learners: 'Learners',
  public: 'Everyone sees the average once five learners have given stars.',
  none: 'No stars yet',
  noneHint: 'Learners can give stars once they have finished an attempt.',
  distribution: 'How many learners gave how many stars',
  stars: 'Stars',
  remarks: 'Remarks',
  noRemarks: 'No one has written a remark yet.',
  anonymous: 'Remarks show the day, not the name.',
  remark: 'Remark',
  day: 'Day',
  state: 'State',
  report: 'Report as abuse',
  reported: 'Reported',
  hide: 'Hide',
  hidden: 'Hidden',
  show: 'Show again',
  shown: 'The remark is shown',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act}: ${remark}`,
  notDone: 'This did not work',
  failed: 'The stars could not be loaded',
  download: 'Download CSV',
  downloadFailed: 'The file could not be created',
  reportedTitle: 'Reported remarks',
  reportedHint:
    'Authors ask you to hide these remarks about their quizzes. The stars count in either case.',
  quiz: 'Quiz',
  keep: 'Keep',
  kept: 'The remark stays',
  rated: ({ rating }: { rating: number }) => `Rated ${number(rating)} of 5`,
};
