import { createElement, Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A message with marked parts: `Read our <terms>terms</terms>.` */
  text: string;
  /** How each marked part is shown. */
  parts: Record<string, (text: string) => ReactNode>;
}

/** A message of which parts are links or emphasised; each language orders them as its grammar needs. */
export function Rich({ text, parts }: RichProps) {
  return createElement(Fragment, null, ...pieces(text, parts));
}

function* pieces(text: string, parts: RichProps['parts']): Generator<ReactNode> {
  let end = 0;
  for (const { 0: marked, 1: name = '', 2: inner = '', index } of text.matchAll(
    /<(\w+)>(.*?)<\/\1>/g,
  )) {
    yield text.slice(end, index);
    yield parts[name]?.(inner) ?? inner;
    end = index + marked.length;
  }
  yield text.slice(end);
}
