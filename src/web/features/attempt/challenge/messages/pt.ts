export const messages = {
  pageTitle: 'Um desafio',
  description: 'Alguém desafia você para um quiz.',
  challengedBy: ({ name }: { name: string }) => `${name} desafia você`,
  challenged: 'Você recebeu um desafio',
  toBeat: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `Resultado a superar: ${score} de ${total} (${percent})`,
  toBeatIn: ({
    score,
    total,
    percent,
    duration,
  }: {
    score: string;
    total: string;
    percent: string;
    duration: string;
  }) => `Resultado a superar: ${score} de ${total} (${percent}) em ${duration}`,
  official:
    'Você recebe as mesmas perguntas na mesma ordem. Sua tentativa conta como qualquer outra.',
  start: 'Aceitar o desafio',
  notStarted: 'Não foi possível começar o desafio',
  try: 'Experimentar',
  questions: ({ count }: { count: string }) => `Perguntas: ${count}`,
  seenOnly:
    'Só são feitas perguntas que você já viu. As outras esperam sua próxima tentativa que conta.',
  tryNotes: 'Experimentar não conta.',
  bars: {
    guest:
      'Sem conta, você pode experimentar as mesmas perguntas. Entre para uma tentativa que conta: você volta para cá.',
    own: 'Este é o seu próprio desafio: envie o link a alguém.',
    open: 'Você tem uma tentativa aberta neste quiz. Termine-a primeiro.',
    cooldown: 'Você pode refazer este quiz a partir de <date></date>.',
    'used-up': 'Você usou todas as suas tentativas neste quiz.',
    'not-yet': 'Este quiz abre em <date></date>.',
    closed: 'Este quiz está encerrado.',
    'access-code': 'Este quiz agora pede um código de acesso, por isso não aceita desafios.',
    changed:
      'O quiz mudou desde então; aquelas perguntas não podem mais ser feitas em uma tentativa que conta.',
  },
  membersOnly: 'Este desafio é para membros. Entre: você volta para cá.',
  signIn: 'Entrar',
  toTheQuiz: 'Ir para o quiz',
  noKeys: 'Isto não conta e não mostra as respostas certas: elas vêm com uma tentativa que conta.',
  both: 'Os dois resultados',
  you: 'Você',
  challenger: 'Adversário',
  result: 'Resultado',
  time: 'Tempo',
  question: ({ number }: { number: string }) => `Pergunta ${number}`,
  ahead: 'Você está na frente',
  behind: 'Você está atrás',
  even: 'Há um empate',
  friend: 'Desafiar alguém',
  intro: 'Quem tem o link vê seu resultado e recebe as mesmas perguntas na mesma ordem.',
  showName: 'Mostrar meu nome',
  make: 'Criar um link',
  renew: 'Substituir o link',
  end: 'Desativar o link',
  endsSent: 'Se você o substituir ou desativar, o link que você enviou deixará de funcionar.',
  taken: ({ count }: { count: string }) => `Tentativas com este link que contam: ${count}`,
  madeBars: {
    unfinished: 'Só uma tentativa entregue pode ser um desafio.',
    'marked-by-hand':
      'As respostas deste quiz são corrigidas por uma pessoa; ele não pode ser um desafio.',
    withheld: 'O quiz ainda retém parte dos resultados; ainda não pode ser um desafio.',
    'access-code': 'Este quiz pede um código de acesso; não pode ser um desafio.',
    'by-link': 'Este quiz é aberto por um link do autor; não pode ser um desafio.',
    'not-open': 'Este quiz não está mais aberto.',
  },
  shownOnce: 'Copie o link agora: ele só é mostrado desta vez',
  link: 'Link',
  copy: 'Copiar',
  copied: 'O link foi copiado',
  notCopied: 'Não foi possível copiar o link',
  ended: 'O link foi desativado',
  failed: 'Não foi possível alterar o link',
};
