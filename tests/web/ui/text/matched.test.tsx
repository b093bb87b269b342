import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Matched } from '#web/ui/text/matched.tsx';

const rendered = (text: string, part: string) =>
  renderToStaticMarkup(<Matched text={text} part={part} />);

test.each([
  ['Cities and people', 'AND', 'Cities <strong>and</strong> people'],
  // A word that begins with the text is preferred to one that contains it.
  ['Islands and land', 'land', 'Islands and <strong>land</strong>'],
  ['Mañana en São Paulo', 'sao', 'Mañana en <strong>São</strong> Paulo'],
  ['Die ﬁnale Frage', 'final', 'Die <strong>ﬁnal</strong>e Frage'],
  ['𝄞 music', 'mus', '𝄞 <strong>mus</strong>ic'],
  ['Nothing here', 'zz', 'Nothing here'],
  ['Anything', '  ', 'Anything'],
])('in “%s” the part “%s” is bold', (text, part, html) => {
  expect(rendered(text, part)).toBe(html);
});
