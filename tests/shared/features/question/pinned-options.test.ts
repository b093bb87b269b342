import { expect, test } from 'vitest';
import { unusedFields } from '#shared/features/question/question-types/definition.ts';
import { bodyOf } from '#shared/features/question/question-types/registry.ts';
import {
  changedQuestion,
  QuestionInput,
  withOptionMoved,
  withoutOption,
  withType,
} from '#shared/features/question/schema.ts';

const question = QuestionInput.parse({
  text: 'Which?',
  options: ['a', 'b', 'c', 'All of the above'],
  correctOption: 3,
  pinnedOptions: [3],
});

test('a pin moves with its option and goes with it', () => {
  expect(withOptionMoved(question, 3, 0)).toMatchObject({ pinnedOptions: [0], correctOption: 0 });
  expect(withOptionMoved(question, 0, 2)).toMatchObject({ pinnedOptions: [3] });
  expect(withoutOption(question, 0)).toMatchObject({ pinnedOptions: [2], correctOption: 2 });
  expect(withoutOption(question, 3)).toMatchObject({ pinnedOptions: [] });
  expect(withType(question, 'true_false').pinnedOptions).toEqual([]);
});

test('a body stores pins only where there are any, so that questions without them stay the same', () => {
  const fields = { ...unusedFields, options: ['a', 'b'], correctOption: 0, correctOptions: [0] };
  for (const type of ['single_choice', 'multiple_choice'] as const) {
    expect(bodyOf(type, fields)).not.toHaveProperty('pinnedOptions');
    expect(bodyOf(type, { ...fields, pinnedOptions: [1, 0, 1] })).toMatchObject({
      pinnedOptions: [0, 1],
    });
  }
  expect(bodyOf('true_false', { ...fields, pinnedOptions: [1] })).not.toHaveProperty(
    'pinnedOptions',
  );
});

test('only existing options can be pinned; an update that leaves pins out keeps them', () => {
  const { success, error } = QuestionInput.safeParse({ ...question, pinnedOptions: [4] });
  expect(success).toBe(false);
  expect(error?.issues[0]?.path).toEqual(['pinnedOptions']);
  expect(changedQuestion(question, { text: 'Which one?' }).question.pinnedOptions).toEqual([3]);
  const fewer = { options: ['a', 'b'], correctOption: 0 };
  expect(changedQuestion(question, fewer).problems).toMatchObject([{ field: 'pinnedOptions' }]);
  expect(changedQuestion(question, { ...fewer, pinnedOptions: [] }).problems).toEqual([]);
});
