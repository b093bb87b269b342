import type { RefusalText } from '../texts.ts';

export const messages: Readonly<Record<RefusalText, string>> = {
  'Please sign in first.': 'Veuillez d’abord vous connecter.',
  'Google sign-in is not set up on this site.':
    'La connexion avec Google n’est pas configurée sur ce site.',
  'An account with this email already exists': 'Un compte existe déjà avec cette adresse e-mail',
  'This username is already taken': 'Ce nom d’utilisateur est déjà pris',
  'An access token cannot do this. Please sign in for it.':
    'Un jeton d’accès ne permet pas cela. Veuillez vous connecter.',
  'This access token may only read.': 'Ce jeton d’accès ne permet que la lecture.',
  'This access token is unknown, expired or revoked.':
    'Ce jeton d’accès est inconnu, expiré ou révoqué.',
  'You have {count} tokens. Please revoke one first.':
    'Vous avez {count} jetons. Veuillez d’abord en révoquer un.',
  'Too many tries. Please wait {wait} and try again.':
    'Trop d’essais. Patientez {wait}, puis réessayez.',
  '{count} seconds': '{count} secondes',
  '{count} minutes': '{count} minutes',
  'Cannot delete {container} because it contains {things}. Please move or delete all {more} in this {same} first.':
    'Suppression impossible : la {container} contient des {things}. Déplacez ou supprimez d’abord son contenu.',
  category: 'catégorie',
  'sub-category': 'sous-catégorie',
  'sub-categories': 'sous-catégories',
  quizzes: 'quiz',
  series: 'séries',
  'An account has at most {max} passkeys.': 'Un compte a au plus {max} clés d’accès.',
  '{what} not found': '{what} introuvable',
  'Access token': 'Jeton d’accès',
  Account: 'Compte',
  'Authenticator app': 'Application d’authentification',
  'Blog post': 'Article de blog',
  Category: 'Catégorie',
  'Sub-category': 'Sous-catégorie',
  Message: 'Message',
  Passkey: 'Clé d’accès',
  Question: 'Question',
  'Quiz attempt': 'Tentative',
  Quiz: 'Quiz',
  'Second factor': 'Second facteur',
  Series: 'Série',
  Session: 'Session',
  Testimonial: 'Témoignage',
  Tag: 'Étiquette',
  Draft: 'Brouillon',
  'The stored version': 'Version enregistrée',
  '{field} is no field of this call': '{field} n’est pas un champ de cet appel',
  'This {what} was {change} since you opened it. Nothing was overwritten.':
    'Modification entre-temps ({what}). Rien n’a été écrasé.',
  '{who} has {change} this {what} since you opened it. Nothing was overwritten.':
    '{who} l’a modifié entre-temps ({what}). Rien n’a été écrasé.',
  'It has no category yet.': 'Il n’a pas encore de catégorie.',
  'It has no questions yet.': 'Il n’a pas encore de questions.',
  'Question {number}: {message}': 'Question {number} : {message}',
  'The key at the end has no answer for question {number}.':
    'Le corrigé à la fin n’a pas de réponse pour la question {number}.',
  'Its key in line {line} does not fit: {answer}':
    'Sa réponse à la ligne {line} du corrigé ne convient pas : {answer}',
  'The key names question {number}, which is not there.':
    'Le corrigé nomme la question {number}, qui n’existe pas.',
  'Question {number} or its key is there twice.':
    'La question {number} ou sa réponse figure deux fois.',
  'This line of the key cannot be read.': 'Cette ligne du corrigé est illisible.',
  'A published quiz needs a category.': 'Un quiz publié doit avoir une catégorie.',
  'Its category has been deleted.': 'Sa catégorie a été supprimée.',
  'The same person has a newer one that waits for a decision.':
    'La même personne en a un plus récent, en attente de décision.',
  'The same person has another that is {status} by now.':
    'La même personne en a maintenant un autre avec ce statut.',
  'This {what} was {change} since you opened it.': 'Modification entre-temps ({what}).',
  '{who} has {change} this {what} since you opened it.': '{who} l’a modifié entre-temps ({what}).',
  comment: 'commentaire',
  testimonial: 'témoignage',
  note: 'note',
  'blog post': 'article de blog',
  question: 'question',
  quiz: 'quiz',
  profile: 'profil',
  post: 'article',
  cell: 'case',
  assignment: 'devoir',
  'Answers that a person marks have no key to grade them by':
    'Les réponses notées par une personne n’ont pas de corrigé',
  'list of exceptions': 'liste des exceptions',
  'list of questions': 'liste des questions',
  'Your username is settled already.': 'Votre nom d’utilisateur est déjà définitif.',
  'Your email address is verified already.': 'Votre adresse e-mail est déjà confirmée.',
  'Your account has changed just now. Please sign in again.':
    'Votre compte vient de changer. Veuillez vous reconnecter.',
  'This quiz is not open yet.': 'Ce quiz n’est pas encore ouvert.',
  'The answer to this question was checked; it cannot change any more.':
    'La réponse à cette question a été vérifiée ; elle ne peut plus changer.',
  'Answers to this quiz cannot be checked before its end.':
    'Les réponses à ce quiz ne peuvent pas être vérifiées avant la fin.',
  'A question without an answer cannot be checked.':
    'Une question sans réponse ne peut pas être vérifiée.',
  'The end must show at least what is shown at once':
    'La fin doit montrer au moins ce qui est montré aussitôt',
  'Questions with a time of their own have no way back':
    'Avec un temps par question, le retour en arrière n’est pas possible',
  'At least 5 seconds': 'Au moins 5 secondes',
  'At most 3600 seconds': 'Au plus 3600 secondes',
  'All questions on one page have a way back':
    'Toutes les questions sur une page permettent le retour',
  'This question was passed; its answer cannot change any more.':
    'Cette question est passée ; sa réponse ne peut plus changer.',
  'This quiz is closed.': 'Ce quiz est fermé.',
  'You have used all your attempts on this quiz.':
    'Vous avez utilisé toutes vos tentatives pour ce quiz.',
  'This quiz needs its access code.': 'Ce quiz demande son code d’accès.',
  'A quiz that is opened with a link is for members and in no list':
    'Un quiz ouvert seulement par son lien est réservé aux membres et n’est dans aucune liste',
  'The closing date must be after the opening date':
    'La date de clôture doit suivre la date d’ouverture',
  'At least 0 hours': 'Au moins 0 heure',
  'At most 8760 hours': 'Au plus 8760 heures',
  'At least 1%': 'Au moins 1 %',
  'At least 0%': 'Au moins 0 %',
  'At most 100%': 'Au plus 100 %',
  'At least 1 attempt': 'Au moins 1 tentative',
  'At most 100 attempts': 'Au plus 100 tentatives',
  'You need to wait before retaking this quiz.': 'Vous devez attendre avant de refaire ce quiz.',
  'You need administrator privileges to do this.': 'Il faut des droits d’administrateur pour cela.',
  'You are the only administrator. Make another account one before you delete your account.':
    'Vous êtes le seul administrateur. Désignez-en un autre avant de supprimer votre compte.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Trop de personnes se connectent en ce moment. Réessayez dans un instant.',
  'This was already sent, with other content, and has arrived. Look at what was created before you send it again.':
    'Cela a déjà été envoyé avec un autre contenu et reçu. Vérifiez ce qui a été créé avant de renvoyer.',
  'This took too long. Please try again.': 'Cela a pris trop de temps. Veuillez réessayer.',
  'This site does not know this passkey.': 'Ce site ne connaît pas cette clé d’accès.',
  'This site cannot check codes of your app any more. Use another second factor, or contact us.':
    'Ce site ne peut plus vérifier les codes de votre application. Utilisez un autre second facteur ou contactez-nous.',
  'This sign-in with Google was used before. Please try again.':
    'Cette connexion avec Google a déjà servi. Veuillez réessayer.',
  'This sign-in with Google could not be verified.':
    'Cette connexion avec Google n’a pas pu être vérifiée.',
  'This sign-in was started too long ago. Please try again.':
    'Cette connexion a été commencée il y a trop longtemps. Veuillez réessayer.',
  'This sign-in took too long. Please begin again.':
    'Cette connexion a pris trop de temps. Veuillez recommencer.',
  'This quiz was started a moment ago.': 'Ce quiz vient d’être commencé.',
  'A quiz has at most {max} links. Please end one first.':
    'Un quiz a au plus {max} liens. Veuillez d’abord en désactiver un.',
  'Share link': 'Lien',
  'Access link': 'Lien',
  'Shared quiz': 'Quiz partagé',
  'A category is merged into a category, a sub-category into a sub-category':
    'Une catégorie se fusionne avec une catégorie, une sous-catégorie avec une sous-catégorie',
  'Choose two different ones': 'Choisissez-en deux différentes',
  'Quizzes were added here since you looked. Nothing was merged; please look again.':
    'Des quiz ont été ajoutés depuis votre consultation. Rien n’a été fusionné ; veuillez vérifier à nouveau.',
  'This quiz has no questions yet.': 'Ce quiz n’a pas encore de questions.',
  Certificate: 'Certificat',
  'Status list': 'Liste d’états',
  'Please give a reason': 'Veuillez indiquer un motif',
  'Please paste a link or a credential': 'Veuillez coller un lien ou une attestation',
  'This certificate was revoked before. That cannot be changed.':
    'Ce certificat a déjà été révoqué. Cela ne peut pas être modifié.',
  'Others cannot be challenged with this attempt.': 'Cette tentative ne peut pas servir de défi.',
  'This challenge cannot be tried now.': 'Ce défi ne peut pas être essayé maintenant.',
  'This challenge cannot be taken as an attempt that counts.':
    'Ce défi ne peut pas être relevé par une tentative qui compte.',
  Challenge: 'Défi',
  'Choose one of the languages': 'Choisissez l’une des langues',
  'Choose another quiz, in another language': 'Choisissez un autre quiz, dans une autre langue',
  'A quiz has only one translation into each language':
    'Un quiz n’a qu’une traduction dans chaque langue',
  'Another translation of this quiz has this language':
    'Une autre traduction de ce quiz est dans cette langue',
  'This question has just been moved. Nothing was overwritten.':
    'Cette question vient d’être déplacée. Rien n’a été écrasé.',
  'This quiz has just been moved. Nothing was overwritten.':
    'Ce quiz vient d’être déplacé. Rien n’a été écrasé.',
  'This passkey is added already.': 'Cette clé d’accès est déjà ajoutée.',
  'This passkey could not be verified. Please try again.':
    'Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
  'This passkey belongs to another account.': 'Cette clé d’accès appartient à un autre compte.',
  'This link has been used or is too old.': 'Ce lien a déjà servi ou est trop ancien.',
  'This email address belongs to another {name} account here.':
    'Cette adresse e-mail appartient ici à un autre compte {name}.',
  'This code is not right. Try the next one': 'Ce code n’est pas bon. Essayez le suivant',
  'This code is not right, or it was used before. Try the next one':
    'Ce code n’est pas bon ou a déjà servi. Essayez le suivant',
  'This recovery code is not right, or it was used before':
    'Ce code de récupération n’est pas bon ou a déjà servi',
  'This call came from another site.': 'Cet appel vient d’un autre site.',
  'This question is part of an attempt of yours that is open. Finish the attempt first.':
    'Cette question fait partie d’une de vos tentatives ouvertes. Terminez d’abord la tentative.',
  'Comments are switched off on this site.': 'Les commentaires sont désactivés sur ce site.',
  'You can delete your own comment.': 'Vous pouvez supprimer votre propre commentaire.',
  'Please write a comment': 'Veuillez écrire un commentaire',
  'Decide for published or rejected': 'Choisissez entre publié et refusé',
  'This attempt is still open. Its result is shown when it is over.':
    'Cette tentative est encore ouverte. Le résultat s’affiche à la fin.',
  'This attempt is over; its answers cannot change any more.':
    'Cette tentative est terminée ; les réponses ne peuvent plus changer.',
  'This attempt is over.': 'Cette tentative est terminée.',
  'This address belongs to another account by now.':
    'Cette adresse appartient désormais à un autre compte.',
  'This account has been suspended.': 'Ce compte a été suspendu.',
  '{text} Note of an administrator: {note}': '{text} Note de l’administration : {note}',
  'This account has been suspended because of cheating.':
    'Ce compte a été suspendu pour tricherie.',
  'This account has been suspended because of insulting or harmful content.':
    'Ce compte a été suspendu à cause de contenus injurieux ou nuisibles.',
  'This account has been suspended because of spam.': 'Ce compte a été suspendu pour spam.',
  'This account has been suspended because another person seems to use it.':
    'Ce compte a été suspendu, car une autre personne semble l’utiliser.',
  'You cannot suspend yourself.': 'Vous ne pouvez pas suspendre votre propre compte.',
  'This is the only administrator.': 'C’est le seul administrateur.',
  'The roles of this account were changed meanwhile.':
    'Entre-temps, les rôles de ce compte ont été modifiés.',
  'You cannot change your own role.': 'Vous ne pouvez pas changer votre propre rôle.',
  'This account is not active.': 'Ce compte n’est pas actif.',
  'The address of this account is not verified.': 'L’adresse de ce compte n’est pas vérifiée.',
  'Your own account is deleted on your profile page.':
    'Votre propre compte se supprime sur votre page de profil.',
  'This account is scheduled for deletion already.': 'La suppression de ce compte est déjà prévue.',
  'This account is not scheduled for deletion.': 'La suppression de ce compte n’est pas prévue.',
  'This account is suspended. Lift the suspension first.':
    'Ce compte est suspendu. Levez d’abord la suspension.',
  'This account has been deactivated.': 'Ce compte a été désactivé.',
  'This account cannot be reactivated.': 'Ce compte ne peut pas être réactivé.',
  'This account already has a password.': 'Ce compte a déjà un mot de passe.',
  'There is nothing here': 'Il n’y a rien ici',
  'There is no open attempt to grade; start one first.':
    'Aucune tentative ouverte à noter ; commencez-en une.',
  'There is no complete record of this attempt to sign.':
    'Il n’existe pas de relevé complet de cette tentative à signer.',
  'The service is very busy just now. Please try again in a moment.':
    'Le service est très sollicité. Réessayez dans un instant.',
  'The score cannot be higher than the number of questions':
    'Le score ne peut pas dépasser le nombre de questions',
  'The password was changed meanwhile.': 'Le mot de passe a été changé entre-temps.',
  'Quizzes were added here since you looked. Nothing was deleted; please look again.':
    'Des quiz ont été ajoutés entre-temps. Rien n’a été supprimé ; vérifiez à nouveau.',
  'Please try to sign in again.': 'Veuillez essayer de vous reconnecter.',
  'Please sign in once more, then reactivate your account.':
    'Reconnectez-vous, puis réactivez votre compte.',
  'Please confirm the sign-in with your second factor.':
    'Veuillez confirmer la connexion avec votre second facteur.',
  'Please begin to set up the app once more.':
    'Veuillez recommencer la configuration de l’application.',
  'Must be at least 1': 'Doit être au moins 1',
  'Invalid email or password': 'Adresse e-mail ou mot de passe incorrect',
  'If-Match is not an ETag of this document.': 'If-Match n’est pas un ETag de ce document.',
  '{name} has not verified this email address, so it cannot be used to sign in.':
    '{name} n’a pas vérifié cette adresse e-mail ; elle ne peut pas servir à se connecter.',
  '{name} cannot be reached right now. Please try again later.':
    '{name} est injoignable pour le moment. Réessayez plus tard.',
  'Another window has kept a draft of this since.':
    'Une autre fenêtre a gardé un brouillon entre-temps.',
  'Another account is signed in in this browser now. Nothing was saved.':
    'Un autre compte est maintenant connecté dans ce navigateur. Rien n’a été enregistré.',
  'An authenticator app is set up already. Remove it first.':
    'Une application d’authentification est déjà configurée. Retirez-la d’abord.',
  'An attempt can only be reported for yourself.':
    'Une tentative ne peut être déclarée que pour soi-même.',
  'Your role needs a second factor on this site. Set one up in the Security section of your profile.':
    'Votre rôle nécessite un second facteur sur ce site. Configurez-le dans la section Sécurité de votre profil.',
  'You need the role of an author to do this.': 'Il faut le rôle d’auteur pour cela.',
  'You need the role of a teacher to do this.': 'Il faut le rôle d’enseignant pour cela.',
  'Only accounts with a role can create tokens with this scope.':
    'Seuls les comptes ayant un rôle peuvent créer des jetons avec cette portée.',
  'One of these quizzes does not exist any more': 'L’un de ces quiz n’existe plus',
  'This category does not exist': 'Cette catégorie n’existe pas',
  'This sub-category does not belong to the category':
    'Cette sous-catégorie n’appartient pas à la catégorie',
  'A sub-category needs its category': 'Une sous-catégorie a besoin de sa catégorie',
  'Question {id} is not part of this quiz any more.':
    'La question {id} ne fait plus partie de ce quiz.',
  'Question {id} is not part of this quiz': 'La question {id} ne fait pas partie de ce quiz',
  'Question {id} is to be changed and removed at once':
    'La question {id} doit être à la fois modifiée et retirée',
  'Question {id} is in the list twice': 'La question {id} figure deux fois dans la liste',
  'Type the name exactly as it is shown': 'Saisissez le nom exactement comme affiché',
  'Password must be at least {min} characters':
    'Le mot de passe doit comporter au moins {min} caractères',
  'Password must be at least {min} characters long':
    'Le mot de passe doit comporter au moins {min} caractères',
  'Password must be at most {max} characters':
    'Le mot de passe doit comporter au plus {max} caractères',
  'Please choose a password that is not your name or address':
    'Choisissez un mot de passe qui ne soit ni votre nom ni votre adresse',
  'Many people use this password, so it is easy to guess. Please choose another':
    'Ce mot de passe est très courant, donc facile à deviner. Choisissez-en un autre',
  'Not found': 'Introuvable',
  'The request is not valid JSON': 'La requête n’est pas du JSON valide',
  'The request is not valid': 'La requête n’est pas valide',
  'Method not allowed': 'Méthode non autorisée',
  'The request is too large': 'La requête est trop volumineuse',
  'Send the request as JSON': 'Envoyez la requête en JSON',
  'The service cannot be reached just now. Please try again in a moment.':
    'Le service est injoignable pour le moment. Réessayez dans un instant.',
  'The same was stored by another call just now. Please reload and try again.':
    'Un autre appel vient d’enregistrer la même chose. Rechargez et réessayez.',
  'Something went wrong on our side. Please try again.':
    'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  'Contains a character that cannot be stored': 'Contient un caractère impossible à enregistrer',
  'Password contains a character that cannot be stored':
    'Le mot de passe contient un caractère impossible à enregistrer',
  'Must be a valid https URL': 'Doit être une adresse https valide',
  'An idempotency key has 16 to 200 visible ASCII characters; a UUID is one':
    'Une clé d’idempotence compte de 16 à 200 caractères ASCII visibles ; un UUID convient',
  'Please do not use an email address as a name': 'N’utilisez pas une adresse e-mail comme nom',
  'At most {max} at once': '{max} au plus à la fois',
  'Please fill in all required fields': 'Veuillez remplir tous les champs obligatoires',
  'At most {max} characters a line': '{max} caractères au plus par ligne',
  'At most {max} lines': '{max} lignes au plus',
  'A series has at most {max} quizzes': 'Une série compte au plus {max} quiz',
  'Please fill in both category name and display name':
    'Remplissez le nom et le nom affiché de la catégorie',
  'Please fill in the display name': 'Veuillez remplir le nom affiché',
  'Display name is required': 'Le nom affiché est obligatoire',
  'Decide for approved or rejected': 'Choisissez d’approuver ou de refuser',
  'Please select a rating': 'Veuillez choisir une note',
  'Name must be at least {min} characters': 'Le nom doit comporter au moins {min} caractères',
  'Role/Title must be at least {min} characters':
    'La fonction doit comporter au moins {min} caractères',
  'Testimonial must be at least {min} characters':
    'Le témoignage doit comporter au moins {min} caractères',
  'Testimonial must be less than {max} characters':
    'Le témoignage doit comporter moins de {max} caractères',
  'Rating cannot exceed 5 stars': 'La note ne peut dépasser 5 étoiles',
  'Give 1 to 5 stars': 'Donnez de 1 à 5 étoiles',
  'Only those who have finished an attempt that counts can give stars.':
    'Seules les personnes qui ont terminé une tentative qui compte peuvent donner des étoiles.',
  'At most {max} tags': '{max} étiquettes au plus',
  'Title is required': 'Le titre est obligatoire',
  'Title too long': 'Titre trop long',
  'Excerpt is required': 'L’extrait est obligatoire',
  'Excerpt too long': 'Extrait trop long',
  'Content is required': 'Le contenu est obligatoire',
  'Content too long': 'Contenu trop long',
  'Meta description should be under 160 characters':
    'La méta-description doit compter moins de 160 caractères',
  'Reading time must be a whole number of minutes':
    'Le temps de lecture doit être un nombre entier de minutes',
  'Reading time must be at least 1 minute': 'Le temps de lecture est d’au moins 1 minute',
  'Reading time must be at most {max} minutes': 'Le temps de lecture est d’au plus {max} minutes',
  'Please choose what the token may do': 'Choisissez ce que le jeton peut faire',
  'Please give the tag a name': 'Veuillez donner un nom à l’étiquette',
  'A tag cannot be merged into itself': 'Une étiquette ne peut pas être fusionnée avec elle-même',
  'A quiz draws questions by this tag. Change its draws first.':
    'Un quiz tire des questions avec cette étiquette. Modifiez d’abord ses tirages.',
  'A quiz draws questions from this category. Change its draws first.':
    'Un quiz tire des questions de cette catégorie. Modifiez d’abord ses tirages.',
  'A question can be linked only once': 'Une question ne peut être liée qu’une fois',
  'At most 200 linked questions and 20 draws': 'Au plus 200 questions liées et 20 tirages',
  'One of these questions does not exist': 'Une de ces questions n’existe pas',
  'The quiz asks its own questions already': 'Le quiz pose déjà ses propres questions',
  'Only complete questions can be linked': 'Seules des questions complètes peuvent être liées',
  'That quiz links the question already': 'Ce quiz lie déjà la question',
  'Must be 32 hexadecimal digits': 'Doit comporter 32 chiffres hexadécimaux',
  'Your pictures and sounds may have {count} MB together; with this file they would have more.':
    'Vos images et sons peuvent occuper {count} Mo au total ; avec ce fichier, ce serait plus.',
  'The pictures and sounds of the site may have {count} MB together; with this file they would have more.':
    'Les images et sons du site peuvent occuper {count} Mo au total ; avec ce fichier, ce serait plus.',
  'Only administrators can change draws.':
    'Seuls les administrateurs peuvent modifier les tirages.',
  'The draws ask for {wanted} questions, but the bank has only {found} that match.':
    'Les tirages demandent {wanted} questions, mais seules {found} de la banque correspondent.',
  'Another tag has this name. Merge the two instead.':
    'Une autre étiquette porte ce nom. Fusionnez plutôt les deux.',
  'Please give the token a name': 'Donnez un nom au jeton',
  'Please enter a number of days': 'Saisissez un nombre de jours',
  'At least 1 day': 'Au moins 1 jour',
  'At most {max} days': '{max} jours au plus',
  'Please enter a valid email address': 'Saisissez une adresse e-mail valide',
  'Username must be at least {min} characters':
    'Le nom d’utilisateur doit comporter au moins {min} caractères',
  'Username must be at most {max} characters':
    'Le nom d’utilisateur doit comporter au plus {max} caractères',
  'Username can only contain letters, numbers, and underscores':
    'Le nom d’utilisateur ne peut contenir que des lettres, des chiffres et des tirets bas',
  'Password is required': 'Le mot de passe est obligatoire',
  'Current password is required': 'Le mot de passe actuel est obligatoire',
  'Passwords do not match': 'Les mots de passe ne correspondent pas',
  'First name is required': 'Le prénom est obligatoire',
  'Last name is required': 'Le nom est obligatoire',
  'Invalid email address': 'Adresse e-mail non valide',
  'Please choose a level from the list': 'Choisissez un niveau dans la liste',
  'At most {max} characters': '{max} caractères au plus',
  'Please enter a date': 'Saisissez une date',
  'Please choose a time zone': 'Choisissez un fuseau horaire',
  'Please choose a language': 'Choisissez une langue',
  'The date of birth lies in the future': 'La date de naissance est dans le futur',
  'Please check the year': 'Vérifiez l’année',
  'You must be at least {min} years old': 'Vous devez avoir au moins {min} ans',
  'Please enter the 6 digits that the app shows':
    'Saisissez les 6 chiffres affichés par l’application',
  'Please enter a recovery code': 'Saisissez un code de récupération',
  'This is not a recovery code': 'Ce n’est pas un code de récupération',
  'Please enter a code': 'Saisissez un code',
  'Please enter your password or a code': 'Saisissez votre mot de passe ou un code',
  'Please choose a name that does not look like one of our staff':
    'Choisissez un nom qui ne ressemble pas à celui d’un membre de notre équipe',
  'Please confirm that it is you: enter your password, or sign in again.':
    'Confirmez que c’est bien vous : saisissez votre mot de passe ou reconnectez-vous.',
  'This is not your current password': 'Ce n’est pas votre mot de passe actuel',
  'This link has been used or is too old. Please ask for a new one.':
    'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  'Please give the passkey a name': 'Donnez un nom à la clé d’accès',
  'Time limit must be at least 1 minute': 'Le temps imparti est d’au moins 1 minute',
  'Time limit is required': 'Le temps imparti est obligatoire',
  'Time limit must be a whole number': 'Le temps imparti doit être un nombre entier',
  'At most {max} minutes': '{max} minutes au plus',
  'Category is required': 'La catégorie est obligatoire',
  'Sub-category is required': 'La sous-catégorie est obligatoire',
  'Description is required': 'La description est obligatoire',
  'At least 1 question': 'Au moins 1 question',
  'Must be a whole number': 'Doit être un nombre entier',
  'At most {max} questions': '{max} questions au plus',
  'The correct option is not among the options': 'La bonne option ne figure pas parmi les options',
  'Question must be at least {min} characters':
    'La question doit comporter au moins {min} caractères',
  'Question text is required': 'Le texte de la question est obligatoire',
  'Please add at least one valid question': 'Ajoutez au moins une question valable',
  'At least 1 question is required': 'Il faut au moins 1 question',
  'At least 2 options are required': 'Il faut au moins 2 options',
  'Option is required': 'L’option est obligatoire',
  'At least 2 non-empty options are required for this question type':
    'Ce type de question exige au moins 2 options remplies',
  'Mark the correct answer': 'Marquez la bonne réponse',
  'Mark the correct answers': 'Marquez les bonnes réponses',
  'An empty option is marked as correct': 'Une option vide est marquée comme correcte',
  'An answer is required': 'Une réponse est obligatoire',
  'The answer must be marked as correct': 'La réponse doit être marquée comme correcte',
  'At most {max} options': '{max} options au plus',
  'The tolerance must be a number': 'La tolérance doit être un nombre',
  'Every item needs its match': 'Chaque élément a besoin de sa correspondance',
  'At least 2 different matches are required':
    'Au moins 2 correspondances différentes sont requises',
  'Every item needs its category': 'Chaque élément a besoin de sa catégorie',
  'At least 2 categories are required': 'Au moins 2 catégories sont requises',
  'Two items are the same': 'Deux éléments sont identiques',
  'The question needs a picture': 'La question a besoin d’une image',
  'Draw at least one region': 'Dessinez au moins une zone',
  'Mark the right regions': 'Marquez les bonnes zones',
  'There are fewer right regions than that': 'Il n’y a pas autant de bonnes zones',
  'At most {max} regions': '{max} zones au maximum',
  'At most {max} spots': '{max} repères au maximum',
  'At least one spot is needed': 'Il faut au moins un repère',
  'This question asks for {count}': 'Cette question en demande {count}',
  'This question has no such region to name': 'Cette question n’a pas de telle zone',
  'At most {max} targets': '{max} correspondances au maximum',
  'At least 1 gap is required': 'Il faut au moins 1 trou',
  'Each gap must be in the text once: [[1]], [[2]] and so on':
    'Chaque trou doit figurer une fois dans le texte : [[1]], [[2]], etc.',
  'Two options are the same': 'Deux options sont identiques',
  'At most {max} gaps': '{max} trous au maximum',
  'At most {max} answers': '{max} réponses au maximum',
  'The answer must be a number with an optional tolerance':
    'La réponse doit être un nombre, avec une tolérance facultative',
  'A unit is a name, or a name = a factor': 'Une unité est un nom, ou un nom = un facteur',
  'Subject must be at least {min} characters': 'L’objet doit comporter au moins {min} caractères',
  'Message must be at least {min} characters':
    'Le message doit comporter au moins {min} caractères',
  'Please select a category': 'Veuillez choisir une catégorie',
  'This is too long to be kept as a draft': 'C’est trop long pour un brouillon',
  '{name}: at most {max} characters each': '{name} : {max} caractères au plus chacun',
  '{name} must have at most {max} characters': '{name} : {max} caractères au plus',
  '{name} must have at least {min} characters': '{name} : {min} caractères au moins',
  '{name} must have at most {max} entries': '{name} : {max} éléments au plus',
  '{name} must have at least {min} entries': '{name} : {min} éléments au moins',
  '{name} must have at least 1 character': '{name} : 1 caractère au moins',
  '{name} must have at least 1 entry': '{name} : 1 élément au moins',
  '{name} must be more than {min}': '{name} doit être supérieur à {min}',
  '{name} must be at least {min}': '{name} doit être au moins {min}',
  '{name} must be at most {max}': '{name} doit être au plus {max}',
  '{name} must be {what}': '{name} doit être {what}',
  '{name} is required': '{name} est obligatoire',
  '{name} has none of the accepted forms': '{name} n’a aucune des formes acceptées',
  'a whole number': 'un nombre entier',
  'a number': 'un nombre',
  text: 'du texte',
  'true or false': 'vrai ou faux',
  'a list': 'une liste',
  'an object': 'un objet',
  'a date': 'une date',
  'a valid email address': 'une adresse e-mail valide',
  'a valid address': 'une adresse valide',
  'a date and time in ISO 8601 form': 'une date et heure au format ISO 8601',
  'a date in the form YYYY-MM-DD': 'une date au format AAAA-MM-JJ',
  'in the right form': 'au bon format',
  'The request': 'La requête',
  'The text': 'Le texte',
  'The tolerance cannot be negative': 'La tolérance ne peut pas être négative',
  'A pinned option is not among the options': 'Une option fixe ne figure pas parmi les options',
  'A correct option is not among the options': 'Une bonne option ne figure pas parmi les options',
  'A quiz can be in a series only once': 'Un quiz ne peut figurer qu’une fois dans une série',
  'This page cannot be shown': 'Cette page ne peut pas être affichée',
  'If it happens again, quote the reference {reference}.':
    'Si cela se reproduit, indiquez la référence {reference}.',
  'Go home': 'Aller à l’accueil',
  'Signing in': 'Connexion en cours',
  'You can close this window.': 'Vous pouvez fermer cette fenêtre.',
  'The archive has too many files': 'L’archive contient trop de fichiers',
  'The archive names a path outside of it': 'L’archive désigne un chemin hors d’elle',
  'The archive is too large when it is unpacked': 'L’archive est trop grande une fois décompressée',
  'The archive is damaged': 'L’archive est endommagée',
  'The file declares a document type or entities':
    'Le fichier déclare un type de document ou des entités',
  'The workbook has no sheets': 'Le classeur n’a pas de feuilles',
  'The archive has no file with questions':
    'L’archive ne contient aucun fichier avec des questions',
  'The archive has several files and is no QTI package. Please unpack it and choose one of them.':
    'L’archive contient plusieurs fichiers et n’est pas un paquet QTI. Décompressez-la et choisissez l’un d’eux.',
  'The file is empty': 'Le fichier est vide',
  'The file is too large': 'Le fichier est trop grand',
  'The XML is not well-formed from here on': 'À partir d’ici, le XML est mal formé',
  'Choose a quiz, or enter the title of a new one':
    'Choisissez un quiz ou saisissez le titre d’un nouveau',
  'There is no question to add': 'Il n’y a aucune question à ajouter',
  'Must be ids with commas between them': 'Doit être des identifiants séparés par des virgules',
  Import: 'Importation',
  'Only pictures in JPEG, PNG, WebP, GIF and AVIF can be uploaded':
    'Seules les images JPEG, PNG, WebP, GIF et AVIF peuvent être envoyées',
  'The picture has too many pixels or frames':
    'L’image compte trop de pixels ou d’images d’animation',
  'The picture is damaged': 'L’image est endommagée',
  'Only sounds in MP3, M4A (AAC), Ogg (Opus, Vorbis) and WAV can be uploaded':
    'Seuls les sons en MP3, M4A (AAC), Ogg (Opus, Vorbis) et WAV peuvent être envoyés',
  'The sound is damaged': 'Le son est endommagé',
  'The sound is longer than 15 minutes': 'Le son dure plus de 15 minutes',
  'The picture is used, or was uploaded in the last seven days':
    'L’image est utilisée ou a été envoyée au cours des sept derniers jours',
  Picture: 'Image',
  'The code has 8 letters and digits': 'Le code a 8 lettres et chiffres',
  'The due date must be after the start': 'L’échéance doit être après le début',
  'Choose a quiz or a series': 'Choisissez un quiz ou une série',
  'Choose at least one member': 'Choisissez au moins un membre',
  'Choose members of the class': 'Choisissez des membres de la classe',
  'The date must be later than that of the assignment':
    'La date doit être postérieure à celle du devoir',
  'The start must be before the due date': 'Le début doit précéder l’échéance',
  'The last date must be after the due date': 'La date finale doit être après l’échéance',
  'At most one decimal': 'Une décimale au plus',
  'Reason is required': 'Le motif est obligatoire',
  'Comment is required': 'Le commentaire est obligatoire',
  Class: 'Classe',
  Assignment: 'Devoir',
  Member: 'Membre',
  'There is nothing to practise yet.': 'Il n’y a encore rien à réviser.',
  'There is another question of the day now.': 'La question du jour est maintenant une autre.',
  'Your open attempt asks this question. Please finish it first.':
    'Votre tentative en cours pose cette question. Terminez-la d’abord.',
  'This question was changed meanwhile. Take it again later.':
    'Cette question a été modifiée entre-temps. Reprenez-la plus tard.',
  'The notes were changed meanwhile.': 'Les notes ont été modifiées entre-temps.',
  'Please write an answer': 'Veuillez écrire une réponse',
  Regrade: 'Nouvelle notation',
  'The remark was changed meanwhile. Look at it again.':
    'La remarque a été modifiée entre-temps. Examinez-la à nouveau.',
  'The question was changed meanwhile. Look at it again.':
    'La question a été modifiée entre-temps. Examinez-la à nouveau.',
  'The answers to this question are being graded again. Wait until it is done.':
    'Les réponses à cette question sont en train d’être notées à nouveau. Attendez que ce soit terminé.',
  'Only the latest regrade of a question can be undone.':
    'Seule la dernière nouvelle notation d’une question peut être annulée.',
  Exception: 'Exception',
  Remark: 'Remarque',
  'Choose a quiz for more attempts or a later date':
    'Choisissez un quiz pour plus de tentatives ou une date ultérieure',
  'Choose what is allowed': 'Choisissez ce qui est permis',
  'Joining is closed. Open it before you invite people.':
    'Les inscriptions sont fermées. Ouvrez-les avant d’inviter.',
  'Enter at least one email address': 'Saisissez au moins une adresse e-mail',
  'At most {max} addresses at a time': 'Au plus {max} adresses à la fois',
  'Only the teacher responsible for the class can do this.':
    'Seul l’enseignant responsable de la classe peut le faire.',
  'You cannot make an exception for yourself.':
    'Vous ne pouvez pas faire d’exception pour vous-même.',
  'Enter a username or an email address': 'Saisissez un nom d’utilisateur ou une adresse e-mail',
  Teacher: 'Enseignant',
  'Must be at least {min}': 'Doit être au moins {min}',
  'Must be at most {max}': 'Doit être au plus {max}',
  'Please enter a name': 'Veuillez saisir un nom',
  'The environment variable {variable} fixes this setting':
    'La variable d’environnement {variable} fixe ce paramètre',
  'Please offer at least one language': 'Veuillez proposer au moins une langue',
  'Please enter at least one domain': 'Veuillez saisir au moins un domaine',
  'Please enter domains such as school.example': 'Veuillez saisir des domaines comme ecole.example',
  'Accounts of this site are opened by invitation only.':
    'Sur ce site, les comptes s’ouvrent uniquement sur invitation.',
  'Accounts of this site are for addresses of {domains} only':
    'Sur ce site, les comptes sont réservés aux adresses de {domains}',
  'Please confirm your email address first: we have mailed you a link.':
    'Veuillez d’abord confirmer votre adresse e-mail : nous vous avons envoyé un lien.',
  'This language is not offered here': 'Cette langue n’est pas proposée ici',
  'The file has no column with email addresses':
    'Le fichier n’a pas de colonne avec des adresses e-mail',
  'At most {max} people in one file': 'Au plus {max} personnes par fichier',
  'A mail was sent a few minutes ago. Please wait before you send another.':
    'Un e-mail a été envoyé il y a quelques minutes. Attendez avant d’en envoyer un autre.',
  'Please upload a picture': 'Veuillez envoyer une image',
  'At most {max} domains': '{max} domaines au maximum',
  'These are not two accounts.': 'Ce ne sont pas deux comptes.',
  'Your own account cannot be merged.': 'Votre propre compte ne peut pas être fusionné.',
  'Accounts of administrators cannot be merged.':
    'Les comptes d’administrateurs ne peuvent pas être fusionnés.',
  'Only active accounts can be merged.': 'Seuls des comptes actifs peuvent être fusionnés.',
  'Both accounts have an open attempt at the same quiz. Please wait until one has ended.':
    'Les deux comptes ont une tentative en cours pour le même quiz. Attendez que l’une soit terminée.',
  'This way to sign in is not set up on this site.':
    'Ce moyen de connexion n’est pas configuré sur ce site.',
  'This {name} account belongs to another account here.':
    'Ce compte {name} appartient ici à un autre compte.',
  'Another {name} account is linked. Please unlink it first.':
    'Un autre compte {name} est associé. Dissociez-le d’abord.',
  'This is your only way to sign in. Please create a password first.':
    'C’est votre seul moyen de connexion. Créez d’abord un mot de passe.',
  Notice: 'Notification',
  'Must be a time, as 21:30': 'Doit être une heure, comme 21:30',
  'Must be another time than the beginning': 'Doit être une autre heure que le début',
  'There is nothing to wait for.': 'Il n’y a rien à attendre.',
  'Points cannot be negative': 'Les points ne peuvent pas être négatifs',
  'At most {max} points': 'Au plus {max} points',
  'At most {max} levels': 'Au plus {max} niveaux',
  'At most {max} criteria': 'Au plus {max} critères',
  'The maximum words cannot be below the minimum':
    'Le maximum de mots ne peut pas être inférieur au minimum',
  'Every criterion needs a name': 'Chaque critère a besoin d’un nom',
  'Every criterion needs at least 2 levels': 'Chaque critère a besoin d’au moins 2 niveaux',
  'A level of every criterion must give points':
    'Un niveau de chaque critère doit donner des points',
  'This answer is marked by a person, after the attempt.':
    'Cette réponse est notée par une personne, après la tentative.',
  'Everyone gets full credit for this question.':
    'Tout le monde obtient tous les points pour cette question.',
  'Choose a level for every criterion': 'Choisissez un niveau pour chaque critère',
  'A mark in percent is required': 'Une note en pourcentage est requise',
  'You need the role of an author or a teacher to do this.':
    'Il vous faut le rôle d’auteur ou d’enseignant pour cela.',
};
