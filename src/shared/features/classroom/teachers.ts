import { z } from 'zod';
import { RequiredText } from '#shared/kernel/text/text-input.ts';

export const TeacherInput = z.object({
  account: RequiredText({ max: 254, tooShort: 'Enter a username or an email address' }).describe(
    'The username or the email address of a teacher',
  ),
});

export const ClassTeacher = z.object({
  userId: z.int(),
  name: z.string().describe('The public name'),
  isMaker: z.boolean().describe('Whether the teacher made the class'),
  isLead: z
    .boolean()
    .describe(
      'Whether the teacher chooses the others: who made the class, else the first who can teach',
    ),
  isActive: z
    .boolean()
    .describe('Whether the account can teach now: it is in use and has the role'),
});
