import { light } from '#shared/kernel/colors.ts';
import { directionOf, type Language } from '#shared/kernel/language/languages.ts';
import { productName } from '#shared/kernel/product.ts';
import { escaped } from '../kernel/escaped.ts';
import { mailMessages } from './mail-messages.ts';
import type { Attachment, Message } from './mailer.ts';

/** The content of a mail, without its layout. */
export interface Mail {
  to: string;
  language: Language;
  subject: string;
  /** Each is one paragraph of plain text. */
  paragraphs: string[];
  /** A link, shown as a button. */
  action?: { label: string; url: string };
  /** One line each, with the page that it is about. */
  items?: { text: string; url: string }[];
  /** Text of another person, shown as a quotation. */
  quote?: string;
  /** Why the recipient got this mail. */
  footnote: string;
  replyTo?: string;
  /** Ends such mails with one press. */
  unsubscribe?: { label: string; url: string };
  attachments?: Attachment[];
}

/** In the texts of a mail, for the name of the site, which is known when the mail is sent. */
export const siteNamePlaceholder = '{{product}}';

/** Who writes the mails. */
interface Site {
  name: string;
  publicUrl: string;
}

/** The mail as plain text and as HTML, which loads nothing from the network. */
export function compose(
  { language, action, quote, unsubscribe, items = [], ...texts }: Mail,
  site: Site,
): Message {
  const named = (text: string) => text.replaceAll(siteNamePlaceholder, () => site.name);
  const { paragraphs, footnote, ...envelope } = {
    ...texts,
    subject: named(texts.subject),
    paragraphs: texts.paragraphs.map(named),
    footnote: named(texts.footnote),
  };
  const m = mailMessages[language];
  const plain = [
    ...paragraphs,
    ...items.map(({ text, url }) => `- ${text}\n  ${url}`),
    ...(quote
      ? [
          linesOf(quote)
            .map((line) => `> ${line}`)
            .join('\n'),
        ]
      : []),
    ...(action ? [`${m.linkBelow({ label: action.label })}\n${action.url}`] : []),
    `--\n${footnote}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''}\n${site.name} · ${site.publicUrl}`,
  ];
  return {
    ...envelope,
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.url } : {}),
    fromName: site.name,
    text: `${plain.join('\n\n')}\n`,
    html: page({ language, subject: envelope.subject, name: site.name }, [
      ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`),
      ...(items.length > 0 ? [listed(items)] : []),
      ...(quote ? [quoted(quote)] : []),
      ...(action ? [button(action, m.buttonHelp)] : []),
      `<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${light.line};font-size:13px;color:${light.inkSoft}">${escaped(footnote)}<br>${unsubscribe ? `${link(unsubscribe.url, unsubscribe.label)}<br>` : ''}<a href="${escaped(site.publicUrl)}" style="color:${light.pen}">${escaped(site.name)}</a></p>`,
    ]),
  };
}

/** A program may have sent any line end. */
export const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

function page(
  { language, subject, name }: Pick<Mail, 'language' | 'subject'> & { name: string },
  parts: string[],
): string {
  const dir = directionOf(language);
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body dir="${dir}" style="margin:0;background:${light.paper};color:${light.ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" lang="${language}" dir="${dir}" style="max-width:560px;text-align:${dir === 'rtl' ? 'right' : 'left'}">
<tr><td style="padding:0 4px 20px;font:700 20px/1.2 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">${name === productName ? bubbles : ''}${escaped(name)}</td></tr>
<tr><td style="background:${light.card};border:1px solid ${light.line};border-radius:10px;padding:32px 28px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;${anywhere}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>
${parts.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Long words and addresses make no mail wider than a phone; some programs know only the older name. */
const anywhere = 'overflow-wrap:anywhere;word-break:break-word';

/** The product's logo: a row of circles, the last one filled. */
const bubbles = ['transparent', 'transparent', 'transparent', light.pen]
  .map((fill) => {
    const rim = fill === 'transparent' ? light.ink : fill;
    return `<span style="display:inline-block;width:9px;height:9px;margin:0 2px;border:2px solid ${rim};border-radius:50%;background:${fill}"></span>`;
  })
  .join('')
  .concat('&nbsp;');

function button({ label, url }: { label: string; url: string }, help: string): string {
  const address = escaped(url);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;background:${light.pen};color:${light.onFill};text-decoration:none;font-weight:600;padding:12px 22px;border-radius:8px">${escaped(label)}</a></p>
<p style="margin:0;font-size:13px;color:${light.inkSoft}">${escaped(help)}<br><a dir="ltr" href="${address}" style="color:${light.pen}">${address}</a></p>`;
}

const link = (url: string, text: string): string =>
  `<a href="${escaped(url)}" style="color:${light.pen}">${escaped(text)}</a>`;

const listed = (items: readonly { text: string; url: string }[]): string =>
  `<ul style="margin:0 0 16px;padding-inline-start:20px">${items
    .map(({ text, url }) => `<li style="margin:0 0 8px">${link(url, text)}</li>`)
    .join('')}</ul>`;

function quoted(text: string): string {
  return `<blockquote style="margin:0 0 16px;padding:12px 16px;background:${light.sunken};border-radius:8px;white-space:pre-wrap">${escaped(text)}</blockquote>`;
}
