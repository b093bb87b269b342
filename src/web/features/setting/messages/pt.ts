import type { messages as english } from './en.ts';

export const messages: typeof english = {
  title: 'Configurações',
  description: 'O nome do site, quem pode abrir uma conta e o que vale para todos.',
  failed: 'Falha ao carregar as configurações',
  denied: 'Acesso negado',
  save: 'Salvar alterações',
  discard: 'Descartar alterações',
  saved: 'As configurações foram salvas',
  notSaved: 'As configurações não foram salvas',
  fixedBy: ({ variable }: { variable: string }) => `Fixado pela variável de ambiente ${variable}`,
  groups: {
    site: 'O site',
    accounts: 'Contas',
    quizzes: 'Novos quizzes',
    attempts: 'Tentativas',
    retention: 'Prazos de conservação',
  },
  settings: {
    siteName: {
      label: 'Nome',
      hint: 'Aparece em todas as páginas, nos e-mails e nas prévias de links.',
    },
    logo: {
      label: 'Logotipo',
      hint: 'Aparece ao lado do nome. O ideal é uma imagem quadrada sem fundo.',
    },
    contactEmail: {
      label: 'Endereço de contato',
      hint: 'Recebe as mensagens do formulário de contato e aparece na página de contato.',
    },
    languages: {
      label: 'Idiomas',
      hint: 'Idiomas das páginas e dos e-mails. O que as pessoas escreveram mantém seu idioma.',
    },
    comments: {
      label: 'Comentários sobre perguntas',
      hint: 'Os alunos que responderam à pergunta os leem e escrevem; os autores os aprovam.',
    },
    registration: {
      label: 'Quem pode abrir uma conta',
      hint: 'As contas existentes ficam como estão.',
    },
    registrationDomains: {
      label: 'Domínios de endereços de e-mail',
      hint: 'Um por linha, por exemplo escola.example. Uma conta nova pode ser usada depois que o endereço é confirmado.',
    },
    passwordMinimum: {
      label: 'Tamanho mínimo da senha',
      hint: 'Em caracteres. As senhas existentes continuam válidas.',
    },
    secondFactorRoles: {
      label: 'Segundo fator obrigatório',
      hint: 'Estas funções só podem ser usadas com um aplicativo autenticador ou uma chave de acesso.',
    },
    quizRules: {
      label: 'Regras de um novo quiz',
      hint: 'Cada quiz pode alterá-las. Os existentes mantêm as suas.',
    },
    chosenTime: {
      label: 'Tempo que os alunos escolhem',
      hint: 'No perfil de acessibilidade, até o dobro do tempo. As exceções valem sempre, e as tentativas iniciadas mantêm o seu tempo.',
    },
    auditRetentionDays: {
      label: 'Registro de alterações',
      hint: 'Dias durante os quais as alterações de administradores são guardadas, no mínimo 30.',
    },
    authorUploadMegabytes: {
      label: 'Imagens e sons de uma pessoa',
      hint: 'Tamanho total máximo, em megabytes, dos arquivos enviados por uma pessoa.',
    },
    siteUploadMegabytes: {
      label: 'Imagens e sons do site',
      hint: 'Tamanho total máximo, em megabytes, de todos os arquivos enviados.',
    },
    deletionGraceDays: {
      label: 'Contas excluídas',
      hint: 'Dias durante os quais uma conta excluída pode ser restaurada.',
    },
    restoreDays: {
      label: 'Conteúdo excluído',
      hint: 'Dias durante os quais um quiz, uma série, um artigo, um depoimento ou um comentário excluído pode ser restaurado.',
    },
  },
  options: {
    comments: { on: 'Ativados', off: 'Desativados' },
    registration: {
      open: 'Todos',
      invitation: 'Somente convidados',
      domains: 'Somente endereços de certos domínios',
    },
    chosenTime: {
      counts: 'Vale',
      approved: 'Vale depois que um administrador o permitir à pessoa, na página dela',
      never: 'Não vale',
    },
    secondFactorRoles: {
      administrator: 'Administradores',
      author: 'Autores',
      teacher: 'Professores',
    },
  },
};
