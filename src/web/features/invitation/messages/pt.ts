import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  denied: 'Acesso negado',
  title: 'Convidar pessoas',
  pageTitle: 'Convites, administração',
  description: 'Abre contas para as pessoas de uma lista e as convida por e-mail.',
  link: 'Convidar pessoas',
  loadFailed: 'Erro ao carregar os convites',
  drop: 'Solte um arquivo CSV aqui',
  choose: 'Escolher um arquivo',
  columns:
    'Colunas: e-mail e, se quiser, nome, nome de usuário, turma (o código ou o nome) e idioma. O Excel e outras planilhas podem salvar um arquivo assim. No máximo 2.000 pessoas.',
  template: 'Baixar um modelo',
  paste: 'Ou cole uma lista',
  pasteHint: 'Com títulos na primeira linha, ou só endereços, um por linha.',
  read: 'Verificar a lista',
  readFailed: 'Não foi possível ler a lista',
  tooLarge: 'O arquivo é grande demais',
  preview: 'Pessoas da lista',
  all: 'Todas',
  statuses: { invited: 'Será convidada', exists: 'Já tem conta', invalid: 'Fica de fora' },
  line: ({ line }) => `Linha ${line}`,
  joins: ({ name }) => `Entra na turma ${name}`,
  problems: {
    no_email: 'Falta o endereço de e-mail.',
    bad_email: 'Isto não é um endereço de e-mail.',
    twice: 'O endereço está duas vezes na lista.',
    bad_name: 'O nome é longo demais, é um endereço ou se parece com o de alguém da sua equipe.',
    bad_username:
      'O nome de usuário tem menos de 3 caracteres, mais de 40 ou outros que não são letras, dígitos e sublinhados.',
    username_taken: 'O nome de usuário já está em uso.',
    reserved_email: 'Outra conta tinha este endereço até há pouco e pode recuperá-lo.',
    unknown_language: 'Este site não tem este idioma.',
    unknown_class: 'Não há turma com este código ou nome.',
    ambiguous_class: 'Várias turmas têm este nome. Use o código de uma delas.',
  },
  differing: 'Com diferenças',
  differs: {
    name: 'Uma linha anterior dá a esta pessoa outro nome, que é usado.',
    username: 'Uma linha anterior dá a esta pessoa outro nome de usuário, que é usado.',
    language: 'Uma linha anterior dá a esta pessoa outro idioma, que é usado.',
  },
  noName: 'Nome de usuário tirado do endereço',
  invite: ({ count }) => plural(count, { one: 'Convidar # pessoa', other: 'Convidar # pessoas' }),
  update: 'Colocar nas turmas',
  inviteHint:
    'Cada pessoa recebe uma conta e um e-mail no próprio idioma com um link para escolher uma senha. O link funciona uma vez, por 14 dias.',
  other: 'Outra lista',
  invited: ({ count }) =>
    plural(count, { one: '# pessoa foi convidada', other: '# pessoas foram convidadas' }),
  notInvited: 'Ninguém foi convidado',
  added: 'As pessoas foram colocadas nas turmas',
  pending: 'Convites abertos',
  found: ({ count }) => plural(count, { one: '# convite aberto', other: '# convites abertos' }),
  name: 'Nome',
  email: 'E-mail',
  language: 'Idioma',
  sent: 'Enviado',
  ends: 'O link vale até',
  expired: 'Expirado',
  suspended: 'Suspensa',
  nobody: 'Nenhum convite aberto',
  nobodyHint: 'Quem você convida fica aqui até escolher uma senha.',
  resend: 'Enviar de novo',
  resendNamed: ({ name }) => `Enviar de novo o e-mail para ${name}`,
  revoke: 'Revogar',
  revokeNamed: ({ name }) => `Revogar o convite de ${name}`,
  revokeTitle: ({ count }) =>
    plural(count, { one: 'Revogar # convite?', other: 'Revogar # convites?' }),
  revokeText: 'O link deixa de funcionar e a conta, que ninguém usou, é excluída.',
  notDone: 'Nada foi alterado',
  sentAgain: {
    done: ({ count }) =>
      plural(count, { one: '# convite enviado de novo', other: '# convites enviados de novo' }),
    notDone: 'Não enviado',
    already: ({ count }) =>
      plural(count, { one: '# já estava enviado.', other: '# já estavam enviados.' }),
  },
  revoked: {
    done: ({ count }) =>
      plural(count, { one: '# convite revogado', other: '# convites revogados' }),
    notDone: 'Não revogado',
    already: ({ count }) =>
      plural(count, { one: '# já estava revogado.', other: '# já estavam revogados.' }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# pessoa já aceitou, ou o convite foi revogado.',
      other: '# pessoas já aceitaram, ou os convites foram revogados.',
    }),
};
