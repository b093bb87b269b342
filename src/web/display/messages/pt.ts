import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Acessibilidade',
  description: 'Como as páginas são mostradas a você e quanto tempo você tem.',
  leadMember: 'Cada mudança vale na hora e em todos os seus dispositivos.',
  leadGuest:
    'Cada mudança vale na hora, neste navegador. Entre para tê-la em todos os seus dispositivos e para escolher mais tempo.',
  reading: 'Leitura',
  font: 'Fonte',
  fontHint: 'Para letras latinas; outras escritas mantêm a sua.',
  fonts: {
    standard: 'Padrão',
    atkinson: 'Atkinson Hyperlegible',
    dyslexic: 'OpenDyslexic',
  },
  spacing: 'Espaçamento',
  spacingHint: 'Entre letras, palavras e linhas.',
  spacings: {
    standard: 'Padrão',
    wide: 'Largo',
    wider: 'Muito largo',
  },
  sample: 'É assim que os textos aparecem. Qual é o maior continente: África, Ásia ou Europa?',
  focus: 'Concentração',
  look: 'Cores, tamanho e movimento',
  switches: {
    readAloud: {
      label: 'Ler em voz alta',
      hint: 'Perguntas e resultados têm um botão que os lê com a voz do seu dispositivo.',
    },
    lineFocus: {
      label: 'Foco na linha',
      hint: 'Tudo fica esmaecido, menos algumas linhas, que seguem o ponteiro e o foco.',
    },
    oneThing: {
      label: 'Uma coisa por vez',
      hint: 'Quizzes e resultados mostram uma pergunta por vez e nada ao lado.',
    },
    highContrast: {
      label: 'Alto contraste',
      hint: 'Cores mais fortes, no claro e no escuro. Também fica ligado se o seu dispositivo pedir.',
    },
    largeTargets: {
      label: 'Botões maiores',
      hint: 'Botões, campos e links em listas são mais altos.',
    },
    reducedMotion: {
      label: 'Sem movimento',
      hint: 'Nada se move. Também fica ligado se o seu dispositivo pedir.',
    },
  },
  time: 'Tempo',
  extraTime: 'Tempo para quizzes',
  extraTimeHints: {
    counts:
      'Para quizzes que você começar a partir de agora. Fica registrado nas suas tentativas, onde quem vê os seus resultados também vê. A prática não tem limite de tempo.',
    approved:
      'Neste site ele vale nos quizzes depois que um administrador o permitir para você. Fica registrado nas suas tentativas, onde quem vê os seus resultados também vê.',
    never:
      'Neste site ele vale nos testes de quizzes, que não contam, e não nos quizzes. Peça mais tempo a um administrador ou ao seu professor.',
  },
  noExtraTime: 'Como o quiz indica',
  moreTime: ({ percent }) => `${percent} a mais de tempo`,
  notSaved: 'A configuração não foi salva',
  option: ({ letter }) => `Opção ${letter}:`,
  read: 'Ler em voz alta',
  pause: 'Pausar',
  goOn: 'Continuar',
  stop: 'Parar',
};
