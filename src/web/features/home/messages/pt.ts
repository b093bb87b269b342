import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  description:
    'Quizzes de múltipla escolha com tempo limitado sobre o que vale a pena saber: cada resposta explicada, cada resultado guardado, de graça.',
  hero: {
    title: 'Descubra o que você <mark>realmente sabe</mark>',
    lead: 'Quizzes com tempo limitado sobre o que vale a pena saber. Cada resposta é explicada, cada resultado é salvo, e a meta é 80 por cento.',
    getStarted: 'Começar',
    logIn: 'Entrar',
    free: 'Grátis. Você só precisa de um e-mail.',
    welcome: 'Boas-vindas, <name></name>',
    welcomeBack: 'Olá de novo, <name></name>',
    memberLead: 'Escolha um quiz ou veja seus resultados.',
    explore: 'Explorar quizzes',
    myResults: 'Meus resultados',
    daily: 'Pergunta do dia',
  },
  upNext: {
    title: 'A seguir',
    inProgress: 'Em andamento, restam <time></time>',
    inProgressUntimed: 'Em andamento',
    continue: 'Continuar',
    openAgain: 'Disponível de novo',
    opensIn: 'Disponível em <time></time>',
    retake: 'Refazer',
  },
  popular: 'Quizzes populares',
  allQuizzes: 'Todos os quizzes',
  leaderboard: 'Classificação',
  league: 'Liga semanal',
  testimonials: 'O que dizem os alunos',
  shareExperience: 'Compartilhe sua experiência',
  figures: {
    label: 'Em números',
    quizzes: 'quizzes para fazer',
    passMark: 'de respostas certas para passar',
    failed: 'para refazer um quiz não aprovado',
    passed: 'para refazer um quiz dominado',
  },
  hours: ({ count }) => plural(count, { one: '# hora', other: '# horas' }),
  days: ({ count }) => plural(count, { one: '# dia', other: '# dias' }),
  features: {
    title: 'Feito para aprender, não para rolar a tela',
    timed: {
      title: 'Com tempo limitado, mas com calma',
      text: 'Cada quiz tem um limite de tempo, igual para todos, e a rapidez não dá pontos. Você pode voltar, pular e marcar perguntas à vontade.',
    },
    saved: {
      title: 'Nenhuma resposta se perde',
      text: 'As respostas são salvas à medida que você responde. Feche o notebook, troque de dispositivo ou perca a rede: você continua de onde parou até o tempo acabar.',
    },
    explained: {
      title: 'Cada resposta explicada',
      text: 'Depois de entregar, você vê sua resposta, a resposta certa e o porquê.',
    },
    fair: {
      title: 'Resultados justos',
      text: 'O servidor sorteia as perguntas, mede o tempo e corrige as respostas: a aprovação e um lugar na classificação são merecidos.',
    },
    wait: {
      title: 'Uma espera que ajuda',
      text: ({ failed, passed }) =>
        `Você pode refazer um quiz não aprovado depois de ${failed} e um dominado depois de ${passed}. O que você ainda souber então, não vai esquecer.`,
    },
    paths: {
      title: 'Caminhos a seguir',
      text: 'Uma série de aprendizagem ordena os quizzes, das primeiras ideias às mais difíceis, e diz o que você vai aprender.',
    },
  },
  stories: {
    title: 'Histórias de sucesso',
    exam: {
      title: 'Antes de uma prova',
      text: 'Faça um quiz sem preparo, leia as explicações do que errou e espere dois dias. A segunda tentativa mostra o que você lembra e o que reler antes da prova.',
    },
    group: {
      title: 'Na turma ou na equipe',
      text: 'Envie um link e deixe cada um ver o que sabe. Comece o próximo encontro pelo que a maioria errou.',
    },
    pleasure: {
      title: 'Por prazer',
      text: 'Dez perguntas com o café da manhã, um assunto sobre o qual você sempre quis saber mais e um amigo para desafiar.',
    },
  },
  call: {
    title: 'Tudo pronto para marcar a primeira bolinha?',
    text: 'Seus resultados, seu progresso e seu lugar na classificação começam com uma conta.',
    action: 'Criar uma conta grátis',
  },
  sample: {
    label: 'Experimente uma pergunta',
    tryNow: 'Experimente agora',
    position: ({ question, questions }) => `Pergunta ${number(question)} de ${number(questions)}`,
    pick: 'Escolha uma resposta. Nada é guardado.',
    right: ({ explanation }) => `<strong>Certo.</strong> ${explanation}`,
    wrong: ({ explanation }) => `<strong>Não exatamente.</strong> ${explanation}`,
    takeWhole: 'Fazer um quiz completo',
    next: 'Próxima pergunta',
  },
  questions: {
    ice: {
      text: 'Você deixa na mesa um copo cheio de água com gelo até o gelo derreter. O que acontece com o nível da água?',
      a: 'Sobe',
      b: 'Fica igual',
      c: 'Desce',
      d: 'Depende do formato do copo',
      explanation:
        'O gelo flutuante desloca exatamente o próprio peso em água. Derretido, ocupa justamente o espaço que deslocava.',
    },
    price: {
      text: 'Uma camisa custa 20% a mais depois de um aumento e 20% a menos na promoção. Como é o preço promocional em relação ao primeiro?',
      a: '4% menor',
      b: 'Igual',
      c: '4% maior',
      d: '20% menor',
      explanation:
        'Os segundos 20% saem do preço maior: 100 vira 120, e 120 menos um quinto dá 96.',
    },
    page: {
      text: 'O que mais ajuda você a lembrar uma página que acabou de ler?',
      a: 'Lê-la mais uma vez',
      b: 'Sublinhá-la',
      c: 'Fechá-la e dizer o que dizia',
      d: 'Ouvi-la',
      explanation:
        'Buscar algo na memória torna mais fácil buscá-lo de novo. Por isso um quiz ensina, além de medir.',
    },
  },
};
