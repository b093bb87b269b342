/*
 * The titles of columns in tables of questions: ours, those of Kahoot, Blooket and Gimkit, and the usual words of teachers
 * and chatbots in the languages of the interface.
 */

const titleOfWords = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})`, 'iu');

const numbered = (words: readonly string[]) =>
  new RegExp(`^(?:(?:${words.join('|')})[ _]?(?:\\d{1,2}|[a-j])(?!\\p{L})|[a-j]$)`, 'iu');

// The first that fits counts: `Question type` is no question, and `Answer 1` no key.
const titles = [
  [
    'type',
    titleOfWords([
      '(?:question\\s*)?type',
      '(?:frage)?typ(?!\\p{L})',
      'tipo|тип|类型|题型|タイプ|نوع',
    ]),
  ],
  [
    'option',
    numbered([
      'answer|option|choice|antwort|auswahl|respuesta|opción|réponse|choix|risposta|opzione',
      'resposta|opção|alternativa|вариант(?:\\s+ответа)?|ответ|选项|選択肢|(?:ال)?خيار',
    ]),
  ],
  ['imageAlt', /^(?:image|picture).*(?:alt|text)/i],
  [
    'imageUrl',
    titleOfWords([
      '(?:image|picture)(?!.*(?:alt|text))',
      'bild|immagine|изображение|картинка|图片|画像|صورة',
    ]),
  ],
  [
    'explanation',
    titleOfWords([
      'explanation|feedback|rationale|erklärung|erläuterung|begründung|explicación|explication',
      'spiegazione|explicação|объяснение|пояснение|解析|解释|解説|説明|(?:ال)?شرح|(?:ال)?تفسير',
    ]),
  ],
  [
    'wrong',
    titleOfWords([
      'incorrect|wrong|falsch|mauvaise|(?:risposta )?(?:errata|sbagliata)|(?:resposta )?(?:incorreta|errada)',
      'respuesta incorrecta|(?:réponse )?(?:incorrecte|fausse)|неправильн|неверн|错误|不正解',
    ]),
  ],
  [
    'correct',
    titleOfWords([
      'correct|right|key|solution|answer$|richtig|korrekt|lösung|antwort$',
      '(?:respuestas?|solución)(?: correctas?)?$|bonnes? réponses?|(?:réponses?|corrigé)(?: correctes?)?$',
      'corretta|(?:rispost[ae]|soluzione)(?: (?:corrett|esatt)[ae])?$',
      '(?:respostas?|solução)(?: (?:corret|cert)as?)?$|gabarito|(?:правильн|верн)|ответ$|ключ',
      '(?:正确)?答案|正解|正答|答え|الإجابة(?: الصحيحة)?$|الجواب',
    ]),
  ],
  [
    'difficulty',
    titleOfWords([
      'difficulty|level|schwierigkeit|niveau|dificultad|difficulté|difficoltà|dificuldade',
      'сложность|难度|難易度|صعوبة',
    ]),
  ],
  ['caseSensitive', /^case/i],
  ['tolerance', /^(?:numeric[ _])?tolerance/i],
  ['limit', /^(?:time limit|points|score)/i],
  [
    'question',
    titleOfWords([
      'question(?!\\s*(?:#|type|number|no\\b))|text|prompt|frage(?!\\s*(?:nr|nummer|#))|pregunta|enunciado|énoncé',
      'domanda|pergunta|questão|вопрос|问题|题目|問題|質問|(?:ال)?سؤال',
    ]),
  ],
] as const;
export type Title = (typeof titles)[number][0];

/** Columns by their titles, in order. */
export type Columns = Readonly<Record<Title, number[]>>;

const titleOf = (cell: string): Title | undefined =>
  titles.find(([, form]) => form.test(cell))?.[0];

/** The columns, if the row has the titles of a question and its answers. */
export function columnsIn(cells: readonly string[]): Columns | undefined {
  const found: Record<Title, number[]> = {
    type: [],
    option: [],
    imageAlt: [],
    imageUrl: [],
    explanation: [],
    wrong: [],
    correct: [],
    difficulty: [],
    caseSensitive: [],
    tolerance: [],
    limit: [],
    question: [],
  };
  for (const [index, cell] of cells.slice(0, 100).entries()) {
    const title = titleOf(cell.trim().slice(0, 200));
    if (title) found[title].push(index);
  }
  return found.question.length === 1 && found.correct.length === 1 ? found : undefined;
}
