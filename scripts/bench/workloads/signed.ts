import assert from 'node:assert/strict';
import { contests } from '../contest.ts';
import { signedIn } from '../dataset/sessions.ts';
import { members } from '../dataset/size.ts';
import type { Answer } from '../load/connection.ts';
import type { Supply } from '../load/measure.ts';
import { request, trpcQuery } from '../load/request.ts';
import { askApp } from './ready-copy.ts';

/** Frequent requests of a member's screens. */
export const signed = contests('signed', async (stage) => {
  const first = await askApp(stage, { path: trpcQuery('quiz.page', {}) });
  const ids = Array.from(first.body.toString().matchAll(/"id":(\d+)/g), ([, id]) => Number(id));
  const inputs = JSON.stringify({ 0: {}, 1: { quizIds: ids } });
  const list = `/trpc/quiz.page,attempt.retakeStatus?batch=1&input=${encodeURIComponent(inputs)}`;
  const contender = (name: string, server: typeof stage.app, path: string, mark: RegExp) => ({
    name,
    server,
    supply: () => byMember(path, mark),
  });
  return [
    {
      title: 'Quiz list with retake statuses, signed in',
      connections: members,
      contenders: [
        contender('Quizwright', stage.app, list, /"canRetake/),
        contender('Express + Drizzle', stage.drizzle, '/quizzes/mine', /"retakes":\[/),
        contender('Express + Prisma', stage.prisma, '/quizzes/mine', /"retakes":\[/),
      ],
      goals: { 'Express + Drizzle': 4 },
    },
    {
      title: 'Own results',
      connections: members,
      contenders: [
        contender('Quizwright', stage.app, trpcQuery('attempt.list'), /"score":/),
        contender('Express + Drizzle', stage.drizzle, '/results', /"score":/),
        contender('Express + Prisma', stage.prisma, '/results', /"score":/),
      ],
      goals: { 'Express + Drizzle': 4 },
    },
  ];
});

/** Each connection is another member. */
export function byMember(path: string, mark: RegExp): Supply {
  const requests = Array.from({ length: members }, (_, index) =>
    request(path, { headers: signedIn(index + 1) }),
  );
  const check = ({ body }: Answer) => assert.match(body.toString(), mark);
  return (connection) => {
    const bytes = requests[connection % members];
    return bytes && { request: bytes, status: 200, check };
  };
}
