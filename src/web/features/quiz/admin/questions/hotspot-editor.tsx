import { ActionIcon, Button, NumberInput, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconPlus, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { mostOptions } from '#shared/features/question/question-types/definition.ts';
import { areNamed } from '#shared/features/question/question-types/hotspot.ts';
import { ascending } from '#shared/features/question/question-types/options.ts';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Region } from '#shared/features/question/question-types/region.ts';
import { regionIn } from '#shared/features/question/region-editing.ts';
import { withoutOption } from '#shared/features/question/schema.ts';
import { isPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { useMessages } from '#web/language/language.tsx';
import classes from './hotspot-editor.module.css';
import { questionMessages } from './messages/messages.ts';
import form from './option-editor.module.css';
import type { AnswerEditorProps } from './option-editor.tsx';
import type { EditedQuestion } from './question-list-state.ts';
import { focusSoon } from './question-prefix.ts';
import { RegionCanvas } from './region-canvas.tsx';
import { RegionFields } from './region-fields.tsx';

const shapes = ['rectangle', 'ellipse', 'polygon'] as const;

/** The box of a region that is added by keyboard: the middle of the picture. */
const middle = {
  x: pictureSide * 0.4,
  y: pictureSide * 0.4,
  width: pictureSide * 0.2,
  height: pictureSide * 0.2,
};

const mostZoom = 4;

/** The regions of the picture, and how many spots a learner places. */
export function HotspotEditor({ question, onChange, problems, prefix }: AnswerEditorProps) {
  const m = useMessages(questionMessages).hotspot;
  const [shape, setShape] = useState<Region['shape']>('rectangle');
  const [zoom, setZoom] = useState(1);
  const [selected, setSelected] = useState<number>();
  const history = useRegionHistory(question, onChange);
  const { imageUrl, imageAlt, options, regions, correctOptions, spotCount } = question;
  const message = problems.find(({ field }) =>
    ['options', 'regions', 'correctOptions'].includes(field),
  )?.message;
  const messageId = `${prefix}-options-problem`;
  const isRight = (index: number) => correctOptions.includes(index);
  const add = (region: Region) => {
    if (regions.length >= mostOptions) return;
    history.remember();
    onChange({
      ...question,
      regions: [...regions, region],
      options: [...regions.map((_, index) => options[index] ?? ''), ''],
      // The first region is right: a question needs one.
      correctOptions: regions.length === 0 ? [0] : correctOptions,
    });
    setSelected(regions.length);
  };
  const change = (index: number, region: Region) =>
    onChange({ ...question, regions: regions.with(index, region) });
  const remove = (index: number) => {
    history.remember();
    setSelected(undefined);
    onChange(withoutOption(question, index));
  };
  const mark = (index: number, isMarked: boolean) => {
    history.remember();
    const others = correctOptions.filter((each) => each !== index);
    onChange({ ...question, correctOptions: isMarked ? ascending([...others, index]) : others });
  };
  return (
    <fieldset
      className={form.options}
      id={`${prefix}-options`}
      aria-describedby={message ? messageId : undefined}
      tabIndex={-1}
    >
      <legend className={form.legend}>
        {m.title}
        <span className={form.hint}>{m.hint}</span>
      </legend>
      {isPictureAddress(imageUrl) ? (
        <>
          <div className={classes.tools}>
            <SegmentedControl
              aria-label={m.shape}
              value={shape}
              data={shapes.map((value) => ({ value, label: m.shapes[value] }))}
              onChange={(value) => setShape(shapes.find((each) => each === value) ?? 'rectangle')}
            />
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={regions.length >= mostOptions}
              onClick={() => {
                add(regionIn(middle, shape));
                focusSoon(`${prefix}-region-${regions.length}`);
              }}
            >
              {m.add}
            </Button>
            <ActionIcon aria-label={m.undo} disabled={!history.canUndo} onClick={history.undo}>
              <IconArrowBackUp size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={m.zoomIn}
              disabled={zoom >= mostZoom}
              onClick={() => setZoom(zoom * 2)}
            >
              <IconZoomIn size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={m.zoomOut}
              disabled={zoom <= 1}
              onClick={() => setZoom(zoom / 2)}
            >
              <IconZoomOut size={20} aria-hidden />
            </ActionIcon>
          </div>
          {shape === 'polygon' && <p className={classes.note}>{m.polygonHint}</p>}
          <RegionCanvas
            src={imageUrl}
            alt={imageAlt}
            onBegin={history.remember}
            onChange={change}
            onDrawn={add}
            onRemove={remove}
            onSelect={setSelected}
            {...{ zoom, shape, regions, isRight, selected }}
          />
        </>
      ) : (
        <p className={classes.note}>{m.needsPicture}</p>
      )}
      {regions.map((region, index) => (
        <RegionFields
          key={index}
          id={`${prefix}-region-${index}`}
          number={index + 1}
          region={region}
          name={options[index] ?? ''}
          isRight={isRight(index)}
          isSelected={selected === index}
          onSelect={() => setSelected(index)}
          onChange={(changed) => {
            history.remember();
            change(index, changed);
          }}
          onName={(name) =>
            onChange({
              ...question,
              options: regions.map((_, place) => (place === index ? name : (options[place] ?? ''))),
            })
          }
          onRight={(isMarked) => mark(index, isMarked)}
          onRemove={() => remove(index)}
        />
      ))}
      {message && (
        <p className={form.problem} id={messageId} role="alert">
          {message}
        </p>
      )}
      <NumberInput
        label={m.spots}
        description={m.spotsHint}
        min={1}
        max={mostOptions}
        allowDecimal={false}
        placeholder={String(correctOptions.length)}
        value={spotCount ?? ''}
        error={problems.find(({ field }) => field === 'spotCount')?.message}
        onChange={(value) =>
          onChange({ ...question, spotCount: typeof value === 'number' ? value : null })
        }
      />
      {regions.length > 0 && (
        <p className={classes.note} role="status">
          {areNamed({ options, correctOptions }) ? m.listOffered : m.listMissing}
        </p>
      )}
    </fieldset>
  );
}

type Regions = Pick<EditedQuestion, 'regions' | 'options' | 'correctOptions'>;

const mostSteps = 50;

/** Takes back what was done to the regions, step by step. */
function useRegionHistory(question: EditedQuestion, onChange: (question: EditedQuestion) => void) {
  const [steps, setSteps] = useState<Regions[]>([]);
  const { regions, options, correctOptions } = question;
  return {
    canUndo: steps.length > 0,
    /** Call it before a change. */
    remember: () => setSteps([...steps.slice(1 - mostSteps), { regions, options, correctOptions }]),
    undo: () => {
      const last = steps.at(-1);
      if (!last) return;
      setSteps(steps.slice(0, -1));
      onChange({ ...question, ...last });
    },
  };
}
