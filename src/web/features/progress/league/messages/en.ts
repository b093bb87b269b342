export const messages = {
  title: 'Leaderboard',
  lead: 'Who scored most this week, and since the beginning.',
  thisWeek: 'This week',
  allTime: 'All time',
  caption:
    'Score counts the correct answers of your best attempt of this week at each quiz. On a tie, fewer attempts come first, then the earlier score. Only scores above 0 are listed.',
  noneYet: 'No one has scored this week yet',
  endsAt: 'A new week begins on <date></date>.',
  optedOut: ({ score }: { score: string }) =>
    `You do not take part in the league, so others do not see your score of this week: ${score}.`,
  toProfile: 'Change this in your profile',
  winner: ({ name, score }: { name: string; score: string }) => `${name} (${score})`,
  lastWeek: ({ names }: { names: string }) => `Best of last week: ${names}.`,
  takesPart: 'Take part in the weekly league',
  takesPartHint:
    'If this is off, you do not appear in any league list that others see. Your results stay as they are, and so does your place on the leaderboard of all time.',
  notSaved: 'Your choice was not saved',
};
