import type { Region } from '#shared/features/question/question-types/region.ts';
import { boxBetween, handlesOf, regionIn } from '#shared/features/question/region-editing.ts';
import { useMessages } from '#web/language/language.tsx';
import { PictureStage, placedAt } from '#web/pictures/picture-stage.tsx';
import { overPicture, RegionShape } from '#web/pictures/region-shape.tsx';
import { questionMessages } from '../messages/messages.ts';
import { RegionButton } from './region-button.tsx';
import classes from './region-canvas.module.css';
import { type Drawing, type RegionActs, useRegionDrawing } from './use-region-drawing.ts';

interface RegionCanvasProps extends RegionActs {
  src: string;
  alt: string;
  zoom: number;
  isRight: (index: number) => boolean;
  onRemove: (index: number) => void;
}

/** The picture with its regions, which are drawn, moved and resized on it. */
export function RegionCanvas(props: RegionCanvasProps) {
  const { src, alt, zoom, shape, regions, selected } = props;
  const m = useMessages(questionMessages).hotspot;
  const { drawing, handlers } = useRegionDrawing(props);
  return (
    <PictureStage src={src} alt={alt} zoom={zoom}>
      <fieldset className={classes.surface} aria-label={m.title} {...handlers}>
        <svg className={classes.drawing} {...overPicture} aria-hidden>
          {regions.map((region, index) => (
            <g
              key={index}
              className={classes.region}
              data-right={props.isRight(index) || undefined}
              data-selected={selected === index || undefined}
            >
              <RegionShape region={region} />
            </g>
          ))}
          {drawing && <Drawn drawing={drawing} shape={shape} />}
        </svg>
        {regions.map((region, index) => (
          <RegionButton key={index} {...{ ...props, region, index }} />
        ))}
        {selected !== undefined &&
          regions[selected] &&
          handlesOf(regions[selected]).map((handle, index) => (
            <span
              key={index}
              className={classes.handle}
              style={placedAt(handle)}
              data-handle={index}
              aria-hidden
            />
          ))}
      </fieldset>
    </PictureStage>
  );
}

function Drawn({ drawing, shape }: { drawing: Drawing; shape: Region['shape'] }) {
  if ('corners' in drawing)
    return (
      <polyline
        className={classes.drawn}
        points={drawing.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        vectorEffect="non-scaling-stroke"
      />
    );
  const box = boxBetween(drawing.from, drawing.to);
  return <RegionShape className={classes.drawn} region={regionIn(box, shape)} />;
}
