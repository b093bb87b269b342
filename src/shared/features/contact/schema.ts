import { z } from 'zod';
import { RequiredText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

export const ContactCategory = z.enum(
  ['general', 'technical', 'account', 'quiz', 'billing', 'feature', 'bug', 'other'],
  'Please select a category',
);
export type ContactCategory = z.infer<typeof ContactCategory>;

export const contactMessageLength = 5000;

export const ContactForm = z.object({
  name: RequiredText({ min: 2, max: 100, tooShort: 'Name must be at least 2 characters' }),
  email: z
    .string('Please enter a valid email address')
    .trim()
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
  subject: RequiredText({ min: 5, max: 200, tooShort: 'Subject must be at least 5 characters' }),
  category: ContactCategory,
  message: RequiredText({
    min: 10,
    max: contactMessageLength,
    tooShort: 'Message must be at least 10 characters',
  }),
  /** A hidden field; only bots fill it in. */
  website: z.string().max(500).optional(),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** A message as administrators read it. */
export const ContactMessage = z.object({
  id: z.int().describe('The reference that the sender was given'),
  userId: z.int().nullable().describe('The account that sent it; null for a guest'),
  name: z.string().describe('The name that the sender gave'),
  email: z.string().describe('The address to reply to'),
  subject: z.string().describe('What it is about, in the words of the sender'),
  category: ContactCategory.describe('What it is about'),
  message: z.string().describe('The text, as it was written'),
  createdAt: Timestamp.describe('When it was sent'),
});

/** The answer to the contact form. */
export const ContactAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The number of the message, for later questions. */
  reference: z.int().optional(),
});
export type ContactAnswer = z.infer<typeof ContactAnswer>;
