import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import classes from './code-block.module.css';

const saidFor = 2000;

// What scrolls must be within the keyboard's reach.
const reachable = { tabIndex: 0 };

/** Code that can be scrolled by keyboard and copied. */
export function CodeBlock({ node: _, ...props }: ComponentProps<'pre'> & { node?: unknown }) {
  const code = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<'Copied' | 'Copying failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const text = code.current?.textContent ?? '';
    setOutcome((await copyText(text)) ? 'Copied' : 'Copying failed');
  };

  return (
    <div className={classes.block}>
      <pre {...reachable} {...props} ref={code} />
      <Button
        className={classes.copy}
        size="sm"
        variant="default"
        data-print="hide"
        leftSection={
          outcome === 'Copied' ? (
            <IconCheck size={16} aria-hidden />
          ) : (
            <IconCopy size={16} aria-hidden />
          )
        }
        onClick={copy}
      >
        <span aria-live="polite">{outcome ?? 'Copy code'}</span>
      </Button>
    </div>
  );
}
