export const messages = {
  certificatesOf: ({ name }: { name: string }) => `Certificati di ${name}`,
  gives: 'Dare un certificato a chi ha superato tutti i quiz',
  givesUse:
    'Lo riceve anche chi aveva già superato tutto. I certificati restano se la serie cambia o non ne dà più.',
  awarded: ({ count }: { count: string }) => `Conferiti finora: ${count}`,
  isChecking: 'Si stanno cercando le persone che avevano già superato tutto.',
  revoked: 'Revocato',
  loadFailed: 'I certificati non sono stati caricati',
  notSaved: 'Non salvato',
  saved: 'Salvato',
  open: ({ name }: { name: string }) => `Apri il certificato di ${name}`,
  earlier: 'Precedenti',
  later: 'Successivi',
};
