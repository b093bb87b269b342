import { createContext, type ReactNode, use, useMemo } from 'react';
import classes from './gapped-text.module.css';
import { gapsInMarkdown } from './gaps-in-markdown.ts';
import { Markdown } from './markdown.tsx';
import type { MarkdownAddition } from './markdown-prose.tsx';

export interface GappedTextProps {
  text: string;
  /** How many gaps the text has. */
  count: number;
  /** What is shown in a gap; without it, its number. */
  renderGap?: (gap: number) => ReactNode;
}

const numbered = (gap: number): ReactNode => <span className={classes.number}>{gap + 1}</span>;

const RenderGap = createContext(numbered);

const elements: MarkdownAddition['elements'] = {
  data: ({ value }) => <Gap gap={Number(value)} />,
};

function Gap({ gap }: { gap: number }) {
  return use(RenderGap)(gap);
}

/** A Markdown text with something in each of its gaps. */
export function GappedText({ text, count, renderGap = numbered }: GappedTextProps) {
  // The text is read once, not with every change in a gap.
  const shown = useMemo(() => {
    const plugins: MarkdownAddition['plugins'] = [[gapsInMarkdown, count]];
    return <Markdown addition={{ plugins, elements }}>{text}</Markdown>;
  }, [text, count]);
  return <RenderGap value={renderGap}>{shown}</RenderGap>;
}
