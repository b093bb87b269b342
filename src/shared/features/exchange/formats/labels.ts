/*
 * Lines such as `Answer: b`, in the languages of the interface. The label, or the whole line, may be in bold or italics, or the
 * line in parentheses.
 */

import type { QuestionDifficulty } from '#shared/features/question/schema.ts';
import { difficultyIn } from '../difficulty-words.ts';
import { areBracketedPoints, arePoints, pointLabels, valueLabels } from './points.ts';

/** What names the key of a question. */
const keyLabels = [
  'correct\\s+answers?|correct|answers?|ans\\.?|key',
  '(?:correct|right)\\s+(?:option|choice)|right\\s+answer',
  '(?:(?:richtige|korrekte)\\s+)?antwort(?:en)?|richtig(?:\\s+(?:ist|sind))?',
  '(?:bonnes?\\s+)?réponses?(?:\\s+(?:correcte|exacte)s?)?',
  'respuestas?(?:\\s+correctas?)?|correctas?',
  'rispost[ae](?:\\s+(?:corrett|esatt)[ae])?',
  'respostas?(?:\\s+(?:corret|cert)as?)?|gabarito',
  '(?:(?:правильн|верн)ы[ей]\\s+)?ответы?',
  '(?:正确|参考|标准)?答案|正解|正答|答え',
  'الإجاب(?:ة|ات)(?:\\s+الصحيحة)?|الجواب(?:\\s+الصحيح)?',
];

/** What names the key, or the way to it. */
const solutionLabels = [
  'solution',
  'lösung(?:en)?',
  'solución',
  'soluzione',
  'solução',
  'решение',
  '解答',
  'الحل',
];

const explanationLabels = [
  '(?:answer\\s+)?explanation|rationale|reason(?:ing)?|because|feedback',
  'erklärung|erläuterung|begründung',
  'explication|justification|commentaire|rétroaction',
  'explicación|justificación|retroalimentación|comentario',
  'spiegazione|motivazione|commento',
  'explicação|justificativa|comentário',
  'объяснение|пояснение|обоснование|комментарий',
  '解析|解释|解説|説明',
  'الشرح|التفسير|التعليل',
];

const difficultyLabels = [
  'diff?(?:iculty(?:\\s+level)?)?|level|schwierigkeit(?:sgrad)?|niveau|dificultad|nivel|difficulté',
  'difficoltà|livello|dificuldade|nível|сложность|уровень(?:\\s+сложности)?|难度|難易度',
  '(?:مستوى\\s+)?الصعوبة',
];

/** What may come before a label: a mark of a quotation, a heading or a list, and a symbol. */
const sign =
  '(?:>\\s?|#{1,6}\\s+|[-–•*]\\s+(?=\\*\\*|__))?(?:[\\p{Extended_Pictographic}→⇒►]\\uFE0F?\\s*)?';

function lineWith(labels: readonly string[]): (line: string) => string | undefined {
  const label = `(?:${labels.join('|')})`;
  const colon = '\\s*[:：]';
  const forms = [
    `${label}${colon}\\s*(\\S.*)`,
    `(\\*\\*|__|[*_])${label}(?:${colon}\\s*\\2|\\2${colon})\\s*(\\S.*)`,
    `(\\*\\*|__|[*_])${label}${colon}\\s*(\\S.*?)\\4`,
    `\\(${label}${colon}\\s*(\\S.*)\\)`,
  ];
  const line = new RegExp(`^${sign}(?:${forms.join('|')})$`, 'iu');
  return (text) => {
    const [, plain, , afterBold, , inBold, inParentheses] = line.exec(text) ?? [];
    return (plain ?? afterBold ?? inBold ?? inParentheses)?.trimEnd();
  };
}

const sentences = [
  '(?:the\\s+)?(?:correct|right)\\s+(?:answer|option|choice)s?\\s+(?:is|are)',
  '(?:die\\s+)?(?:richtige|korrekte)\\s+antwort(?:en)?\\s+(?:ist|sind|lautet)|richtig\\s+(?:ist|sind)',
  '(?:la\\s+)?(?:bonne\\s+réponse|réponse\\s+(?:correcte|exacte))\\s+est(?:\\s+la)?',
  '(?:la\\s+)?respuesta\\s+correcta\\s+es(?:\\s+la)?',
  '(?:la\\s+)?risposta\\s+(?:corretta|esatta)\\s+è(?:\\s+la)?',
  '(?:a\\s+)?resposta\\s+(?:correta|certa)\\s+é(?:\\s+a)?',
  '(?:правильный|верный)\\s+ответ\\s*[–—-]',
].join('|');
const sentence = new RegExp(`^${sign}(?:${sentences})\\s*[:：]?\\s*(\\S.*)$`, 'iu');

/** What a sentence may name as the key: `The correct answer is b.` */
export function keyInSentence(line: string): string | undefined {
  const [, key] = sentence.exec(line) ?? [];
  return key && withoutBold(key);
}

const keyIn = lineWith(keyLabels);
const solutionIn = lineWith(solutionLabels);
const explanationIn = lineWith(explanationLabels);
const difficultyTextIn = lineWith(difficultyLabels);
const pointsIn = lineWith(pointLabels);
const valueIn = lineWith(valueLabels);

/** What a line says of a question, and what it says it is: a solution is its key or explains it. */
export type LabelledText =
  | { part: 'key' | 'solution' | 'explanation'; text: string }
  | { part: 'difficulty'; difficulty: QuestionDifficulty }
  | { part: 'points' };

export function labelledIn(line: string): LabelledText | undefined {
  const explanation = explanationIn(line);
  if (explanation !== undefined) return { part: 'explanation', text: explanation };
  const key = keyIn(line);
  if (key !== undefined) return { part: 'key', text: withoutBold(key) };
  const solution = solutionIn(line);
  if (solution !== undefined) return { part: 'solution', text: withoutBold(solution) };
  const difficulty = difficultyIn(withoutBold(difficultyTextIn(line) ?? ''));
  if (difficulty) return { part: 'difficulty', difficulty };
  return namesPoints(line) ? { part: 'points' } : undefined;
}

function namesPoints(line: string): boolean {
  const inParentheses = line.replace(/^\[(.*)\]$/, '($1)');
  return (
    areBracketedPoints(line) ||
    arePoints(withoutBold(pointsIn(inParentheses) ?? ''), false) ||
    arePoints(withoutBold(valueIn(inParentheses) ?? ''), true)
  );
}

/** A key that is in bold as a whole. */
const withoutBold = (text: string): string => text.replace(/^(\*\*|__)(.+)\1$/, '$2');
