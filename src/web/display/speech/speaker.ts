import { markSpoken } from './marking.ts';
import { type Sentence, type SpokenPage, sentencesIn } from './sentences.ts';

export type SpeechState = 'silent' | 'speaking' | 'paused';

/** Ends what is being read elsewhere on the page: a browser has one voice. */
const beginning = 'speech-begins';

/** Reads one element aloud, sentence after sentence. */
export class Speaker {
  readonly #onState: (state: SpeechState) => void;
  #sentences: Sentence[] = [];
  #next = 0;
  #state: SpeechState = 'silent';
  /** Browsers forget an utterance that nothing refers to, and never report its end. */
  #utterance: SpeechSynthesisUtterance | undefined;

  constructor(onState: (state: SpeechState) => void) {
    this.#onState = onState;
  }

  readonly #giveWay = () => this.stop();

  start(root: Element, page: SpokenPage): void {
    // Before its sentence is cancelled: browsers report that later, as an end or as an error.
    document.dispatchEvent(new Event(beginning));
    speechSynthesis.cancel();
    document.addEventListener(beginning, this.#giveWay);
    this.#sentences = sentencesIn(root, page);
    this.#next = 0;
    this.#change('speaking');
    this.#speakNext();
  }

  pause(): void {
    this.#change('paused');
    this.#drop();
    // The sentence is begun again: some browsers do not go on in the middle.
    this.#next = Math.max(0, this.#next - 1);
  }

  resume(): void {
    this.#change('speaking');
    this.#speakNext();
  }

  stop(): void {
    if (this.#state === 'silent') return;
    document.removeEventListener(beginning, this.#giveWay);
    this.#change('silent');
    this.#drop();
    markSpoken(null);
  }

  #drop(): void {
    this.#utterance = undefined;
    speechSynthesis.cancel();
  }

  #speakNext(): void {
    const sentence = this.#sentences[this.#next];
    if (!sentence) {
      this.stop();
      return;
    }
    this.#next += 1;
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = sentence.language;
    const voice = voiceFor(sentence.language);
    if (voice) utterance.voice = voice;
    const goOn = () => {
      if (this.#utterance === utterance) this.#speakNext();
    };
    utterance.onend = goOn;
    // The page may not speak, for example.
    utterance.onerror = () => {
      if (this.#utterance === utterance) this.stop();
    };
    this.#utterance = utterance;
    markSpoken(sentence);
    speechSynthesis.speak(utterance);
  }

  #change(state: SpeechState): void {
    this.#state = state;
    this.#onState(state);
  }
}

/** The browser's own choice may be a voice of another language. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices();
  const [base = ''] = language.split('-');
  return (
    voices.find(({ lang }) => lang === language) ??
    voices.find(({ lang }) => lang.replace('_', '-').split('-')[0] === base)
  );
}
