import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { list, plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  signIn: {
    title: 'Entrar ou criar uma conta',
    description:
      'Entre ou crie uma conta para fazer quizzes com tempo limitado, guardar seus resultados e acompanhar seu progresso.',
    headline: 'Descubra o que você <mark>realmente sabe</mark>',
    yourAccount: ({ product }) => `Sua conta ${product}`,
    login: 'Entrar',
    register: 'Criar conta',
    or: 'ou',
    withPasskey: 'Entrar com uma chave de acesso',
    forClass:
      'Este link é para entrar em uma turma. Primeiro entre ou crie uma conta: depois você verá a turma e poderá entrar nela.',
  },
  benefits: {
    variety: {
      title: 'Muitos quizzes diferentes',
      text: 'Com tempo limitado, avaliados com justiça e explicados, do nível básico ao avançado.',
    },
    topics: {
      title: 'Quizzes sobre vários temas',
      text: 'Ciência, história, idiomas, programação: escolha uma categoria ou siga uma série.',
    },
    progress: {
      title: 'Acompanhe seu progresso',
      text: 'Cada resultado é salvo, com o que vale revisar antes da próxima tentativa.',
    },
  },
  fields: {
    email: 'E-mail',
    password: 'Senha',
    newPassword: 'Nova senha',
    confirmPassword: 'Confirmar senha',
    username: 'Nome de usuário',
    usernameRule: 'Pelo menos 3 letras, números ou sublinhados. Cada nome de usuário é único.',
    capsLock: 'O Caps Lock está ativado',
  },
  login: {
    submit: 'Entrar',
    forgotPassword: 'Esqueceu a senha?',
    done: 'Você entrou',
    welcomeBack: ({ username }) => `Olá de novo, ${username}!`,
    failed: 'Não foi possível entrar',
  },
  register: {
    byInvitation: 'Aqui, as contas são abertas somente por convite.',
    domains: ({ domains }) =>
      `Somente endereços de ${list(domains)}. Você pode entrar quando seu endereço estiver confirmado.`,
    submit: 'Criar conta',
    consent:
      'Ao criar uma conta, você confirma que tem pelo menos 13 anos e aceita os <terms>Termos de serviço</terms> e a <privacy>Política de privacidade</privacy>.',
    done: 'Conta criada',
    welcome: ({ username }) => `Boas-vindas, ${username}!`,
    failed: 'Não foi possível criar a conta',
    created: {
      title: 'Sua conta foi criada',
      text: 'Enviamos um link para <email></email>. Abra-o para confirmar seu endereço e depois entre.',
    },
  },
  newPassword: {
    rule: ({ minimum }) =>
      `Pelo menos ${plural(minimum, { one: '# caractere', other: '# caracteres' })}, de preferência com maiúsculas, minúsculas e um número.`,
    strength: {
      weak: 'Força da senha: <strong>fraca</strong>',
      fair: 'Força da senha: <strong>razoável</strong>',
      good: 'Força da senha: <strong>boa</strong>',
      strong: 'Força da senha: <strong>forte</strong>',
    },
    isCommon: 'Muitas pessoas usam esta senha, por isso é fácil de adivinhar. Escolha outra.',
  },
  google: {
    button: ({ name }) => `Continuar com o ${name}`,
    notConfigured: 'O acesso com o Google não está configurado neste site.',
    failed: 'Erro de autenticação',
    popupClosed: 'A janela foi fechada antes de concluir o acesso.',
    cancelled: 'O acesso foi cancelado.',
    refused: ({ name }) => `Não foi possível entrar com o ${name}`,
    serverFailed: 'Não foi possível entrar no servidor',
  },
  secondStep: {
    title: 'Confirme que é você',
    formName: 'Segunda etapa',
    otherWays: {
      app: 'Usar um código do seu aplicativo',
      passkey: 'Usar uma chave de acesso',
      'recovery-code': 'Usar um código de recuperação',
    },
    appCode: 'Código do seu aplicativo autenticador',
    appCodeRule: '6 dígitos. Cada código vale uma vez.',
    recoveryCode: 'Código de recuperação',
    recoveryCodeRule: 'Um dos códigos que você guardou. Cada um vale uma vez.',
    passkeyPrompt:
      'O navegador pede sua impressão digital, rosto, bloqueio de tela ou chave de segurança.',
    passkeyFailed: 'Não foi possível usar a chave de acesso. Tente de novo.',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
  },
  deactivated: {
    title: 'Conta desativada',
    deletedOn:
      'A conta de <email></email> está desativada e será excluída em <date></date>. Até lá, você pode recuperá-la como estava.',
    text: 'A conta de <email></email> está desativada. Você pode recuperá-la como estava.',
    close: 'Fechar',
    cancel: 'Cancelar',
    reactivate: 'Reativar minha conta',
    done: { title: 'Conta reativada', text: 'Sua conta está ativa de novo. Entre nela.' },
    failed: {
      title: 'Não foi possível reativar',
      text: 'Algo deu errado ao reativar sua conta. Tente de novo.',
    },
  },
  forgot: {
    title: 'Esqueceu a senha?',
    description: 'Receba por e-mail um link para escolher uma nova senha.',
    lead: 'Enviaremos um e-mail com um link para escolher uma nova.',
    back: 'Voltar ao login',
    formName: 'Senha esquecida',
    submit: 'Enviar o link',
    sent: 'Verifique seu e-mail',
    sentTo:
      'Se <email></email> tiver uma conta, enviamos um link para lá. Ele vale uma vez, durante uma hora. Não chegou? Verifique a pasta de spam.',
  },
  reset: {
    title: 'Escolher uma nova senha',
    description: 'Define uma nova senha com o link enviado ao seu e-mail.',
    lead: 'Você sairá de todos os dispositivos. Depois, entre com a nova senha.',
    submit: 'Definir a nova senha',
    done: { title: 'Sua nova senha está definida', text: 'Entre com ela.' },
    noToken: 'Abra de novo o link do e-mail ou peça um novo.',
    askAgain: 'Pedir um novo link',
  },
  invited: {
    title: 'Boas-vindas! Escolha sua senha',
    lead: 'Uma conta foi aberta para você. Escolha uma senha que só você conhece: é com ela que você entra.',
    submit: 'Definir a senha',
  },
  linkNotComplete: 'Este link está incompleto',
  session: {
    ended: {
      title: 'Entre de novo',
      text: 'Sua sessão terminou. Nada nesta página se perdeu: entre de novo e continue de onde parou.',
      leave: 'Sair desta página',
    },
    'other-account': {
      title: 'Outra conta está conectada',
      text: 'Em outra aba deste navegador, agora está conectada outra conta. Nada desta página foi salvo nela. Para continuar nesta página, entre de novo com a conta dela.',
      leave: 'Usar a outra conta',
    },
    account: 'Conta: <email></email>',
    submit: 'Entrar de novo',
    done: 'Você entrou de novo',
  },
  undo: {
    title: 'Desfazer a mudança do seu e-mail',
    description: 'Devolve a uma conta o e-mail antigo com o link enviado a ele.',
    lead: 'Use isto se não foi você quem o mudou.',
    noToken: 'Abra de novo o link do e-mail.',
    text: 'Sua conta volta a ter o e-mail antigo. Todas as sessões são encerradas, os tokens de acesso deixam de funcionar e você escolhe uma nova senha com um link que enviamos ao e-mail antigo.',
    onceWithin: ({ days }) =>
      `Links como este valem uma vez, durante ${plural(days, { one: '# dia', other: '# dias' })}.`,
    submit: 'Recuperar meu e-mail antigo',
    done: 'Todas as sessões foram encerradas e a senha antiga não vale mais. Enviamos um e-mail com um link para escolher uma nova senha.',
    kept: 'As chaves de acesso, o aplicativo autenticador e as contas vinculadas que foram adicionados antes do pedido desta mudança continuam funcionando. Depois de entrar, confira-os no seu perfil, em Segurança, e remova o que não for seu. Se algo disso impedir você de entrar, escreva para nós.',
    noMail: 'Não chegou? Enviar outro link',
  },
  usernamePrompt: {
    title: 'Escolha seu nome de usuário',
    lead: 'Nós o criamos a partir do seu e-mail. Mantenha-o ou escolha outro: depois ele não muda mais.',
    submit: 'Salvar nome de usuário',
    done: 'Nome de usuário salvo',
  },
  verify: {
    title: 'Verificação do e-mail',
    description: 'Confirma um endereço de e-mail com o link enviado a ele.',
    failed: 'A verificação falhou',
    noToken: 'Falta o código de verificação',
    callFailed: 'Não foi possível verificar o e-mail',
    done: 'Seu e-mail está verificado',
    thanks: 'Obrigado. Está confirmado que este endereço é seu.',
    toProfile: 'Ir para o perfil',
    goOn: 'Continuar',
    backToProfile: 'Voltar ao perfil',
    waiting: 'Verificando seu e-mail…',
    moment: 'Isso leva um momento.',
    signIn: 'Entrar para receber um novo link',
    resend: 'Enviar um novo link',
    resent: 'Enviamos um novo link. Verifique sua caixa de entrada.',
  },
};
