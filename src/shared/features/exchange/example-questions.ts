import { QuestionInput } from '../question/schema.ts';

/** One question of each type, for templates to fill in. */
export const exampleQuestions: readonly QuestionInput[] = [
  {
    text: 'What is the capital of Norway?',
    options: ['Bergen', 'Oslo', 'Trondheim'],
    correctOption: 1,
    explanation: 'Since 1814.',
  },
  {
    text: 'Which of these numbers are even?',
    type: 'multiple_choice' as const,
    options: ['two', 'three', 'four'],
    correctOptions: [0, 2],
  },
  { text: 'The sky is blue.', type: 'true_false' as const, options: [], correctOption: 0 },
  {
    text: 'How many legs does a spider have?',
    type: 'fill_blank' as const,
    options: ['8|eight'],
    correctOption: 0,
  },
  {
    text: 'From the smallest to the largest',
    type: 'ordering' as const,
    options: ['mouse', 'cat', 'horse'],
  },
  {
    text: 'How high is Mont Blanc?',
    type: 'numeric' as const,
    options: ['4808 ± 1%', 'm', 'km = 1000'],
  },
  {
    text: 'Which capital belongs to which country?',
    type: 'matching' as const,
    options: ['Norway', 'Sweden', 'Denmark'],
    targets: ['Oslo', 'Stockholm', 'Copenhagen', 'Helsinki'],
  },
  {
    text: 'Which of these animals can fly?',
    type: 'categorise' as const,
    options: ['bat', 'eagle', 'ostrich'],
    targets: ['can fly', 'can fly', 'cannot fly'],
  },
  {
    text: 'The capital of Iceland is [[1]], which means “[[2]]”.',
    type: 'cloze' as const,
    options: [],
    gaps: [
      { kind: 'text' as const, answers: ['Reykjavík', 'Reykjavik'] },
      { kind: 'choice' as const, options: ['bay of smoke', 'bay of ice'], correctOption: 0 },
    ],
  },
  {
    text: 'Why do leaves change their colour in autumn?',
    type: 'essay' as const,
    options: [],
    essay: { sampleAnswer: 'The green chlorophyll is broken down, and yellow pigments remain.' },
  },
].map((question) => QuestionInput.parse(question));
