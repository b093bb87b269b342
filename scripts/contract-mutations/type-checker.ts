import path from 'node:path';
import { API, type Diagnostic } from 'typescript/unstable/sync';

const errors = 1;

export interface TypeMistake {
  file: string;
  text: string;
}

/**
 * The type checker for the project's files, some of them replaced in memory. It keeps the types that a
 * change does not affect, so that a check after a small change is fast. The interface is not stable yet
 * and depends on the version of the compiler in package.json.
 */
export function openTypeChecker(root: string) {
  const replaced = new Map<string, string>();
  const api = new API({ cwd: root, fs: { readFile: (file) => replaced.get(file) } });
  const config = path.join(root, 'tsconfig.json');
  let snapshot = api.updateSnapshot({ openProjects: [config] });

  const project = () => {
    const [found] = snapshot.getProjects();
    if (!found) throw new Error('The project could not be opened.');
    return found;
  };

  /** Replaces the texts of files until the next call. */
  function replace(texts: Map<string, string>): void {
    const restored = [...replaced.keys()].filter((file) => !texts.has(file));
    for (const file of restored) replaced.delete(file);
    for (const [file, text] of texts) replaced.set(file, text);
    // One by one: the compiler keeps the program's structure only if a single file has changed.
    for (const file of [...restored, ...texts.keys()]) readAgain(file);
  }

  function readAgain(file: string): void {
    const previous = snapshot;
    snapshot = api.updateSnapshot({ fileChanges: { changed: [file], created: [], deleted: [] } });
    // The checker would keep the types of every change: some hundred megabytes each.
    previous.dispose();
  }

  /**
   * The first error in these files, in their order.
   * @param isMeant is given the text of an error with its details, one in each line
   */
  function firstError(
    files: string[],
    isMeant: (text: string) => boolean = () => true,
  ): TypeMistake | undefined {
    const { program } = project();
    for (const file of files) {
      const found = [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].find((each) => each.category === errors && isMeant(withDetails(each)));
      if (found) return { file, text: found.text };
    }
    return undefined;
  }

  return { files: () => [...project().rootFiles], replace, firstError, close: () => api.close() };
}

const withDetails = ({ text, messageChain = [] }: Diagnostic): string =>
  [text, ...messageChain.map(withDetails)].join('\n');

export type TypeChecker = ReturnType<typeof openTypeChecker>;
