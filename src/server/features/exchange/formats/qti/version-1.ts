import {
  childOf,
  childrenOf,
  innerXml,
  textIn,
  within,
  type XmlElement,
} from '#server/kernel/files/xml.ts';
import { type DraftQuestion, note } from '#shared/features/exchange/found.ts';
import {
  escapedStars,
  essayQuestion,
  type FoundNumber,
  includesNumber,
  middleOf,
  numericQuestion,
  trueFalseQuestion,
  weightedAnswers,
  weightedChoice,
  withoutIncluded,
} from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { ownPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { ownSoundAddress } from '#shared/kernel/media/own-sound.ts';
import { fromHtml } from '../rich-text.ts';

const responses = /^response_(?:lid|str|num|xy|grp)$/;

/** The question of an `item` of QTI 1.2, as Canvas, Blackboard and others export it. */
export function questionOfQti1(item: XmlElement, notes: Note[]): DraftQuestion | undefined {
  const presentation = childOf(item, 'presentation');
  const asked = presentation ? within(presentation, (name) => responses.test(name)) : [];
  const [response, ...others] = asked;
  const type = typeOf(item);
  if (!presentation || !response || others.length > 0 || /match|file|upload/.test(type)) {
    const name = type || (others.length > 0 ? 'composite' : '');
    notes.push(name ? note('unsupported_type', name) : note('not_a_question'));
    return undefined;
  }
  const text = materialIn(withoutResponse(presentation), notes);
  const found =
    response.name === 'response_lid'
      ? chosen(text, item, response, notes)
      : entered(text, item, response, notes);
  const feedback = childrenOf(item, 'itemfeedback').map((each) => materialIn(each, notes));
  const explanation = feedback.filter((each) => each !== '').join('\n\n') || null;
  return found && { ...found, explanation };
}

/** The type in Canvas' metadata, if there is one. */
function typeOf(item: XmlElement): string {
  const fields = within(item, (name) => name === 'qtimetadatafield');
  const field = fields.find((each) =>
    /question_?type|qmd_itemtype/i.test(textIn(childOf(each, 'fieldlabel') ?? each)),
  );
  return field
    ? textIn(childOf(field, 'fieldentry') ?? field)
        .trim()
        .toLowerCase()
    : '';
}

const withoutResponse = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string') return [child];
    return responses.test(child.name) ? [] : [withoutResponse(child)];
  }),
});

/** The texts of all `material`; a text is HTML if it says so, or if it has tags. */
function materialIn(element: XmlElement, notes: Note[]): string {
  return within(element, (name) => /^mat(?:text|image|audio)$/.test(name))
    .map((part) => {
      if (part.name !== 'mattext') {
        const { uri = '', label = '' } = part.attributes;
        if (ownPictureAddress.test(uri) || ownSoundAddress.test(uri))
          return `![${label.replace(/[[\]\\]/g, '')}](${uri})`;
        notes.push(note('media_dropped', uri));
        return '';
      }
      const text = textIn(part).trim();
      const isHtml = /html/i.test(part.attributes.texttype ?? '') || /<\/?[a-z][^<>]*>/i.test(text);
      return isHtml ? fromHtml(childrenOf(part).length > 0 ? innerXml(part) : text, notes) : text;
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A condition of the response processing: the values that it asks for, and the points that it gives or takes. */
interface Scoring {
  condition: XmlElement;
  values: string[];
  points: number;
  /** Whether it says anything of points. */
  isScored: boolean;
  /** Whether its points are added to those of other conditions. */
  isAdded: boolean;
}

function scoringsIn(item: XmlElement): Scoring[] {
  const processing = childOf(item, 'resprocessing');
  const conditions = processing ? childrenOf(processing, 'respcondition') : [];
  const most = maxPoints(conditions, processing);
  return conditions.map((condition) => {
    const sets = childrenOf(condition, 'setvar');
    return {
      condition,
      values: [...new Set(equalsIn(childOf(condition, 'conditionvar')))],
      points: sets.reduce((sum, set) => sum + pointsOf(set, most), 0),
      isScored: sets.length > 0,
      isAdded: sets.some((set) => /^(?:add|subtract)$/.test(actionOf(set))),
    };
  });
}

const actionOf = ({ attributes }: XmlElement) => (attributes.action ?? 'set').toLowerCase();

/** What `SCORE.max` means: the declared maximum, or no less than any condition gives. */
function maxPoints(conditions: readonly XmlElement[], processing: XmlElement | undefined): number {
  const declared = processing ? within(processing, (name) => name === 'decvar') : [];
  const maxima = declared.map(({ attributes }) => Number(attributes.maxvalue) || 0);
  const given = conditions
    .flatMap((each) => childrenOf(each, 'setvar'))
    .map((set) => pointsOf(set, 0));
  const known = maxima.reduce((one, other) => Math.max(one, other), 0);
  return given.reduce((one, other) => Math.max(one, other), known || 100);
}

function pointsOf(set: XmlElement, most: number): number {
  const text = textIn(set).trim();
  const value = /\.max$/i.test(text) ? most : Number(text) || 0;
  const action = actionOf(set);
  if (action === 'subtract') return -value;
  return action === 'set' || action === 'add' ? value : 0;
}

const highest = (points: Iterable<number>): number =>
  [...points].reduce((one, other) => Math.max(one, other), 0);

/** The scorings that give the most points. */
function bestOf(scorings: readonly Scoring[]): Scoring[] {
  const best = highest(scorings.map(({ points }) => points));
  return best > 0 ? scorings.filter(({ points }) => points === best) : [];
}

/** The points of each value: the most that a condition sets, and what others add and take. */
function pointsByValue(scorings: readonly Scoring[]): Map<string, number> {
  const points = new Map<string, number>();
  const most = [...scorings].sort((a, b) => b.points - a.points);
  for (const { values, points: own } of most.filter(({ isAdded }) => !isAdded))
    for (const value of values) if (!points.has(value)) points.set(value, own);
  for (const { values, points: own } of most.filter(({ isAdded }) => isAdded))
    for (const value of values) points.set(value, (points.get(value) ?? 0) + own);
  return points;
}

/** Shares in percent of the most points that a value or a condition without one, as a range, earns. */
function sharesOfBest(scorings: readonly Scoring[]): Map<string, number> {
  const points = pointsByValue(scorings);
  const best = highest([...points.values(), ...scorings.map((each) => each.points)]);
  return new Map([...points].map(([value, own]) => [value, best > 0 ? (own / best) * 100 : 0]));
}

/** Values of `varequal`, without those under `not`. */
function equalsIn(element: XmlElement | undefined): string[] {
  if (!element) return [];
  return childrenOf(element).flatMap((child) => {
    if (child.name === 'not') return [];
    return child.name === 'varequal' ? [textIn(child).trim()] : equalsIn(child);
  });
}

function chosen(
  text: string,
  item: XmlElement,
  response: XmlElement,
  notes: Note[],
): DraftQuestion {
  const labels = within(response, (name) => name === 'response_label');
  const options = labels.map((label) => ({
    text: materialIn(label, notes),
    value: label.attributes.ident ?? '',
  }));
  const scorings = scoringsIn(item);
  const shares = sharesOfBest(scorings);
  if (
    options.length === 2 &&
    options.map((option) => option.text.toLowerCase()).join() === 'true,false'
  ) {
    const right = options.findIndex(({ value }) => (shares.get(value) ?? 0) > 99);
    return { ...trueFalseQuestion(text, true), correctOption: right < 0 ? null : right };
  }
  if (/multiple/i.test(response.attributes.rcardinality ?? ''))
    return severalChosen(text, options, scorings, notes);
  const weighted = options.map((option) => ({ ...option, weight: shares.get(option.value) ?? 0 }));
  return weightedChoice(text, weighted, notes);
}

/** A condition with several values, or one that sets the points, names all right options; else each adds its part. */
function severalChosen(
  text: string,
  options: readonly { text: string; value: string }[],
  scorings: readonly Scoring[],
  notes: Note[],
): DraftQuestion {
  const earning = scorings.filter(({ points, values }) => points > 0 && values.length > 0);
  const whole = bestOf(earning.filter(({ isAdded, values }) => !isAdded || values.length > 1));
  const named = new Set(whole.flatMap(({ values }) => values));
  const points = pointsByValue(scorings);
  const parts = options.filter(({ value }) => (points.get(value) ?? 0) > 0);
  const right = options.flatMap((option, index) =>
    (whole.length > 0 ? named.has(option.value) : parts.includes(option)) ? [index] : [],
  );
  if (whole.some(({ values }) => values.length < named.size)) notes.push(note('several_right'));
  if (whole.length > 0 && earning.length > whole.length) notes.push(note('partial_credit'));
  if (whole.length === 0 && right.length > 1) notes.push(note('all_or_nothing'));
  const texts = options.map((option) => option.text);
  return { text, type: 'multiple_choice', options: texts, correctOptions: right };
}

/** The operators of comparisons of numbers. */
const bounds: Readonly<Record<string, string>> = {
  vargt: '>',
  vargte: '≥',
  varlt: '<',
  varlte: '≤',
};

interface Ranges {
  ranges: FoundNumber[];
  /** Comparisons that do not make a range. */
  others: string[];
}

/** What a condition accepts by comparisons of numbers, without those under `not`. */
function rangesIn(element: XmlElement): Ranges {
  const children = childrenOf(element).filter(({ name }) => name !== 'not');
  const inside = children.map(rangesIn);
  const own = children.filter(({ name }) => bounds[name] !== undefined);
  const valuesOf = (sign: string) =>
    own
      .filter((each) => bounds[each.name]?.match(sign) && textIn(each).trim() !== '')
      .map((each) => Number(textIn(each)));
  const [low, high] = [Math.max(...valuesOf('[>≥]')), Math.min(...valuesOf('[<≤]'))];
  const isRange = element.name !== 'or' && Number.isFinite(low) && low <= high && high < Infinity;
  return {
    ranges: [...(isRange ? [middleOf(low, high)] : []), ...inside.flatMap(({ ranges }) => ranges)],
    others: [
      ...(isRange ? [] : own.map((each) => `${bounds[each.name]} ${textIn(each).trim()}`.trim())),
      ...inside.flatMap(({ others }) => others),
    ],
  };
}

/** Some files name what is right and leave out its points; what they name for feedback on wrong answers is not right. */
function withPoints(scorings: readonly Scoring[]): Scoring[] {
  const isWrong = ({ condition }: Scoring) =>
    [condition, ...childrenOf(condition, 'displayfeedback')].some(({ attributes }) =>
      /incorrect|wrong/i.test(attributes.title ?? attributes.linkrefid ?? ''),
    );
  return scorings.some(({ isScored }) => isScored)
    ? [...scorings]
    : scorings.map((each) => (isWrong(each) ? each : { ...each, points: 1 }));
}

function entered(
  text: string,
  item: XmlElement,
  response: XmlElement,
  notes: Note[],
): DraftQuestion | undefined {
  const scorings = withPoints(scoringsIn(item));
  const best = bestOf(scorings);
  const found = best.map(({ condition }) => rangesIn(condition));
  const ranges = found.flatMap((each) => each.ranges);
  const others = found.flatMap((each) => each.others);
  const shares = [...sharesOfBest(scorings)];
  if (response.name === 'response_num' || ranges.length > 0 || others.length > 0) {
    const isPartial = scorings.filter(({ points }) => points > 0).length > best.length;
    if (isPartial) notes.push(note('partial_credit'));
    for (const other of others) notes.push(note('answer_dropped', other));
    const single = shares.flatMap(([value, share]) =>
      share > 99 ? [{ value, tolerance: 0 }] : [],
    );
    const right = withoutIncluded([...ranges, ...single], includesNumber);
    return numericQuestion(text, right, notes);
  }
  if (shares.length === 0) return essayQuestion(text);
  if (best.length === 0) for (const [value] of shares) notes.push(note('answer_dropped', value));
  const answers = shares.map(([value, weight]) => ({ text: escapedStars(value), weight }));
  return weightedAnswers(text, answers, notes);
}
