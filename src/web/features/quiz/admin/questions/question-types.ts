import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { ClozeEditor } from './cloze-editor.tsx';
import { EssayEditor } from './essay/essay-editor.tsx';
import { HotspotEditor } from './hotspot-editor.tsx';
import { NumericEditor } from './numeric-editor.tsx';
import {
  type AnswerEditorProps,
  FixedOptionsEditor,
  OneKeyEditor,
  OrderEditor,
  SeveralKeysEditor,
} from './option-editor.tsx';
import { CategoriseEditor, MatchingEditor } from './placing-editor.tsx';
import { WrittenAnswerEditor } from './written-answer-editor.tsx';

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
