import { ActionIcon, Button, NumberInput, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconPlus, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { maxOptions } from '#shared/features/question/question-types/definition.ts';
import { areNamed } from '#shared/features/question/question-types/hotspot.ts';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Region } from '#shared/features/question/question-types/region.ts';
import { regionIn } from '#shared/features/question/region-editing.ts';
import { isPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { useMessages } from '#web/language/language.tsx';
import { questionMessages } from '../messages/messages.ts';
import { focusAfterRemoval, focusSoon } from '../question-prefix.ts';
import { type AnswerEditorProps, AnswersFieldset } from './answers-fieldset.tsx';
import classes from './hotspot-editor.module.css';
import { RegionCanvas } from './region-canvas.tsx';
import { RegionFields } from './region-fields.tsx';
import { useRegions } from './use-regions.ts';

const shapes = ['rectangle', 'ellipse', 'polygon'] as const;

/** The box of a region that is added by keyboard: the middle of the picture. */
const middle = {
  x: pictureSide * 0.4,
  y: pictureSide * 0.4,
  width: pictureSide * 0.2,
  height: pictureSide * 0.2,
};

const maxZoom = 4;

/** The regions of the picture, and how many spots a learner places. */
export function HotspotEditor({ question, onChange, problems, prefix }: AnswerEditorProps) {
  const m = useMessages(questionMessages).hotspot;
  const all = useRegions({ question, onChange });
  const { imageUrl, imageAlt, options, regions, correctOptions } = question;
  const ofRegions = ['options', 'regions', 'correctOptions'];
  return (
    <AnswersFieldset
      prefix={prefix}
      title={m.title}
      hint={m.hint}
      message={problems.find(({ field }) => ofRegions.includes(field))?.message}
      footer={
        <>
          <SpotCount {...{ question, onChange, problems }} />
          {regions.length > 0 && (
            <p className={classes.note} role="status">
              {areNamed({ options, correctOptions }) ? m.listOffered : m.listMissing}
            </p>
          )}
        </>
      }
    >
      {isPictureAddress(imageUrl) ? (
        <Drawing {...{ all, prefix }} src={imageUrl} alt={imageAlt} />
      ) : (
        <p className={classes.note}>{m.needsPicture}</p>
      )}
      {regions.map((region, index) => (
        <RegionFields
          key={index}
          id={`${prefix}-region-${index}`}
          number={index + 1}
          region={region}
          name={all.nameOf(index)}
          isRight={all.isRight(index)}
          isSelected={all.selected === index}
          onSelect={() => all.select(index)}
          onChange={(changed) => {
            all.history.remember();
            all.change(index, changed);
          }}
          onName={(name) => all.rename(index, name)}
          onRight={(isMarked) => all.mark(index, isMarked)}
          onRemove={() => remove(all, prefix, index)}
        />
      ))}
    </AnswersFieldset>
  );
}

const addingId = (prefix: string) => `${prefix}-region-add`;

type Regions = ReturnType<typeof useRegions>;

function remove(all: Regions, prefix: string, index: number): void {
  all.remove(index);
  focusAfterRemoval({ index, count: all.regions.length, adding: addingId(prefix) });
}

interface DrawingProps {
  all: Regions;
  prefix: string;
  src: string;
  alt: string;
}

/** The picture, on which regions are drawn, and the tools for it. */
function Drawing({ all, prefix, src, alt }: DrawingProps) {
  const m = useMessages(questionMessages).hotspot;
  const [shape, setShape] = useState<Region['shape']>('rectangle');
  const [zoom, setZoom] = useState(1);
  const { regions, isRight, selected, history } = all;
  return (
    <>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={m.shape}
          value={shape}
          data={shapes.map((value) => ({ value, label: m.shapes[value] }))}
          onChange={(value) => setShape(shapes.find((each) => each === value) ?? 'rectangle')}
        />
        <Button
          id={addingId(prefix)}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={all.isFull}
          onClick={() => {
            all.add(regionIn(middle, shape));
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
          disabled={zoom >= maxZoom}
          onClick={() => setZoom(zoom * 2)}
        >
          <IconZoomIn size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={m.zoomOut} disabled={zoom <= 1} onClick={() => setZoom(zoom / 2)}>
          <IconZoomOut size={20} aria-hidden />
        </ActionIcon>
      </div>
      {shape === 'polygon' && <p className={classes.note}>{m.polygonHint}</p>}
      <RegionCanvas
        onBegin={history.remember}
        onChange={all.change}
        onDrawn={all.add}
        onRemove={(index) => remove(all, prefix, index)}
        onSelect={all.select}
        {...{ src, alt, zoom, shape, regions, isRight, selected }}
      />
    </>
  );
}

/** How many spots a learner places; as many as there are right regions while the field is empty. */
function SpotCount({ question, onChange, problems }: Omit<AnswerEditorProps, 'prefix'>) {
  const m = useMessages(questionMessages).hotspot;
  return (
    <NumberInput
      label={m.spots}
      description={m.spotsHint}
      min={1}
      max={maxOptions}
      allowDecimal={false}
      placeholder={String(question.correctOptions.length)}
      value={question.spotCount ?? ''}
      error={problems.find(({ field }) => field === 'spotCount')?.message}
      onChange={(value) =>
        onChange({ ...question, spotCount: typeof value === 'number' ? value : null })
      }
    />
  );
}
