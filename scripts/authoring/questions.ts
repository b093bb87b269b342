const subjects = ['river', 'planet', 'enzyme', 'treaty', 'theorem', 'mineral', 'dynasty', 'insect'];
const verbs = ['crosses', 'explains', 'precedes', 'contains', 'resembles', 'replaces', 'limits'];
const objects = ['valley', 'orbit', 'protein', 'border', 'proof', 'crystal', 'empire', 'colony'];

/** Single-choice questions with different texts. @param name a word that all of them have */
function questions(count: number, name: string) {
  return Array.from({ length: count }, (_, index) => {
    const subject = subjects[index % subjects.length];
    const verb = verbs[index % verbs.length];
    const object = objects[(index >> 3) % objects.length];
    return {
      text: `${name} ${index + 1}: which ${subject} ${verb} the ${object}?`,
      type: 'single_choice',
      options: Array.from(
        { length: 4 },
        (_each, option) => `The ${objects[(index + option) % objects.length]} of ${index + option}`,
      ),
      correctOption: index % 4,
      difficulty: index % 3 === 0 ? 'hard' : 'easy',
      explanation: `The ${subject} is described in chapter ${1 + (index % 40)}.`,
    };
  });
}

/** The same as a file of our own form. */
export const asFile = (count: number, name: string): string =>
  Buffer.from(
    questions(count, name)
      .map((question) => `${JSON.stringify(question)}\n`)
      .join(''),
  ).toString('base64');
