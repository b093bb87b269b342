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
  middleOf,
  numericQuestion,
  trueFalseQuestion,
  writtenQuestion,
} from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { ownPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { ownSoundAddress } from '#shared/kernel/media/own-sound.ts';
import { fromHtml } from './rich-text.ts';

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

/** What earns points: values of `varequal` in conditions that add to the score, without those under `not`. */
function rightValues(item: XmlElement): string[] {
  const processing = childOf(item, 'resprocessing');
  const conditions = processing ? childrenOf(processing, 'respcondition') : [];
  const scoring = conditions.filter((condition) =>
    childrenOf(condition, 'setvar').some((set) => Number(textIn(set)) > 0),
  );
  const values = scoring.flatMap((condition) => equalsIn(childOf(condition, 'conditionvar')));
  return [...new Set(values)];
}

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
  const options = labels.map((label) => materialIn(label, notes));
  const values = rightValues(item);
  const right = labels.flatMap(({ attributes: { ident = '' } }, index) =>
    values.includes(ident) ? [index] : [],
  );
  if (options.length === 2 && options.map((option) => option.toLowerCase()).join() === 'true,false')
    return { ...trueFalseQuestion(text, true), correctOption: right[0] ?? null };
  return /multiple/i.test(response.attributes.rcardinality ?? '')
    ? { text, type: 'multiple_choice', options, correctOptions: right }
    : choiceQuestion(text, options, right);
}

function entered(
  text: string,
  item: XmlElement,
  response: XmlElement,
  notes: Note[],
): DraftQuestion | undefined {
  const [low] = within(item, (name) => name === 'vargte');
  const [high] = within(item, (name) => name === 'varlte');
  const values = rightValues(item);
  if (low && high) {
    const range = middleOf(Number(textIn(low)), Number(textIn(high)));
    return numericQuestion(text, [range], notes);
  }
  const isNumber = response.name === 'response_num' && values.length > 0;
  if (isNumber)
    return numericQuestion(
      text,
      values.map((value) => ({ value, tolerance: 0 })),
      notes,
    );
  if (values.length > 0) return writtenQuestion(text, values, notes);
  return essayQuestion(text);
}
