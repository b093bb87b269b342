export const messages = {
  pageTitle: 'Un défi',
  description: 'Quelqu’un vous défie à un quiz.',
  challengedBy: ({ name }: { name: string }) => `${name} vous lance un défi`,
  challenged: 'On vous a lancé un défi',
  toBeat: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `Résultat à battre : ${score} sur ${total} (${percent})`,
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
  }) => `Résultat à battre : ${score} sur ${total} (${percent}) en ${duration}`,
  official:
    'Vous recevez les mêmes questions dans le même ordre. Votre tentative compte comme les autres.',
  start: 'Relever le défi',
  notStarted: 'Le défi n’a pas pu être commencé',
  try: 'Essayer',
  questions: ({ count }: { count: string }) => `Questions : ${count}`,
  seenOnly:
    'Seules les questions que vous avez déjà vues sont posées. Les autres attendent votre prochaine tentative comptée.',
  tryNotes: 'Un essai ne compte pas.',
  bars: {
    guest:
      'Sans compte, vous pouvez essayer les mêmes questions. Connectez-vous pour une tentative qui compte : vous reviendrez ici.',
    own: 'C’est votre propre défi : envoyez le lien à quelqu’un.',
    open: 'Vous avez une tentative en cours pour ce quiz. Veuillez d’abord la terminer.',
    cooldown: 'Vous pourrez refaire ce quiz à partir du <date></date>.',
    'used-up': 'Vous avez utilisé toutes vos tentatives pour ce quiz.',
    'not-yet': 'Ce quiz ouvre le <date></date>.',
    closed: 'Ce quiz est fermé.',
    'access-code':
      'Ce quiz demande maintenant un code d’accès ; les défis ne sont donc pas possibles.',
    changed:
      'Le quiz a changé depuis ; ses questions d’alors ne peuvent plus être posées dans une tentative qui compte.',
  },
  membersOnly: 'Ce défi est réservé aux membres. Connectez-vous : vous reviendrez ici.',
  signIn: 'Se connecter',
  toTheQuiz: 'Vers le quiz',
  noKeys:
    'L’essai n’a pas compté et ne montre pas les bonnes réponses : elles viennent avec une tentative qui compte.',
  both: 'Les deux résultats',
  you: 'Vous',
  challenger: 'Adversaire',
  result: 'Résultat',
  time: 'Temps',
  question: ({ number }: { number: string }) => `Question ${number}`,
  ahead: 'Vous êtes en tête',
  behind: 'Vous êtes derrière',
  even: 'Vous êtes à égalité',
  friend: 'Défier quelqu’un',
  intro:
    'Toute personne qui a le lien voit votre résultat et reçoit les mêmes questions dans le même ordre.',
  showName: 'Montrer mon nom',
  make: 'Créer un lien',
  renew: 'Remplacer le lien',
  end: 'Désactiver le lien',
  endsSent:
    'Si vous le remplacez ou le désactivez, le lien que vous avez envoyé ne fonctionne plus.',
  taken: ({ count }: { count: string }) => `Tentatives comptées, faites avec ce lien : ${count}`,
  madeBars: {
    unfinished: 'Seule une tentative rendue peut devenir un défi.',
    'marked-by-hand':
      'Les réponses à ce quiz sont notées par une personne ; il ne peut pas devenir un défi.',
    withheld:
      'Le quiz retient encore une partie des résultats ; un défi n’est pas encore possible.',
    'access-code': 'Ce quiz demande un code d’accès ; il ne peut pas devenir un défi.',
    'by-link': 'Ce quiz s’ouvre par un lien de son auteur ; il ne peut pas devenir un défi.',
    'not-open': 'Ce quiz n’est plus ouvert.',
  },
  shownOnce: 'Copiez le lien maintenant : il n’est montré que cette fois',
  link: 'Lien',
  copy: 'Copier',
  copied: 'Le lien a été copié',
  notCopied: 'Le lien n’a pas pu être copié',
  ended: 'Le lien a été désactivé',
  failed: 'Le lien n’a pas pu être modifié',
};
