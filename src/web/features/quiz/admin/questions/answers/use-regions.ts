import { useState } from 'react';
import { maxOptions } from '#shared/features/question/question-types/definition.ts';
import { ascending } from '#shared/features/question/question-types/options.ts';
import type { Region } from '#shared/features/question/question-types/region.ts';
import { withoutOption } from '#shared/features/question/schema.ts';
import type { EditedQuestion } from '../question-list-state.ts';
import type { AnswerEditorProps } from './answers-fieldset.tsx';

type Edited = Pick<AnswerEditorProps, 'question' | 'onChange'>;

/** The regions of a picture, which of them is selected, and what can be done with them. */
export function useRegions({ question, onChange }: Edited) {
  const { regions, options, correctOptions } = question;
  const [selected, select] = useState<number>();
  const history = useRegionHistory({ question, onChange });
  const nameOf = (index: number) => options[index] ?? '';
  return {
    regions,
    nameOf,
    isRight: (index: number) => correctOptions.includes(index),
    isFull: regions.length >= maxOptions,
    selected,
    select,
    history,
    add: (region: Region) => {
      if (regions.length >= maxOptions) return;
      history.remember();
      onChange({
        ...question,
        regions: [...regions, region],
        options: [...regions.map((_, index) => nameOf(index)), ''],
        // The first region is right: a question needs one.
        correctOptions: regions.length === 0 ? [0] : correctOptions,
      });
      select(regions.length);
    },
    /** While a region is dragged this is called many times: the caller notes the step that undo leads back to. */
    change: (index: number, region: Region) =>
      onChange({ ...question, regions: regions.with(index, region) }),
    rename: (index: number, name: string) =>
      onChange({
        ...question,
        options: regions.map((_, position) => (position === index ? name : nameOf(position))),
      }),
    mark: (index: number, isMarked: boolean) => {
      history.remember();
      const others = correctOptions.filter((each) => each !== index);
      onChange({ ...question, correctOptions: isMarked ? ascending([...others, index]) : others });
    },
    remove: (index: number) => {
      history.remember();
      select(undefined);
      onChange(withoutOption(question, index));
    },
  };
}

type Regions = Pick<EditedQuestion, 'regions' | 'options' | 'correctOptions'>;

const maxSteps = 50;

/** Names are no steps: those that were typed since a step stay with their regions. */
export function keptNames(before: Regions, now: Regions): string[] {
  const names = now.regions.length < before.regions.length ? before.options : now.options;
  return before.regions.map((_, index) => names[index] ?? '');
}

/** Takes back what was done to the regions, step by step. */
function useRegionHistory({ question, onChange }: Edited) {
  const [steps, setSteps] = useState<Regions[]>([]);
  const { regions, options, correctOptions } = question;
  return {
    canUndo: steps.length > 0,
    /** Call it before a change. */
    remember: () => setSteps([...steps.slice(1 - maxSteps), { regions, options, correctOptions }]),
    undo: () => {
      const last = steps.at(-1);
      if (!last) return;
      setSteps(steps.slice(0, -1));
      onChange({ ...question, ...last, options: keptNames(last, question) });
    },
  };
}
