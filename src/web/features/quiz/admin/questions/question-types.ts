import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import type { AnswerEditorProps } from './answers/answers-fieldset.tsx';
import { ClozeEditor } from './answers/cloze-editor.tsx';
import { EssayEditor } from './answers/essay-editor.tsx';
import { HotspotEditor } from './answers/hotspot-editor.tsx';
import { NumericEditor } from './answers/numeric-editor.tsx';
import {
  FixedOptionsEditor,
  OneKeyEditor,
  OrderEditor,
  SeveralKeysEditor,
} from './answers/option-editor.tsx';
import { CategoriseEditor, MatchingEditor } from './answers/placing-editor.tsx';
import { WrittenAnswerEditor } from './answers/written-answer-editor.tsx';

/** The part of the editor for the options or the answer of each type of question. */
export const answerEditors: Record<QuestionType, ComponentType<AnswerEditorProps>> = {
  single_choice: OneKeyEditor,
  multiple_choice: SeveralKeysEditor,
  true_false: FixedOptionsEditor,
  fill_blank: WrittenAnswerEditor,
  ordering: OrderEditor,
  numeric: NumericEditor,
  matching: MatchingEditor,
  categorise: CategoriseEditor,
  cloze: ClozeEditor,
  hotspot: HotspotEditor,
  essay: EssayEditor,
};
