import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Element } from 'hast';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import classes from './code-block.module.css';
import { blogMessages } from './messages/messages.ts';

const saidFor = 2000;

// An element that scrolls must be reachable by keyboard.
const reachable = { tabIndex: 0 };

/** Code with its language, that can be scrolled by keyboard and copied. */
export function CodeBlock({
  node,
  ...props
}: ComponentProps<'pre'> & { node?: Element | undefined }) {
  const m = useMessages(blogMessages).code;
  const code = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const text = code.current?.textContent ?? '';
    setOutcome((await copyText(text)) ? 'copied' : 'failed');
  };

  const Icon = outcome === 'copied' ? IconCheck : IconCopy;
  return (
    <div className={classes.block}>
      <div className={classes.bar}>
        <span>{languageOf(node)}</span>
        <Button
          size="sm"
          variant="subtle"
          data-print="hide"
          leftSection={<Icon size={16} aria-hidden />}
          onClick={copy}
        >
          <span aria-live="polite">{m[outcome ?? 'copy']}</span>
        </Button>
      </div>
      <pre {...reachable} {...props} ref={code} />
    </div>
  );
}

/** The text after the opening fence. */
function languageOf(pre: Element | undefined): string | undefined {
  const code = pre?.children.find((child) => child.type === 'element');
  const names = [code?.properties.className ?? []].flat().map(String);
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}
