export interface Lines {
  /** The next line without its end; undefined after the last. */
  next(): Promise<Buffer | undefined>;
  /** The lines up to one that is `last`, which is taken too, and how many they were once they are read. */
  until(last: string): { rows: AsyncIterable<Buffer>; count(): number };
}

/** The byte. */
export const newline = 10;

/** Reads lines that end with a newline only: other line ends are part of the data. */
export function readLines(source: AsyncIterable<Buffer>): Lines {
  const found = split(source);
  const next = async (): Promise<Buffer | undefined> => {
    const { value, done } = await found.next();
    return done ? undefined : value;
  };
  return {
    next,
    until: (last) => {
      let count = 0;
      const end = Buffer.from(last);
      async function* rows() {
        for (let line = await next(); line !== undefined; line = await next()) {
          if (line.equals(end)) return;
          count += 1;
          yield Buffer.concat([line, lineEnd]);
        }
        throw new Error('The backup is not complete: its end is missing. Nothing was restored.');
      }
      return { rows: rows(), count: () => count };
    },
  };
}

const lineEnd = Buffer.from('\n');

async function* split(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]);
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
}
