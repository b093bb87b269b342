import { z } from 'zod';
import { RequiredText } from '#shared/kernel/text/text-input.ts';

export const TeacherInput = z.object({
  account: RequiredText({ max: 254, tooShort: 'Enter a username or an email address' }).describe(
    'The username or the email address of a teacher',
  ),
});

export const ClassTeacher = z.object({
  userId: z.int(),
  name: z.string(),
  /** The one who made the class. */
  isMaker: z.boolean(),
  /** The one who chooses the teachers: who made the class, or after an erasure the first of the others who can teach. */
  isLead: z.boolean(),
  /** Whether the account can teach now: it is in use and has the role. */
  isActive: z.boolean(),
});
