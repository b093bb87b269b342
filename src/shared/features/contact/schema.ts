import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Paging } from '#shared/kernel/paging.ts';
import { RequiredText, TextInput } from '#shared/kernel/text/text-input.ts';
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

export const ContactStatus = z.enum(['new', 'resolved', 'spam']);
export type ContactStatus = z.infer<typeof ContactStatus>;

/** A message as administrators list it. */
export const ContactMessage = z.object({
  id: z.int().describe('The reference that the sender was given'),
  userId: z.int().nullable().describe('The account that sent it; null for a guest'),
  name: z.string().describe('The name that the sender gave'),
  email: z.string().describe('The address to reply to'),
  subject: z.string().describe('What it is about, in the words of the sender'),
  category: ContactCategory.describe('What it is about'),
  message: z.string().describe('The text, as it was written'),
  status: ContactStatus.describe('`new` is open'),
  createdAt: Timestamp.describe('When it was sent'),
  answerDueAt: Timestamp.describe('Until when an answer was promised'),
  repliedAt: Timestamp.nullable().describe('When it was last answered from here; null if never'),
  resolvedAt: Timestamp.nullable().describe('When it was resolved or marked as spam; null if open'),
});

/** What was answered by mail. */
const ContactReply = z.object({
  id: z.int(),
  author: z.string().nullable().describe('The administrator; null once the account is gone'),
  text: z.string().describe('What was sent'),
  sentAt: Timestamp.describe('When it was sent'),
});

/** A message with everything about it. */
export const ContactThread = ContactMessage.extend({
  notes: z.string().nullable().describe('What administrators noted; never sent'),
  replies: z.array(ContactReply).describe('The oldest first'),
});

/** Which messages are listed; without a status all. */
export const ContactQuery = Paging.extend({
  status: ContactStatus.optional().describe('Only messages with this status'),
  q: TextInput(200)
    .optional()
    .describe('A part of the name, the address, the subject or the message, or the reference'),
});
export type ContactQuery = z.infer<typeof ContactQuery>;

export const ContactCounts = z.object({
  open: z.int().describe('Messages that are neither resolved nor spam'),
  overdue: z.int().describe('Open messages without an answer after the promised time'),
});

export const NewContactReply = z.object({
  id: Id,
  text: RequiredText({ max: contactMessageLength, tooShort: 'Please write an answer' }),
  resolves: z.boolean().default(true).describe('Whether the message is resolved by it'),
});
export type NewContactReply = z.infer<typeof NewContactReply>;

export const ContactDecision = z.object({ id: Id, status: ContactStatus });
export type ContactDecision = z.infer<typeof ContactDecision>;

export const ContactNotes = z.object({
  id: Id,
  notes: TextInput(contactMessageLength).describe('The notes; empty for none'),
  before: TextInput(contactMessageLength)
    .optional()
    .describe('The notes that were read; if others are stored by now, nothing is changed'),
});
export type ContactNotes = z.infer<typeof ContactNotes>;

/** The answer to the contact form. */
export const ContactAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The number of the message, for later questions. */
  reference: z.int().optional(),
});
export type ContactAnswer = z.infer<typeof ContactAnswer>;
