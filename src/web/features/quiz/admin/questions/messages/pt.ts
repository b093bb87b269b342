import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  types: {
    single_choice: 'Escolha única',
    multiple_choice: 'Múltipla escolha',
    true_false: 'Verdadeiro / Falso',
    fill_blank: 'Preencher a lacuna',
    ordering: 'Ordenação',
    numeric: 'Numérica',
    matching: 'Correspondência',
    categorise: 'Categorias',
  },
  type: 'Tipo',
  difficulty: 'Dificuldade',
  difficulties: {
    easy: 'Fácil',
    medium: 'Médio',
    hard: 'Difícil',
  },
  question: 'Pergunta',
  questionHint:
    'Markdown funciona: **negrito**, `código`, $x^2$, listas. Uma pergunta colada no formato Aiken ou GIFT preenche tudo.',
  explanation: 'Explicação',
  explanationHint: 'Mostrada com o resultado, nunca antes.',
  imageUrl: 'URL da imagem',
  imageText: 'Texto da imagem',
  imageTextHint: 'O que ela mostra, para quem não pode vê-la',
  pictureBroken: 'Esta imagem não pode ser carregada. Os alunos veriam um aviso no lugar dela.',
  noImageText: 'Sem texto',
  answer: 'Resposta',
  answerHint: 'Separe com | as respostas que também valem',
  number: 'Número',
  toleranceOfNumber: 'Quanto uma resposta pode se desviar: 0.05 ou 2%',
  units: 'Unidades',
  unitsHint: 'Uma por linha. A primeira é a do número; nas outras, indique o fator: cm = 0.01',
  tolerance: 'Tolerância',
  toleranceHint: 'Para números: quanto uma resposta pode se desviar',
  caseSensitive: 'Diferenciar maiúsculas e minúsculas',
  whichIsCorrect: 'Qual é a correta?',
  options: 'Opções',
  markEvery: 'Marque todas as corretas.',
  orderHint: 'Escreva os itens na ordem certa; os alunos os veem em outra.',
  markOne: 'Marque a correta.',
  pasteHint: 'Uma lista colada preenche várias; um * marca a correta.',
  option: ({ letter }) => `Opção ${letter}`,
  optionIsCorrect: ({ letter }) => `A opção ${letter} é correta`,
  moveOptionUp: ({ letter }) => `Mover a opção ${letter} para cima`,
  moveOptionDown: ({ letter }) => `Mover a opção ${letter} para baixo`,
  removeOption: ({ letter }) => `Remover a opção ${letter}`,
  pinOption: ({ letter }) => `Manter a opção ${letter} no lugar`,
  pinHint: 'Fica no lugar quando as opções aparecem em ordem aleatória',
  addOption: 'Adicionar opção',
  placing: {
    matching: {
      title: 'Pares',
      hint: 'Quem responde vê as correspondências em outra ordem. Uma tabela colada de duas colunas preenche vários pares.',
      item: ({ letter }) => `Item ${letter}`,
      target: ({ letter }) => `Correspondência do item ${letter}`,
      add: 'Adicionar par',
      others: 'Outras correspondências',
      othersHint: 'Uma por linha. Não correspondem a nenhum item e dificultam adivinhar.',
    },
    categorise: {
      title: 'Itens',
      hint: 'Escreva a categoria de cada item. Uma tabela colada de duas colunas preenche vários itens.',
      item: ({ letter }) => `Item ${letter}`,
      target: ({ letter }) => `Categoria do item ${letter}`,
      add: 'Adicionar item',
      others: 'Outras categorias',
      othersHint: 'Uma por linha. Nenhum item pertence a elas.',
    },
  },
  true: 'Verdadeiro',
  false: 'Falso',
  filter: 'Filtrar perguntas',
  filterHint: 'Filtrar perguntas e respostas',
  showAll: 'Mostrar todas as perguntas',
  filtered: ({ count, shown }) =>
    `${number(shown)} de ${plural(count, { one: '# pergunta', other: '# perguntas' })}`,
  questions: 'Perguntas',
  removed: ({ count }) =>
    plural(count, { one: '# pergunta removida', other: '# perguntas removidas' }),
  undo: 'Desfazer',
  addQuestion: 'Adicionar pergunta',
  newQuestion: 'Nova pergunta',
  typeAndKey: ({ type, key }) => `${type}: ${key}`,
  noKey: 'Ainda sem resposta correta',
  hasProblem: 'Tem um problema',
  numbered: {
    drag: ({ number }) => `Arrastar a pergunta ${number}`,
    moveUp: ({ number }) => `Mover a pergunta ${number} para cima`,
    moveDown: ({ number }) => `Mover a pergunta ${number} para baixo`,
    duplicate: ({ number }) => `Duplicar a pergunta ${number}`,
    delete: ({ number }) => `Excluir a pergunta ${number}`,
  },
  position: ({ number, total }) => `Pergunta ${number} de ${total}`,
  history: {
    open: 'Versões desta pergunta',
    title: 'Versões desta pergunta',
    loading: 'Carregando as versões',
    failed: 'Não foi possível carregar as versões',
    version: ({ number }) => `Versão ${number}`,
    stored: 'salva agora',
    bringBack: 'Recuperar',
    bringBackOf: ({ version }) => `Recuperar ${version}`,
  },
  open: {
    previous: 'Pergunta anterior',
    next: 'Próxima pergunta',
    moveUp: 'Mover esta pergunta para cima',
    moveDown: 'Mover esta pergunta para baixo',
    duplicate: 'Duplicar esta pergunta',
    delete: 'Excluir esta pergunta',
  },
  stats: {
    notAsked: 'Ainda não foi feita',
    skippedOnly: ({ skipped }) =>
      `Respondida 0 vezes, pulada ${plural(skipped, { one: '# vez', other: '# vezes' })}`,
    answered: ({ answered, skipped, correct, percent }) =>
      `Respondida ${plural(answered, { one: '# vez', other: '# vezes' })}, ${number(correct)} certas (${percent}), pulada ${plural(skipped, { one: '# vez', other: '# vezes' })}`,
  },
  said: {
    moved: ({ position, total }) => `Movida para a posição ${position} de ${total}.`,
    removed: ({ number }) => `A pergunta ${number} foi removida.`,
    pasted: ({ count }) =>
      plural(count, { one: '# pergunta foi colada.', other: '# perguntas foram coladas.' }),
  },
  hints: {
    title: ({ count }) => `Dicas (${number(count)})`,
    intro:
      'O que a pesquisa sobre a escrita de perguntas recomenda. Nada aqui impede a publicação.',
    ofOption: ({ letter, text }) => `Opção ${letter}: ${text}`,
    kinds: {
      longestIsKey:
        'A opção correta é muito mais longa do que as outras. Quem adivinha escolhe a mais longa.',
      allOrNone:
        'As opções são embaralhadas, então “todas as anteriores” ou “nenhuma das anteriores” pode vir primeiro. Escreva as próprias opções.',
      negativeStem:
        'A pergunta depende de uma palavra negativa fácil de não notar. Destaque-a ou pergunte de forma positiva.',
      absoluteWord: 'Uma palavra absoluta como “sempre” ou “nunca” revela que a opção está errada.',
      overlap: 'Ela se sobrepõe a uma opção anterior, então ambas podem estar certas.',
      article: '“a” ou “an” antes das opções só combina com algumas. Escreva “a/an”.',
      shortStem: 'A pergunta não diz o que se pede. Escreva uma frase inteira.',
      manyBlanks: 'Tantas lacunas deixam pouco para entender. Mantenha uma ou duas.',
      noAltText: 'A imagem não tem texto para quem não pode vê-la.',
      noExplanation: 'Sem explicação, os alunos veem que erraram, mas não por quê.',
      sameText: 'A mesma pergunta aparece mais de uma vez.',
    },
    fixes: { negativeStem: 'Destacar a palavra', allOrNone: 'Remover a opção' },
    openQuestion: ({ number }) => `Abrir a pergunta ${number}`,
    more: ({ count }) => `e mais ${number(count)}`,
  },
  trial: {
    untitled: 'Quiz sem título',
    nothingSaved: 'Nada é salvo nem contado.',
    leftOut: ({ count }) =>
      plural(count, {
        one: '# pergunta inacabada ficou de fora.',
        other: '# perguntas inacabadas ficaram de fora.',
      }),
  },
};
