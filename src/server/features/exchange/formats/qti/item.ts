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
  choiceQuestion,
  essayQuestion,
  numericQuestion,
  orderingQuestion,
  placingQuestion,
  trueFalseQuestion,
  writtenQuestion,
} from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { maxOptions } from '#shared/features/question/question-types/definition.ts';
import { fromHtml } from '../rich-text.ts';
import { areGaps, gapsQuestion } from './gaps.ts';
import { labelsOnPicture } from './graphic-gaps.ts';
import { hotspotOf } from './hotspot.ts';
import {
  correctValues,
  declarationOf,
  htmlOf,
  isForLearners,
  isMultiple,
  keysOf,
  type Parts,
} from './parts.ts';
import { writtenKeyOf } from './written-key.ts';

/**
 * The question of an assessment item of QTI 2 or 3, by the names of QTI 2. Labels of regions of a picture become a question
 * each.
 */
export function questionsOfItem(item: XmlElement, notes: Note[]): DraftQuestion[] {
  const body = childOf(item, 'itemBody');
  const interactions = body ? within(body, (name) => name.endsWith('Interaction')) : [];
  const [interaction, ...others] = interactions;
  if (!body || !interaction) {
    notes.push(note('not_a_question'));
    return [];
  }
  const hasGaps = areGaps(interactions);
  if (others.length > 0 && !hasGaps) {
    notes.push(note('unsupported_type', 'composite'));
    return [];
  }
  const parts = { item, body, interaction };
  if (interaction.name === 'graphicGapMatchInteraction')
    return labelsOnPicture(
      { text: askedIn(parts, notes), keys: keysOf(parts, notes), interaction },
      notes,
    ).map((question) => withFeedback(question, parts, notes));
  const question = hasGaps
    ? gapsQuestion({ item, body, interactions }, notes)
    : interactionQuestion(parts, notes);
  return question ? [withFeedback(question, parts, notes)] : [];
}

function withFeedback(
  question: DraftQuestion,
  { item, body }: Parts,
  notes: Note[],
): DraftQuestion {
  const inline = within(body, (name) => name === 'feedbackInline');
  if (inline.some((each) => textIn(each).trim() !== '')) notes.push(note('feedback_joined'));
  const feedback = [
    ...childrenOf(item, 'modalFeedback'),
    ...within(body, (name) => name === 'feedbackBlock' || name === 'rubricBlock').filter(
      (block) => !isForLearners(block) && (question.type !== 'essay' || !isForMarkers(block)),
    ),
    ...inline,
  ];
  const texts = feedback
    .map((each) => fromHtml(innerXml(each), notes))
    .filter((text) => text !== '');
  return { ...question, explanation: texts.join('\n\n') || null };
}

const isForMarkers = (block: XmlElement): boolean =>
  block.name === 'rubricBlock' &&
  /\bscorer\b/.test(block.attributes.view ?? '') &&
  !isForLearners(block);

function interactionQuestion(parts: Parts, notes: Note[]): DraftQuestion | undefined {
  const { name } = parts.interaction;
  if (name === 'choiceInteraction' || name === 'inlineChoiceInteraction')
    return choice(parts, notes);
  if (name === 'textEntryInteraction') return textEntry(parts, notes);
  if (name === 'orderInteraction') return order(parts, notes);
  if (name === 'matchInteraction') return match(parts, notes);
  if (name === 'hotspotInteraction' || name === 'selectPointInteraction') {
    const declaration = declarationOf(parts);
    const { interaction } = parts;
    const keys = keysOf(parts, notes);
    return hotspotOf({ text: askedIn(parts, notes), interaction, declaration, keys }, notes);
  }
  if (name === 'extendedTextInteraction') return essay(parts, notes);
  notes.push(note('unsupported_type', name));
  return undefined;
}

/** What is for markers becomes a note to them, and a correct response is a sample. */
function essay(parts: Parts, notes: Note[]): DraftQuestion {
  const [sampleAnswer = null] = correctValues(declarationOf(parts));
  const forMarkers = within(parts.body, (name) => name === 'rubricBlock').filter(isForMarkers);
  const markerNotes = forMarkers.map((block) => fromHtml(innerXml(block), notes)).join('\n\n');
  return essayQuestion(askedIn(parts, notes), { sampleAnswer, markerNotes: markerNotes || null });
}

function order(parts: Parts, notes: Note[]): DraftQuestion {
  const choices = choicesOf(parts.interaction, 'simpleChoice');
  const right = correctValues(declarationOf(parts)).flatMap(
    (value) => choices.find(({ attributes }) => attributes.identifier === value) ?? [],
  );
  const isWhole = right.length === choices.length;
  const items = choices.length > maxOptions ? choices : isWhole ? right : [];
  return orderingQuestion(
    askedIn(parts, notes),
    items.map((each) => fromHtml(htmlOf(each), notes)),
  );
}

/** A question with more choices than it can have is refused, so that of those one more is read. */
const choicesOf = (element: XmlElement, name: string): XmlElement[] =>
  childrenOf(element, name).slice(0, maxOptions + 1);

/** Items of the first set with those of the second; if these take any number of items, they are categories. */
function match(parts: Parts, notes: Note[]): DraftQuestion | undefined {
  const [items = [], targets = []] = childrenOf(parts.interaction, 'simpleMatchSet').map((set) =>
    choicesOf(set, 'simpleAssociableChoice'),
  );
  const keys = keysOf(parts, notes).map((key) => key.split(/\s+/));
  const textOf = (choice: XmlElement) => fromHtml(htmlOf(choice), notes);
  const given = items.map((item) =>
    targets.filter((target) =>
      keys.some(
        ([one, other]) =>
          one === item.attributes.identifier && other === target.attributes.identifier,
      ),
    ),
  );
  if (given.some(({ length }) => length > 1)) {
    notes.push(note('unsupported_type', 'matrix'));
    return undefined;
  }
  const taken = new Set(given.flat());
  const isOpen = ({ attributes: { matchMax } }: XmlElement) => matchMax === '0';
  return placingQuestion(
    askedIn(parts, notes),
    [
      ...items.map((item, index) => ({
        item: textOf(item),
        target: given[index]?.map(textOf).join('') ?? '',
      })),
      ...targets
        .filter((target) => !taken.has(target))
        .map((target) => ({ item: '', target: textOf(target) })),
    ],
    targets.length > 0 && targets.every(isOpen) ? 'categorise' : 'matching',
  );
}

/** The body and the prompt. */
function askedIn({ interaction, body }: Parts, notes: Note[]): string {
  const prompt = childOf(interaction, 'prompt');
  const before = fromHtml(htmlOf(body, new Map([[interaction, '']])), notes);
  const asked = prompt ? fromHtml(innerXml(prompt), notes) : '';
  return [before, asked].filter((part) => part !== '').join('\n\n');
}

function choice(parts: Parts, notes: Note[]): DraftQuestion {
  const { interaction } = parts;
  const declaration = declarationOf(parts);
  const choices = choicesOf(interaction, 'simpleChoice').concat(
    choicesOf(interaction, 'inlineChoice'),
  );
  const text = askedIn(parts, notes);
  const identifiers = choices.map(({ attributes: { identifier = '' } }) => identifier);
  if (
    identifiers.join() === 'true,false' &&
    choices.every((each) => /^(?:true|false)$/i.test(textIn(each).trim()))
  ) {
    const keys = keysOf(parts, notes);
    const right = identifiers.findIndex((identifier) => keys.includes(identifier));
    return { ...trueFalseQuestion(text, true), correctOption: right < 0 ? null : right };
  }
  const options = choices.map((each) => fromHtml(htmlOf(each), notes));
  if (choices.some(({ attributes }) => attributes.fixed === 'true'))
    notes.push(note('order_dropped'));
  const keys = keysOf(parts, notes);
  const right = identifiers.flatMap((identifier, index) =>
    keys.includes(identifier) ? [index] : [],
  );
  if (right.length > 1 && correctValues(declaration).length === 0)
    notes.push(note(isMultiple(declaration) ? 'all_or_nothing' : 'several_right'));
  return isMultiple(declaration)
    ? { text, type: 'multiple_choice', options, correctOptions: right }
    : choiceQuestion(text, options, right);
}

function textEntry(parts: Parts, notes: Note[]): DraftQuestion {
  const { body, interaction } = parts;
  const blank = new Map([[interaction, '_____']]);
  const text = fromHtml(htmlOf(body, blank), notes).replace(/\n\n(?:\\?_)+$/, '');
  const { accepted, isNumber, caseSensitive } = writtenKeyOf(parts, notes);
  if (isNumber) return numericQuestion(text, accepted, notes);
  const texts = accepted.map(({ value }) => value);
  return { ...writtenQuestion(text, texts, notes), caseSensitive };
}
