import { hitRegions } from '#shared/features/question/question-types/spots.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { PictureStage } from '#web/pictures/picture-stage.tsx';
import { overPicture, RegionShape } from '#web/pictures/region-shape.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { ReviewedOptions, type ReviewPartProps } from '../review/reviewed-options.tsx';
import { hotspotMessages } from './messages/messages.ts';
import classes from './reviewed-picture.module.css';
import { SpotMarker, useSpotInWords } from './spot-marker.tsx';

/** The picture with the spots of the answer and, where the key is shown, the right regions; then the same in words. */
export function ReviewedPicture({ answer }: ReviewPartProps) {
  const m = useMessages(hotspotMessages);
  const { picture } = useMessages(reviewMessages);
  const inWords = useSpotInWords();
  const mark = useContentMark();
  const { question, spots = [], selectedOptions } = answer;
  const regions = question.keyShown ? (question.regions ?? []) : [];
  const right = regions.filter(({ isRight }) => isRight);
  const hit = hitRegions(
    right.map(({ region }) => region),
    spots,
  );
  const hitting = new Set(hit.values());
  const markOf = (index: number) => {
    if (!question.keyShown) return undefined;
    return hitting.has(index) ? ('right' as const) : ('wrong' as const);
  };
  return (
    <div className={classes.part}>
      {question.imageUrl && (
        <PictureStage src={question.imageUrl} alt={question.imageAlt ?? picture.alt}>
          <svg className={classes.regions} {...overPicture} aria-hidden>
            {right.map(({ region }, index) => (
              <RegionShape key={index} region={region} className={classes.region} />
            ))}
          </svg>
          {spots.map((spot, index) => (
            <SpotMarker key={index} spot={spot} number={index + 1} mark={markOf(index)} />
          ))}
        </PictureStage>
      )}
      {spots.length > 0 && (
        <ol className={classes.list}>
          {spots.map((spot, index) => {
            const placed = markOf(index);
            return (
              <li key={index} data-mark={placed} data-spoken-apart>
                {m.spot({ number: index + 1, ...inWords(spot) })}
                {placed && <span className={classes.word}>{m[placed]}</span>}
              </li>
            );
          })}
        </ol>
      )}
      {selectedOptions.length > 0 && <ReviewedOptions answer={answer} />}
      {right.length > 0 && selectedOptions.length === 0 && (
        <>
          <p className={classes.title}>{m.rightRegions}</p>
          <ul className={classes.list}>
            {right.map(({ region, label }, index) => (
              <li key={index} data-spoken-apart>
                <bdi {...(label === '' ? {} : mark())}>
                  {label === '' ? m.region({ number: index + 1 }) : label}
                </bdi>
                <span className={classes.word}>{hit.has(region) ? m.hit : m.missed}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
