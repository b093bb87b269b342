import { describe, expect, test } from 'vitest';
import { compose, type Mail } from '#server/mail/mail.ts';
import { noticesMail } from '#server/mail/notices.ts';
import {
  accessTokenCreatedMail,
  addressChangedMail,
  addressChangeMail,
  contactMail,
  deletionScheduledMail,
  exportMail,
  formatFor,
  googleLinkedMail,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  secondFactorMail,
  verificationMail,
} from '#server/mail/templates.ts';
import { Format } from '#shared/kernel/language/format.ts';
import { languages } from '#shared/kernel/language/languages.ts';

const publicUrl = 'https://quiz.example';
const url = 'https://quiz.example/page#token=secret';
const to = 'ada@example.com';
const at = new Date('2026-03-05T23:30:00Z');

/** Every mail to a member, with the values that it must contain. */
const mails: Record<string, [write: (format: Format) => Mail, values: string[]]> = {
  verification: [(format) => verificationMail({ to, username: 'ada', format, url }), [url, to]],
  'address change': [
    (format) =>
      addressChangeMail({ to, username: 'ada', format, newAddress: 'new@x.org', profileUrl: url }),
    [url, 'new@x.org'],
  ],
  'address change without the new address': [
    (format) =>
      addressChangeMail({ to, username: 'ada', format, newAddress: null, profileUrl: url }),
    [url],
  ],
  'address changed': [
    (format) => addressChangedMail({ to, username: 'ada', format, newAddress: 'new@x.org', url }),
    [url, 'new@x.org', '7'],
  ],
  'access token': [
    (format) =>
      accessTokenCreatedMail({
        to,
        username: 'ada',
        format,
        name: 'sync 1',
        scope: 'read',
        expiresAt: at,
        url,
      }),
    [url, 'sync 1', 'read', '2026'],
  ],
  'password reset': [(format) => passwordResetMail({ to, username: 'ada', format, url }), [url]],
  'password changed': [
    (format) => passwordChangedMail({ to, username: 'ada', format, forgotUrl: url }),
    [url, to],
  ],
  ...Object.fromEntries(
    (
      [
        'app-added',
        'app-removed',
        'passkey-added',
        'passkey-removed',
        'recovery-codes-renewed',
        'recovery-code-used',
      ] as const
    ).map((change): [string, [(format: Format) => Mail, string[]]] => [
      change,
      [(format) => secondFactorMail({ to, username: 'ada', format, change, url }), [url, to]],
    ]),
  ),
  'new device': [
    (format) =>
      newDeviceMail({
        to,
        username: 'ada',
        format,
        device: 'Firefox 9',
        network: '10.0.0.0/24',
        at,
        url,
      }),
    [url, 'Firefox 9', '10.0.0.0/24', '2026'],
  ],
  'Google sign-in': [(format) => googleLinkedMail({ to, username: 'ada', format, url }), [url]],
  export: [
    (format) => exportMail({ to, username: 'ada', format, filename: 'x.json', content: '{}' }),
    ['JSON'],
  ],
  deletion: [
    (format) =>
      deletionScheduledMail({
        to,
        username: 'ada',
        format,
        date: at,
        by: 'owner',
        authUrl: url,
      }),
    [url, '2026', '15'],
  ],
  'deletion by an administrator': [
    (format) =>
      deletionScheduledMail({
        to,
        username: 'ada',
        format,
        date: at,
        by: 'administrator',
        authUrl: url,
      }),
    [url, '2026', '15'],
  ],
};

const english = new Format('en', 'UTC');

/** The sentences of a mail; what is equal in every language is left out. */
const sentencesOf = ({ subject, paragraphs, action, footnote }: Mail) => [
  subject,
  ...paragraphs,
  ...(action ? [action.label] : []),
  footnote,
];

describe.each(Object.entries(mails))('%s', (_name, [write, values]) => {
  test.each(languages)('is written in %s with its link and values', (language) => {
    const mail = write(new Format(language, 'UTC'));
    const message = compose(mail, { name: 'Night School', publicUrl });
    for (const value of ['ada', ...values]) expect(message.text).toContain(value);
    for (const value of ['ada', ...values]) expect(message.html).toContain(value);
    expect(message.text + message.html).not.toMatch(/undefined|\[object|[#$]\{|<\w+><\/\w+>/);
    expect(message.html).toContain(
      `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
    );
    if (language === 'en') return;
    const originals = new Set(sentencesOf(write(english)));
    expect(sentencesOf(mail).filter((sentence) => originals.has(sentence))).toEqual([]);
    expect(message.html).not.toContain('If the button does not work');
  });
});

test('dates are in the time zone of the member, which is named', () => {
  const write = (timezone: string | null) =>
    newDeviceMail({
      to,
      username: 'ada',
      format: formatFor({ preferredLanguage: 'de', timezone }),
      device: 'Firefox',
      network: null,
      at,
      url,
    }).paragraphs[1];
  expect(write('Europe/Paris')).toContain('6. März 2026 um 00:30 (MEZ)');
  expect(write(null)).toContain('5. März 2026 um 23:30 (UTC)');
});

test.each([
  ['Europe/Paris', '6 Mar 2026, 00:30 (GMT+1)'],
  [null, '5 Mar 2026, 23:30 (UTC)'],
])(
  'when an assignment is due is in the time zone of the member, %s, which is named',
  (timezone, due) => {
    const { paragraphs } = noticesMail({
      ...{ to, username: 'ada', publicUrl, unsubscribeUrl: url },
      format: formatFor({ preferredLanguage: 'en', timezone }),
      notices: [
        {
          kind: 'assignment-due',
          data: {
            ...{ assignmentId: 1, className: '7b', quizId: 2, title: 'Cells', language: 'en' },
            dueAt: at.toISOString(),
          },
        },
      ],
    });
    expect(paragraphs[1]).toContain(due);
  },
);

test('a member whose language is unknown is written to in English', () => {
  const format = formatFor({ preferredLanguage: 'xx', timezone: null });
  expect(verificationMail({ to, username: 'ada', format, url }).subject).toBe(
    'Confirm your email address',
  );
});

test('in a right-to-left mail, what people wrote keeps its own direction', () => {
  const { subject, text } = compose(
    noticesMail({
      ...{ to, username: 'ada', format: new Format('ar', 'UTC'), publicUrl, unsubscribeUrl: url },
      notices: [
        { kind: 'quiz-reopened', data: { quizId: 1, title: 'Capitals (2)!', language: 'en' } },
      ],
    }),
    { name: 'Night School', publicUrl },
  );
  expect(subject).toContain('\u2068Capitals (2)!\u2069');
  for (const value of ['ada', 'Capitals (2)!', 'Night School'])
    expect(text).toContain(`\u2068${value}\u2069`);
});

test('each line of a quotation is marked once, whatever ends the lines', () => {
  const message = { id: 7, name: 'Ann', email: to, subject: 'Hello', category: 'other' };
  const write = (text: string) =>
    compose(contactMail({ to, message: { ...message, message: text } }), {
      name: 'Night School',
      publicUrl,
    }).text;
  for (const end of ['\n', '\r\n', '\r'])
    expect(write(`One${end}two${end}${end}three`)).toContain('\n\n> One\n> two\n> \n> three\n\n');
});
