import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { leaderboardMessages } from '#web/features/progress/messages/messages.ts';
import { RankingTable } from '#web/features/progress/ranking-table.tsx';

await leaderboardMessages.load('en');

const entry = (name: string) => ({ name, quizzesCompleted: 1, score: 5 });
const own = [{ ...entry('Ann'), place: 1, isOwn: true }];

test.each([
  ['their own row', ['Ann', 'Ben'], true],
  ['no row of another learner, if the ranking was read before', ['Ben', 'Ann'], false],
])('learners find themselves in %s', (_, names, isFound) => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <RankingTable entries={names.map(entry)} own={own} caption="" none="" />
    </MantineProvider>,
  );
  expect(html.includes('(you)')).toBe(isFound);
});
