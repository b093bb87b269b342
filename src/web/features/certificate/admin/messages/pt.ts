export const messages = {
  certificatesOf: ({ name }: { name: string }) => `Certificados de ${name}`,
  gives: 'Dar um certificado a quem foi aprovado em todos os quizzes',
  givesUse:
    'Quem já foi aprovado em tudo também recebe. Os certificados permanecem se a série mudar ou deixar de dá-los.',
  awarded: ({ count }: { count: string }) => `Concedidos até agora: ${count}`,
  isChecking: 'Procurando quem já foi aprovado.',
  revoked: 'Revogado',
  loadFailed: 'Os certificados não foram carregados',
  notSaved: 'Não foi salvo',
  saved: 'Salvo',
  open: ({ name }: { name: string }) => `Abrir o certificado de ${name}`,
  earlier: 'Anteriores',
  later: 'Posteriores',
};
