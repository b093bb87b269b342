import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  hello: ({ username }) => `Olá, ${username},`,
  buttonHelp: 'Se o botão não funcionar, abra este endereço:',
  linkBelow: ({ label }) => `${label}:`,
  because: {
    contactReply: ({ product, reference }) =>
      `Você recebeu este e-mail porque escreveu para ${product} pelo formulário de contato. Sua referência é ${reference}.`,
    account: ({ to, product }) =>
      `Você recebeu este e-mail porque ${to} é o endereço de uma conta ${product}.`,
    formerAddress: ({ to, product }) =>
      `Você recebeu este e-mail porque ${to} era o endereço de uma conta ${product}.`,
    verification: ({ product }) =>
      `Você recebeu este e-mail porque o endereço foi informado em ${product}. Se não foi você, ignore-o. Nada vai mudar.`,
    invitation: ({ product }) =>
      `Você recebeu este e-mail porque um administrador de ${product} informou este endereço. Se você não sabe por quê, ignore-o: sem a sua senha, ninguém pode usar a conta.`,
    classInvitation: ({ product }) =>
      `Você recebeu este e-mail porque um professor de ${product} informou este endereço. Se você não sabe por quê, ignore-o. Nada vai mudar.`,
    passwordReset: ({ product }) =>
      `Você recebeu este e-mail porque uma nova senha foi pedida em ${product}. Se não foi você, ignore-o. Nada vai mudar.`,
    export: ({ product }) =>
      `Você recebeu este e-mail porque uma exportação foi pedida na sua conta ${product}.`,
    deletion: ({ product }) =>
      `Você recebeu este e-mail porque a exclusão foi pedida na sua conta ${product}. Se não foi você, reative sua conta e mude sua senha.`,
    deletionByAdministrator: ({ product }) =>
      `Você recebeu este e-mail porque um administrador de ${product} programou a exclusão da sua conta.`,
  },
  invitation: {
    subject: ({ product }) => `Você recebeu um convite para ${product}`,
    text: ({ product, to }) =>
      `Um administrador de ${product} abriu uma conta para ${to}. Escolha sua própria senha para usá-la.`,
    until: ({ day }) =>
      `O link funciona uma vez, até ${day}. Depois disso, você pode pedir outro na página de login.`,
    action: 'Escolher sua senha',
  },
  classInvitation: {
    subject: ({ name }) => `Entre na turma ${name}`,
    text: ({ teacher, name, product }) =>
      `${teacher} convida você para a turma ${name} em ${product}.`,
    member: 'Entre na sua conta pelo link; depois você entra na turma com um clique.',
    newcomer:
      'Primeiro você precisa de uma conta. O link leva você até lá, e depois você entra na turma com um clique.',
    action: 'Entrar na turma',
  },
  contactReply: { youWrote: 'Você escreveu:' },
  verification: {
    subject: 'Confirme seu e-mail',
    text: ({ to }) => `Confirme que ${to} é o seu endereço. O link vale uma vez, durante 24 horas.`,
    action: 'Confirmar este endereço',
  },
  addressChange: {
    subject: 'Seu e-mail está prestes a mudar',
    text: ({ newAddress }) =>
      `O e-mail da sua conta deixará de ser este e passará a ser ${newAddress ?? 'outro'} assim que o link enviado ao novo endereço for aberto.`,
    unexpected: 'Se você não pediu isso, mude sua senha agora e cancele a mudança no seu perfil.',
    action: 'Abrir seu perfil',
  },
  addressChanged: {
    subject: 'Seu e-mail foi alterado',
    text: ({ newAddress }) =>
      `O e-mail da sua conta agora é ${newAddress}. Todos os outros dispositivos foram desconectados.`,
    unexpected: ({ days }) =>
      `Se não foi você, desfaça a mudança em até ${plural(days, { one: '# dia', other: '# dias' })}. Sua conta voltará a ter este endereço, todos os dispositivos serão desconectados e você escolherá uma nova senha.`,
    action: 'Desfazer esta mudança',
  },
  accessToken: {
    subject: 'Um novo token de acesso foi criado',
    text: ({ name, scope, day }) =>
      `O token de acesso “${name}” (escopo: ${scope}) foi criado para sua conta. Programas podem usá-lo até ${day}.`,
    unexpected: 'Se não foi você, revogue o token e mude sua senha.',
    action: 'Ver seus tokens de acesso',
  },
  accountsMerged: {
    subject: 'Duas contas foram mescladas',
    text: ({ removed }) =>
      `Um administrador mesclou sua outra conta, ${removed}, com esta. Os resultados, as turmas e tudo o mais dela estão aqui agora. Ela não serve mais para entrar.`,
    unexpected: 'Se alguma das duas não era sua, escreva para nós.',
    action: 'Abrir seu perfil',
  },
  passwordReset: {
    subject: 'Escolha uma nova senha',
    text: 'Use este link para escolher uma nova senha. Ele vale uma vez, durante uma hora, e encerra suas sessões em todos os dispositivos.',
    action: 'Escolher uma nova senha',
  },
  passwordChanged: {
    subject: 'Sua senha foi alterada',
    text: 'A senha da sua conta foi alterada. Todos os outros dispositivos foram desconectados.',
    unexpected: 'Se não foi você, escolha agora uma nova senha para recuperar sua conta.',
    action: 'Escolher uma nova senha',
  },
  secondFactor: {
    changes: {
      'app-added': {
        subject: 'Um aplicativo autenticador foi adicionado',
        text: 'Um aplicativo autenticador foi adicionado à sua conta. Para entrar, agora é preciso um código desse aplicativo.',
      },
      'app-removed': {
        subject: 'Seu aplicativo autenticador foi removido',
        text: 'O aplicativo autenticador foi removido da sua conta.',
      },
      'passkey-added': {
        subject: 'Uma chave de acesso foi adicionada',
        text: 'Uma chave de acesso foi adicionada à sua conta. Com ela é possível entrar sem a senha.',
      },
      'passkey-removed': {
        subject: 'Uma chave de acesso foi removida',
        text: 'Uma chave de acesso foi removida da sua conta.',
      },
      'recovery-codes-renewed': {
        subject: 'Seus códigos de recuperação foram substituídos',
        text: 'Sua conta tem novos códigos de recuperação. Os antigos não valem mais.',
      },
      'recovery-code-used': {
        subject: 'Um código de recuperação foi usado',
        text: 'Um dos seus códigos de recuperação foi usado para entrar. Ele não pode ser usado de novo.',
      },
    },
    unexpected:
      'Se não foi você, mude sua senha e verifique agora suas configurações de segurança.',
  },
  openSecurity: 'Abrir suas configurações de segurança',
  device: {
    unknown: 'Dispositivo desconhecido',
    unknownBrowser: 'Navegador desconhecido',
    on: ({ browser, system }) => `${browser} no ${system}`,
  },
  newDevice: {
    subject: 'Novo acesso à sua conta',
    text: ({ device, moment, zone, network }) =>
      `Sua conta foi acessada em um dispositivo no qual nunca tinha sido usada: ${device}, ${moment} (${zone})${network ? `, rede ${network}` : ''}.`,
    unexpected: 'Se não foi você, desconecte esse dispositivo e mude sua senha agora.',
    action: 'Ver seus dispositivos',
  },
  googleLinked: {
    subject: 'O acesso com o Google foi adicionado à sua conta',
    text: 'Uma conta do Google com o seu e-mail foi usada para entrar. A partir de agora, você também pode entrar com ela.',
    unexpected: 'Se não foi você, proteja sua conta do Google e mude sua senha agora.',
  },
  providers: {
    'provider-linked': {
      subject: ({ provider }) => `O acesso com ${provider} foi adicionado à sua conta`,
      text: ({ provider }) =>
        `Uma conta de ${provider} foi vinculada à sua. A partir de agora, você também pode entrar com ela.`,
    },
    'provider-unlinked': {
      subject: ({ provider }) => `O acesso com ${provider} foi removido da sua conta`,
      text: ({ provider }) =>
        `A conta de ${provider} não está mais vinculada à sua. Você não pode mais entrar com ela.`,
    },
    unexpected:
      'Se não foi você, mude sua senha e verifique agora suas configurações de segurança.',
  },
  dataExport: {
    subject: 'A exportação dos seus dados',
    text: ({ product }) =>
      `Em anexo está uma cópia de tudo o que ${product} guarda sobre você, como você pediu. É um arquivo JSON.`,
    keepSafe: 'Guarde-a em um lugar seguro.',
  },
  deletion: {
    subject: 'Sua conta será excluída',
    requested: 'Como você pediu, sua conta está desativada.',
    byAdministrator: 'Um administrador desativou sua conta.',
    day: ({ day, days }) =>
      `Ela será excluída definitivamente em ${day}, daqui a ${plural(days, { one: '# dia', other: '# dias' })}.`,
    restore: 'Até lá, você pode recuperá-la: entre e escolha “Reativar minha conta”.',
    action: 'Manter minha conta',
  },
  notices: {
    subjects: {
      'assignment-given': ({ title }) => `Nova tarefa: ${title}`,
      'assignment-due': ({ title }) => `Prazo próximo: ${title}`,
      'assignment-overdue': ({ title }) => `Atrasada: ${title}`,
      'result-regraded': ({ title }) => `Seu resultado em “${title}” foi retificado`,
      'result-marked': ({ title }) => `Suas respostas em “${title}” foram corrigidas`,
      'report-settled': 'Seu relato foi analisado',
      'quiz-reopened': ({ title }) => `Aberto de novo: ${title}`,
      'reviews-due': 'Há perguntas para revisar',
      'certificate-issued': ({ title }: { title: string }) => `Seu certificado: ${title}`,
      'achievements-earned': 'Novas conquistas',
      'streak-ending': 'Sua meta diária ainda está em aberto hoje',
    },
    lines: {
      'reviews-due': ({ due }) =>
        `Perguntas para revisar: ${due}. Alguns minutos agora poupam muito tempo depois.`,
      'certificate-issued': ({ title }: { title: string }) =>
        `Você foi aprovado em todos os quizzes de “${title}”: aqui está seu certificado.`,
      'achievements-earned': ({ earned }) => `Novas conquistas: ${earned}. Seu perfil as mostra.`,
      'streak-ending': ({ left, days }) =>
        `Sua meta diária ainda está em aberto hoje. Perguntas restantes: ${left}. Dias seguidos até agora: ${days}.`,
      'assignment-given': ({ title, className, due }) =>
        due === null
          ? `“${title}” foi atribuído em ${className}.`
          : `“${title}” foi atribuído em ${className}. Prazo: ${due}.`,
      'assignment-due': ({ title, className, due }) =>
        `Prazo de “${title}” (${className}): ${due}.`,
      'assignment-overdue': ({ title, className, due }) =>
        `O prazo de “${title}” (${className}) era ${due}, e a tarefa ainda não foi feita.`,
      'result-regraded': ({ title, score, total }) =>
        `Uma pergunta foi corrigida novamente. Seu resultado em “${title}” agora é ${score} de ${total}.`,
      'result-marked': ({ title, score, total }) =>
        `Todas as respostas em “${title}” foram corrigidas. Seu resultado é ${score} de ${total}.`,
      'quiz-reopened': ({ title }) => `Você já pode refazer “${title}”.`,
      'report-settled': {
        fixed: ({ title }) =>
          `Seu relato sobre uma pergunta de “${title}” foi analisado e a pergunta foi corrigida.`,
        kept: ({ title }) =>
          `Seu relato sobre uma pergunta de “${title}” foi analisado. A pergunta fica como está.`,
      },
    },
    several: ({ count }) => plural(count, { one: '# notificação', other: '# notificações' }),
    intro: 'Novidades para você:',
    all: 'Abrir notificações',
    openClasses: 'Abrir suas turmas',
    openResult: 'Ver seu resultado',
    practise: 'Praticar',
    openQuiz: 'Abrir o quiz',
    openCertificate: 'Abrir o certificado',
    openAchievements: 'Abrir suas conquistas',
    because: ({ product }) =>
      `Você recebeu este e-mail porque as notificações de ${product} estão ativadas na sua conta. No seu perfil você escolhe quais.`,
    unsubscribe: 'Deixar de receber estes e-mails',
    page: {
      title: 'Cancelar inscrição',
      question: 'Você não quer mais e-mails como o que trouxe você até aqui?',
      stop: 'Parar estes e-mails',
      stopAll: 'Parar todos os e-mails de notificação',
      done: 'Você não vai mais receber estes e-mails.',
      invalid: 'Este link não é válido. No seu perfil você escolhe quais e-mails recebe.',
      settings: 'Configurações de notificações',
    },
  },
};
