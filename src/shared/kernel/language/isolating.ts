/**
 * Messages of a right-to-left language, whose values keep a direction of their own (FSI … PDI): without it, an
 * English title takes the punctuation and numbers next to it to the wrong side.
 */
export function isolating<Messages>(messages: Messages): Messages {
  if (typeof messages !== 'object' || messages === null) return messages;
  return new Proxy(messages, {
    get(target, name) {
      const message: unknown = Reflect.get(target, name);
      if (typeof message === 'function')
        return (values: object) => Reflect.apply(message, undefined, [isolated(values)]);
      return isolating(message);
    },
  });
}

export const isolatedText = (text: string): string => text && `\u2068${text}\u2069`;

function isolated(value: unknown): unknown {
  if (typeof value === 'string') return isolatedText(value);
  if (Array.isArray(value)) return value.map(isolated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, isolated(part)]));
}
