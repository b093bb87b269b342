import { storable } from '#shared/kernel/text/storable.ts';

/** A value inside an input, with its path. */
interface InputNode {
  value: unknown;
  key: string | number;
  within: InputNode | undefined;
  depth: number;
}

/** No input of ours is nested half as deep. Functions that recurse over an input rely on this limit. */
const deepest = 100;

/**
 * The path of a text that cannot be stored, or of a value that is nested too deeply, and what is wrong with it;
 * undefined if there is none. The sender decides how deep and how long an input is: there is no recursion, and
 * only values that can contain text are queued.
 */
export function firstUnstorable(input: unknown): { field: string; message: string } | undefined {
  const waiting: InputNode[] = [];
  const look = (value: unknown, key: string | number, within: InputNode | undefined) => {
    if (typeof value === 'string' ? !storable(value) : typeof value === 'object' && value) {
      waiting.push({ value, key, within, depth: within ? within.depth + 1 : 0 });
    }
  };
  look(input, '', undefined);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { value } = node;
    if (typeof value === 'string')
      return { field: pathOf(node), message: 'Contains a character that cannot be stored' };
    if (node.depth > deepest)
      return { field: pathOf(node).slice(0, 100), message: 'Is nested too deeply' };
    if (Array.isArray(value)) {
      for (const [index, part] of value.entries()) look(part, index, node);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) look(part, key, node);
    }
  }
  return undefined;
}

function pathOf(node: InputNode): string {
  const keys: (string | number)[] = [];
  for (let at = node; at.within; at = at.within) keys.unshift(at.key);
  return keys.join('.');
}
