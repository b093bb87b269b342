export const messages = {
  certificatesOf: ({ name }: { name: string }) => `Certificats de ${name}`,
  gives: 'Décerner un certificat à qui a réussi tous les quiz',
  givesUse:
    'Celles et ceux qui avaient déjà tout réussi en reçoivent un aussi. Les certificats restent si la série change ou n’en délivre plus.',
  awarded: ({ count }: { count: string }) => `Décernés jusqu’ici : ${count}`,
  isChecking: 'Recherche en cours de celles et ceux qui avaient déjà réussi.',
  revoked: 'Révoqué',
  loadFailed: 'Les certificats n’ont pas été chargés',
  notSaved: 'Non enregistré',
  saved: 'Enregistré',
  open: ({ name }: { name: string }) => `Ouvrir le certificat de ${name}`,
  earlier: 'Précédents',
  later: 'Suivants',
};
