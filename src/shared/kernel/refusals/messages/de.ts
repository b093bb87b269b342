import type { RefusalText } from '../texts.ts';

export const messages: Readonly<Record<RefusalText, string>> = {
  'Please sign in first.': 'Bitte melde dich zuerst an.',
  'Google sign-in is not set up on this site.':
    'Die Anmeldung mit Google ist auf dieser Website nicht eingerichtet.',
  'An account with this email already exists':
    'Es gibt bereits ein Konto mit dieser E-Mail-Adresse',
  'This username is already taken': 'Dieser Benutzername ist bereits vergeben',
  'An access token cannot do this. Please sign in for it.':
    'Ein Zugriffstoken reicht dafür nicht. Bitte melde dich an.',
  'This access token may only read.': 'Dieses Zugriffstoken darf nur lesen.',
  'This access token is unknown, expired or revoked.':
    'Dieses Zugriffstoken ist unbekannt, abgelaufen oder widerrufen.',
  'You have {count} tokens. Please revoke one first.':
    'Du hast {count} Token. Bitte widerrufe zuerst eines.',
  'Too many tries. Please wait {wait} and try again.':
    'Zu viele Versuche. Bitte warte {wait} und versuche es erneut.',
  '{count} seconds': '{count} Sekunden',
  '{count} minutes': '{count} Minuten',
  'Cannot delete {container} because it contains {things}. Please move or delete all {more} in this {same} first.':
    'Die {container} kann nicht gelöscht werden, weil sie {things} enthält. Bitte verschiebe oder lösche zuerst ihren Inhalt.',
  category: 'Kategorie',
  'sub-category': 'Unterkategorie',
  'sub-categories': 'Unterkategorien',
  quizzes: 'Quizze',
  series: 'Serien',
  'An account has at most {max} passkeys.': 'Ein Konto hat höchstens {max} Passkeys.',
  '{what} not found': '{what} nicht gefunden',
  'Access token': 'Zugriffstoken',
  Account: 'Konto',
  'Authenticator app': 'Authenticator-App',
  'Blog post': 'Blogbeitrag',
  Category: 'Kategorie',
  'Sub-category': 'Unterkategorie',
  Message: 'Nachricht',
  Passkey: 'Passkey',
  Question: 'Frage',
  'Quiz attempt': 'Versuch',
  Quiz: 'Quiz',
  'Second factor': 'Zweiter Faktor',
  Series: 'Serie',
  Session: 'Sitzung',
  Testimonial: 'Erfahrungsbericht',
  Tag: 'Schlagwort',
  Draft: 'Entwurf',
  'The stored version': 'Gespeicherte Version',
  '{field} is no field of this call': '{field} ist kein Feld dieses Aufrufs',
  'This {what} was {change} since you opened it. Nothing was overwritten.':
    'Seit du dies geöffnet hast, wurde es geändert ({what}). Nichts wurde überschrieben.',
  '{who} has {change} this {what} since you opened it. Nothing was overwritten.':
    '{who} hat dies geändert, seit du es geöffnet hast ({what}). Nichts wurde überschrieben.',
  'It has no category yet.': 'Es hat noch keine Kategorie.',
  'It has no questions yet.': 'Es hat noch keine Fragen.',
  'Question {number}: {message}': 'Frage {number}: {message}',
  'The key at the end has no answer for question {number}.':
    'Der Schlüssel am Ende hat keine Antwort zu Frage {number}.',
  'Its key in line {line} does not fit: {answer}':
    'Ihr Schlüssel in Zeile {line} passt nicht: {answer}',
  'The key names question {number}, which is not there.':
    'Der Schlüssel nennt Frage {number}, die es nicht gibt.',
  'Question {number} or its key is there twice.':
    'Frage {number} oder ihr Schlüssel kommt zweimal vor.',
  'This line of the key cannot be read.': 'Diese Zeile des Schlüssels ist nicht lesbar.',
  'A published quiz needs a category.': 'Ein veröffentlichtes Quiz braucht eine Kategorie.',
  'Its category has been deleted.': 'Seine Kategorie wurde gelöscht.',
  'The same person has a newer one that waits for a decision.':
    'Dieselbe Person hat einen neueren, über den noch nicht entschieden ist.',
  'The same person has another that is {status} by now.':
    'Dieselbe Person hat inzwischen einen anderen mit diesem Status.',
  'This {what} was {change} since you opened it.':
    'Seit du dies geöffnet hast, wurde es geändert ({what}).',
  '{who} has {change} this {what} since you opened it.':
    '{who} hat dies geändert, seit du es geöffnet hast ({what}).',
  comment: 'Kommentar',
  testimonial: 'Erfahrungsbericht',
  note: 'Notiz',
  'blog post': 'Blogbeitrag',
  question: 'Frage',
  quiz: 'Quiz',
  profile: 'Profil',
  post: 'Beitrag',
  cell: 'Feld',
  assignment: 'Aufgabe',
  'Answers that a person marks have no key to grade them by':
    'Für Antworten, die von Hand bewertet werden, gibt es keine Lösung',
  'list of exceptions': 'Liste der Ausnahmen',
  'list of questions': 'Liste der Fragen',
  'Your username is settled already.': 'Dein Benutzername steht bereits fest.',
  'Your email address is verified already.': 'Deine E-Mail-Adresse ist bereits bestätigt.',
  'Your account has changed just now. Please sign in again.':
    'Dein Konto hat sich gerade geändert. Bitte melde dich erneut an.',
  'This quiz is not open yet.': 'Dieses Quiz ist noch nicht geöffnet.',
  'The answer to this question was checked; it cannot change any more.':
    'Die Antwort auf diese Frage wurde geprüft; sie kann nicht mehr geändert werden.',
  'Answers to this quiz cannot be checked before its end.':
    'In diesem Quiz können Antworten nicht vor dem Ende des Versuchs geprüft werden.',
  'A question without an answer cannot be checked.':
    'Eine Frage ohne Antwort kann nicht geprüft werden.',
  'The end must show at least what is shown at once':
    'Nach dem Versuch muss mindestens gezeigt werden, was sofort gezeigt wird',
  'Questions with a time of their own have no way back':
    'Bei Fragen mit eigener Zeit gibt es kein Zurück',
  'At least 5 seconds': 'Mindestens 5 Sekunden',
  'At most 3600 seconds': 'Höchstens 3600 Sekunden',
  'All questions on one page have a way back':
    'Stehen alle Fragen auf einer Seite, ist Zurückgehen möglich',
  'This question was passed; its answer cannot change any more.':
    'Diese Frage ist vorbei; die Antwort kann nicht mehr geändert werden.',
  'This quiz is closed.': 'Dieses Quiz ist geschlossen.',
  'You have used all your attempts on this quiz.':
    'Du hast alle Versuche bei diesem Quiz verbraucht.',
  'This quiz needs its access code.': 'Dieses Quiz braucht seinen Zugangscode.',
  'A quiz that is opened with a link is for members and in no list':
    'Ein Quiz, das nur über seinen Link geöffnet wird, ist für Mitglieder und in keiner Liste',
  'The closing date must be after the opening date':
    'Das Quiz muss später schließen, als es öffnet',
  'At least 0 hours': 'Mindestens 0 Stunden',
  'At most 8760 hours': 'Höchstens 8760 Stunden',
  'At least 1%': 'Mindestens 1 %',
  'At least 0%': 'Mindestens 0 %',
  'At most 100%': 'Höchstens 100 %',
  'At least 1 attempt': 'Mindestens 1 Versuch',
  'At most 100 attempts': 'Höchstens 100 Versuche',
  'You need to wait before retaking this quiz.':
    'Du musst warten, bevor du dieses Quiz wiederholen kannst.',
  'You need administrator privileges to do this.': 'Dafür brauchst du Administratorrechte.',
  'You are the only administrator. Make another account one before you delete your account.':
    'Du bist der einzige Administrator. Ernenne einen anderen, bevor du dein Konto löschst.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Gerade melden sich zu viele an. Bitte versuche es gleich noch einmal.',
  'This was already sent, with other content, and has arrived. Look at what was created before you send it again.':
    'Dies wurde bereits mit anderem Inhalt gesendet und ist angekommen. Sieh dir das Angelegte an, bevor du erneut sendest.',
  'This took too long. Please try again.':
    'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
  'This site does not know this passkey.': 'Diese Website kennt diesen Passkey nicht.',
  'This site cannot check codes of your app any more. Use another second factor, or contact us.':
    'Diese Website kann die Codes deiner App nicht mehr prüfen. Nimm einen anderen zweiten Faktor, oder schreib uns.',
  'This sign-in with Google was used before. Please try again.':
    'Diese Anmeldung mit Google wurde bereits verwendet. Bitte versuche es noch einmal.',
  'This sign-in with Google could not be verified.':
    'Diese Anmeldung mit Google konnte nicht geprüft werden.',
  'This sign-in was started too long ago. Please try again.':
    'Diese Anmeldung wurde vor zu langer Zeit begonnen. Bitte versuche es noch einmal.',
  'This sign-in took too long. Please begin again.':
    'Diese Anmeldung hat zu lange gedauert. Bitte beginne von vorn.',
  'This quiz was started a moment ago.': 'Dieses Quiz wurde gerade erst begonnen.',
  'A quiz has at most {max} links. Please end one first.':
    'Ein Quiz hat höchstens {max} Links. Bitte deaktiviere zuerst einen.',
  'Share link': 'Link',
  'Access link': 'Link',
  'Shared quiz': 'Geteiltes Quiz',
  'A category is merged into a category, a sub-category into a sub-category':
    'Eine Kategorie wird mit einer Kategorie zusammengelegt, eine Unterkategorie mit einer Unterkategorie',
  'Choose two different ones': 'Wähle zwei verschiedene',
  'Quizzes were added here since you looked. Nothing was merged; please look again.':
    'Seit du nachgesehen hast, sind Quizze dazugekommen. Nichts wurde zusammengelegt; bitte sieh noch einmal nach.',
  'This quiz has no questions yet.': 'Dieses Quiz hat noch keine Fragen.',
  Certificate: 'Zertifikat',
  'Status list': 'Statusliste',
  'Please give a reason': 'Bitte gib einen Grund an',
  'Please paste a link or a credential': 'Bitte füge einen Link oder einen Nachweis ein',
  'This certificate was revoked before. That cannot be changed.':
    'Dieses Zertifikat wurde schon widerrufen. Das lässt sich nicht ändern.',
  'Others cannot be challenged with this attempt.':
    'Mit diesem Versuch kann niemand herausgefordert werden.',
  'This challenge cannot be tried now.':
    'Diese Herausforderung kann gerade nicht ausprobiert werden.',
  'This challenge cannot be taken as an attempt that counts.':
    'Diese Herausforderung kann nicht als gewerteter Versuch gemacht werden.',
  Challenge: 'Herausforderung',
  'Choose one of the languages': 'Wähle eine der Sprachen',
  'Choose another quiz, in another language': 'Wähle ein anderes Quiz in einer anderen Sprache',
  'A quiz has only one translation into each language':
    'Ein Quiz hat nur eine Übersetzung in jede Sprache',
  'Another translation of this quiz has this language':
    'Eine andere Übersetzung dieses Quiz hat diese Sprache',
  'This question has just been moved. Nothing was overwritten.':
    'Diese Frage wurde gerade verschoben. Nichts wurde überschrieben.',
  'This quiz has just been moved. Nothing was overwritten.':
    'Dieses Quiz wurde gerade verschoben. Nichts wurde überschrieben.',
  'This passkey is added already.': 'Dieser Passkey ist bereits hinzugefügt.',
  'This passkey could not be verified. Please try again.':
    'Dieser Passkey konnte nicht geprüft werden. Bitte versuche es noch einmal.',
  'This passkey belongs to another account.': 'Dieser Passkey gehört zu einem anderen Konto.',
  'This link has been used or is too old.': 'Dieser Link wurde bereits verwendet oder ist zu alt.',
  'This email address belongs to another {name} account here.':
    'Diese E-Mail-Adresse gehört hier zu einem anderen {name}-Konto.',
  'This code is not right. Try the next one': 'Dieser Code stimmt nicht. Versuche den nächsten',
  'This code is not right, or it was used before. Try the next one':
    'Dieser Code stimmt nicht oder wurde schon verwendet. Versuche den nächsten',
  'This recovery code is not right, or it was used before':
    'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet',
  'This call came from another site.': 'Dieser Aufruf kam von einer anderen Website.',
  'This question is part of an attempt of yours that is open. Finish the attempt first.':
    'Diese Frage gehört zu einem offenen Versuch von dir. Beende zuerst den Versuch.',
  'Comments are switched off on this site.': 'Kommentare sind auf dieser Website ausgeschaltet.',
  'You can delete your own comment.': 'Deinen eigenen Kommentar kannst du löschen.',
  'Please write a comment': 'Bitte schreibe einen Kommentar',
  'Decide for published or rejected': 'Entscheide zwischen veröffentlicht und abgelehnt',
  'This attempt is still open. Its result is shown when it is over.':
    'Dieser Versuch läuft noch. Das Ergebnis erscheint, wenn er beendet ist.',
  'This attempt is over; its answers cannot change any more.':
    'Dieser Versuch ist beendet; die Antworten lassen sich nicht mehr ändern.',
  'This attempt is over.': 'Dieser Versuch ist beendet.',
  'This address belongs to another account by now.':
    'Diese Adresse gehört inzwischen zu einem anderen Konto.',
  'This account has been suspended.': 'Dieses Konto wurde gesperrt.',
  '{text} Note of an administrator: {note}': '{text} Anmerkung der Administration: {note}',
  'This account has been suspended because of cheating.':
    'Dieses Konto wurde wegen Täuschung gesperrt.',
  'This account has been suspended because of insulting or harmful content.':
    'Dieses Konto wurde wegen beleidigender oder schädlicher Inhalte gesperrt.',
  'This account has been suspended because of spam.': 'Dieses Konto wurde wegen Spam gesperrt.',
  'This account has been suspended because another person seems to use it.':
    'Dieses Konto wurde gesperrt, weil es anscheinend jemand anderes benutzt.',
  'You cannot suspend yourself.': 'Du kannst dich nicht selbst sperren.',
  'This is the only administrator.': 'Das ist der einzige Administrator.',
  'The roles of this account were changed meanwhile.':
    'Die Rollen dieses Kontos wurden inzwischen geändert.',
  'You cannot change your own role.': 'Du kannst deine eigene Rolle nicht ändern.',
  'This account is not active.': 'Dieses Konto ist nicht aktiv.',
  'The address of this account is not verified.': 'Die Adresse dieses Kontos ist nicht bestätigt.',
  'Your own account is deleted on your profile page.':
    'Dein eigenes Konto löschst du auf deiner Profilseite.',
  'This account is scheduled for deletion already.':
    'Die Löschung dieses Kontos ist bereits vorgemerkt.',
  'This account is not scheduled for deletion.': 'Die Löschung dieses Kontos ist nicht vorgemerkt.',
  'This account is suspended. Lift the suspension first.':
    'Dieses Konto ist gesperrt. Hebe zuerst die Sperre auf.',
  'This account has been deactivated.': 'Dieses Konto wurde deaktiviert.',
  'This account cannot be reactivated.': 'Dieses Konto kann nicht wieder aktiviert werden.',
  'This account already has a password.': 'Dieses Konto hat bereits ein Passwort.',
  'There is nothing here': 'Hier ist nichts',
  'There is no open attempt to grade; start one first.':
    'Es gibt keinen offenen Versuch zum Bewerten; beginne zuerst einen.',
  'There is no complete record of this attempt to sign.':
    'Für diesen Versuch gibt es keine vollständige Aufzeichnung zum Signieren.',
  'The service is very busy just now. Please try again in a moment.':
    'Der Dienst ist gerade stark ausgelastet. Bitte versuche es gleich noch einmal.',
  'The score cannot be higher than the number of questions':
    'Die Punktzahl kann nicht höher sein als die Anzahl der Fragen',
  'The password was changed meanwhile.': 'Das Passwort wurde inzwischen geändert.',
  'Quizzes were added here since you looked. Nothing was deleted; please look again.':
    'Seitdem sind hier Quizze dazugekommen. Nichts wurde gelöscht; bitte sieh noch einmal nach.',
  'Please try to sign in again.': 'Bitte versuche erneut, dich anzumelden.',
  'Please sign in once more, then reactivate your account.':
    'Bitte melde dich noch einmal an und aktiviere dann dein Konto.',
  'Please confirm the sign-in with your second factor.':
    'Bitte bestätige die Anmeldung mit deinem zweiten Faktor.',
  'Please begin to set up the app once more.': 'Bitte beginne die Einrichtung der App noch einmal.',
  'Must be at least 1': 'Muss mindestens 1 sein',
  'Invalid email or password': 'E-Mail-Adresse oder Passwort ist falsch',
  'If-Match is not an ETag of this document.': 'If-Match ist kein ETag dieses Dokuments.',
  '{name} has not verified this email address, so it cannot be used to sign in.':
    '{name} hat diese E-Mail-Adresse nicht bestätigt, deshalb kann sie nicht zum Anmelden verwendet werden.',
  '{name} cannot be reached right now. Please try again later.':
    '{name} ist gerade nicht erreichbar. Bitte versuche es später noch einmal.',
  'Another window has kept a draft of this since.':
    'Ein anderes Fenster hat inzwischen einen Entwurf davon gespeichert.',
  'Another account is signed in in this browser now. Nothing was saved.':
    'In diesem Browser ist jetzt ein anderes Konto angemeldet. Nichts wurde gespeichert.',
  'An authenticator app is set up already. Remove it first.':
    'Es ist bereits eine Authenticator-App eingerichtet. Entferne sie zuerst.',
  'An attempt can only be reported for yourself.':
    'Einen Versuch kannst du nur für dich selbst melden.',
  'Your role needs a second factor on this site. Set one up in the Security section of your profile.':
    'Deine Rolle braucht auf dieser Website einen zweiten Faktor. Richte ihn im Abschnitt Sicherheit deines Profils ein.',
  'You need the role of an author to do this.': 'Dafür brauchst du die Rolle Autor.',
  'You need the role of a teacher to do this.': 'Dafür brauchst du die Rolle Lehrkraft.',
  'Only accounts with a role can create tokens with this scope.':
    'Nur Konten mit einer Rolle können Token mit diesem Umfang erstellen.',
  'One of these quizzes does not exist any more': 'Eines dieser Quizze gibt es nicht mehr',
  'This category does not exist': 'Diese Kategorie gibt es nicht',
  'This sub-category does not belong to the category':
    'Diese Unterkategorie gehört nicht zur Kategorie',
  'A sub-category needs its category': 'Eine Unterkategorie braucht ihre Kategorie',
  'Question {id} is not part of this quiz any more.':
    'Frage {id} gehört nicht mehr zu diesem Quiz.',
  'Question {id} is not part of this quiz': 'Frage {id} gehört nicht zu diesem Quiz',
  'Question {id} is to be changed and removed at once':
    'Frage {id} soll zugleich geändert und entfernt werden',
  'Question {id} is in the list twice': 'Frage {id} steht zweimal in der Liste',
  'Type the name exactly as it is shown': 'Gib den Namen genau so ein, wie er angezeigt wird',
  'Password must be at least {min} characters':
    'Das Passwort muss mindestens {min} Zeichen lang sein',
  'Password must be at least {min} characters long':
    'Das Passwort muss mindestens {min} Zeichen lang sein',
  'Password must be at most {max} characters':
    'Das Passwort darf höchstens {max} Zeichen lang sein',
  'Please choose a password that is not your name or address':
    'Bitte wähle ein Passwort, das nicht dein Name oder deine Adresse ist',
  'Many people use this password, so it is easy to guess. Please choose another':
    'Dieses Passwort ist weit verbreitet und leicht zu erraten. Bitte wähle ein anderes',
  'Not found': 'Nicht gefunden',
  'The request is not valid JSON': 'Die Anfrage ist kein gültiges JSON',
  'The request is not valid': 'Die Anfrage ist ungültig',
  'Method not allowed': 'Methode nicht erlaubt',
  'The request is too large': 'Die Anfrage ist zu groß',
  'Send the request as JSON': 'Sende die Anfrage als JSON',
  'The service cannot be reached just now. Please try again in a moment.':
    'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  'The same was stored by another call just now. Please reload and try again.':
    'Dasselbe wurde gerade durch einen anderen Aufruf gespeichert. Bitte lade neu und versuche es erneut.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'Contains a character that cannot be stored':
    'Enthält ein Zeichen, das nicht gespeichert werden kann',
  'Password contains a character that cannot be stored':
    'Das Passwort enthält ein Zeichen, das nicht gespeichert werden kann',
  'Must be a valid https URL': 'Muss eine gültige https-Adresse sein',
  'An idempotency key has 16 to 200 visible ASCII characters; a UUID is one':
    'Ein Idempotenzschlüssel hat 16 bis 200 sichtbare ASCII-Zeichen; eine UUID ist einer',
  'Please do not use an email address as a name': 'Bitte verwende keine E-Mail-Adresse als Namen',
  'At most {max} at once': 'Höchstens {max} auf einmal',
  'Please fill in all required fields': 'Bitte fülle alle Pflichtfelder aus',
  'At most {max} characters a line': 'Höchstens {max} Zeichen pro Zeile',
  'At most {max} lines': 'Höchstens {max} Zeilen',
  'A series has at most {max} quizzes': 'Eine Serie hat höchstens {max} Quizze',
  'Please fill in both category name and display name':
    'Bitte gib Namen und Anzeigenamen der Kategorie ein',
  'Please fill in the display name': 'Bitte gib den Anzeigenamen ein',
  'Display name is required': 'Der Anzeigename fehlt',
  'Decide for approved or rejected': 'Bitte gib frei oder lehne ab',
  'Please select a rating': 'Bitte wähle eine Bewertung',
  'Name must be at least {min} characters': 'Der Name muss mindestens {min} Zeichen lang sein',
  'Role/Title must be at least {min} characters':
    'Die Rolle muss mindestens {min} Zeichen lang sein',
  'Testimonial must be at least {min} characters':
    'Der Erfahrungsbericht muss mindestens {min} Zeichen lang sein',
  'Testimonial must be less than {max} characters':
    'Der Erfahrungsbericht muss kürzer als {max} Zeichen sein',
  'Rating cannot exceed 5 stars': 'Mehr als 5 Sterne sind nicht möglich',
  'Give 1 to 5 stars': 'Gib 1 bis 5 Sterne',
  'Only those who have finished an attempt that counts can give stars.':
    'Sterne kann nur geben, wer einen Versuch beendet hat, der zählt.',
  'At most {max} tags': 'Höchstens {max} Schlagwörter',
  'Title is required': 'Der Titel fehlt',
  'Title too long': 'Titel zu lang',
  'Excerpt is required': 'Der Auszug fehlt',
  'Excerpt too long': 'Auszug zu lang',
  'Content is required': 'Der Inhalt fehlt',
  'Content too long': 'Inhalt zu lang',
  'Meta description should be under 160 characters':
    'Die Meta-Beschreibung sollte unter 160 Zeichen bleiben',
  'Reading time must be a whole number of minutes':
    'Die Lesezeit muss eine ganze Zahl von Minuten sein',
  'Reading time must be at least 1 minute': 'Die Lesezeit beträgt mindestens 1 Minute',
  'Reading time must be at most {max} minutes': 'Die Lesezeit beträgt höchstens {max} Minuten',
  'Please choose what the token may do': 'Bitte wähle, was das Token darf',
  'Please give the tag a name': 'Bitte gib dem Schlagwort einen Namen',
  'A tag cannot be merged into itself':
    'Ein Schlagwort kann nicht mit sich selbst zusammengelegt werden',
  'A quiz draws questions by this tag. Change its draws first.':
    'Ein Quiz zieht Fragen nach diesem Schlagwort. Ändere zuerst seine Ziehungen.',
  'A quiz draws questions from this category. Change its draws first.':
    'Ein Quiz zieht Fragen aus dieser Kategorie. Ändere zuerst seine Ziehungen.',
  'A question can be linked only once': 'Eine Frage kann nur einmal verknüpft werden',
  'At most 200 linked questions and 20 draws': 'Höchstens 200 verknüpfte Fragen und 20 Ziehungen',
  'One of these questions does not exist': 'Eine dieser Fragen gibt es nicht',
  'The quiz asks its own questions already': 'Das Quiz stellt seine eigenen Fragen bereits',
  'Only complete questions can be linked': 'Nur vollständige Fragen können verknüpft werden',
  'That quiz links the question already': 'Dieses Quiz verknüpft die Frage bereits',
  'Must be 32 hexadecimal digits': 'Muss aus 32 Hexadezimalziffern bestehen',
  'Your pictures and sounds may have {count} MB together; with this file they would have more.':
    'Deine Bilder und Töne dürfen zusammen {count} MB haben; mit dieser Datei wären es mehr.',
  'The pictures and sounds of the site may have {count} MB together; with this file they would have more.':
    'Die Bilder und Töne der Website dürfen zusammen {count} MB haben; mit dieser Datei wären es mehr.',
  'Only administrators can change draws.': 'Nur Administratoren können Ziehungen ändern.',
  'The draws ask for {wanted} questions, but the bank has only {found} that match.':
    'Die Ziehungen verlangen {wanted} Fragen, aber in der Fragensammlung passen nur {found}.',
  'Another tag has this name. Merge the two instead.':
    'Ein anderes Schlagwort hat diesen Namen. Lege die beiden stattdessen zusammen.',
  'Please give the token a name': 'Bitte gib dem Token einen Namen',
  'Please enter a number of days': 'Bitte gib eine Anzahl von Tagen ein',
  'At least 1 day': 'Mindestens 1 Tag',
  'At most {max} days': 'Höchstens {max} Tage',
  'Please enter a valid email address': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'Username must be at least {min} characters':
    'Der Benutzername muss mindestens {min} Zeichen lang sein',
  'Username must be at most {max} characters':
    'Der Benutzername darf höchstens {max} Zeichen lang sein',
  'Username can only contain letters, numbers, and underscores':
    'Der Benutzername darf nur Buchstaben, Ziffern und Unterstriche enthalten',
  'Password is required': 'Das Passwort fehlt',
  'Current password is required': 'Das aktuelle Passwort fehlt',
  'Passwords do not match': 'Die Passwörter stimmen nicht überein',
  'First name is required': 'Der Vorname fehlt',
  'Last name is required': 'Der Nachname fehlt',
  'Invalid email address': 'Ungültige E-Mail-Adresse',
  'Please choose a level from the list': 'Bitte wähle eine Stufe aus der Liste',
  'At most {max} characters': 'Höchstens {max} Zeichen',
  'Please enter a date': 'Bitte gib ein Datum ein',
  'Please choose a time zone': 'Bitte wähle eine Zeitzone',
  'Please choose a language': 'Bitte wähle eine Sprache',
  'The date of birth lies in the future': 'Das Geburtsdatum liegt in der Zukunft',
  'Please check the year': 'Bitte prüfe das Jahr',
  'You must be at least {min} years old': 'Du musst mindestens {min} Jahre alt sein',
  'Please enter the 6 digits that the app shows':
    'Bitte gib die 6 Ziffern ein, die die App anzeigt',
  'Please enter a recovery code': 'Bitte gib einen Wiederherstellungscode ein',
  'This is not a recovery code': 'Das ist kein Wiederherstellungscode',
  'Please enter a code': 'Bitte gib einen Code ein',
  'Please enter your password or a code': 'Bitte gib dein Passwort oder einen Code ein',
  'Please choose a name that does not look like one of our staff':
    'Bitte wähle einen Namen, der nicht nach jemandem aus unserem Team aussieht',
  'Please confirm that it is you: enter your password, or sign in again.':
    'Bitte bestätige, dass du es bist: Gib dein Passwort ein oder melde dich erneut an.',
  'This is not your current password': 'Das ist nicht dein aktuelles Passwort',
  'This link has been used or is too old. Please ask for a new one.':
    'Dieser Link wurde bereits verwendet oder ist zu alt. Bitte fordere einen neuen an.',
  'Please give the passkey a name': 'Bitte gib dem Passkey einen Namen',
  'Time limit must be at least 1 minute': 'Das Zeitlimit beträgt mindestens 1 Minute',
  'Time limit is required': 'Das Zeitlimit fehlt',
  'Time limit must be a whole number': 'Das Zeitlimit muss eine ganze Zahl sein',
  'At most {max} minutes': 'Höchstens {max} Minuten',
  'Category is required': 'Die Kategorie fehlt',
  'Sub-category is required': 'Die Unterkategorie fehlt',
  'Description is required': 'Die Beschreibung fehlt',
  'At least 1 question': 'Mindestens 1 Frage',
  'Must be a whole number': 'Muss eine ganze Zahl sein',
  'At most {max} questions': 'Höchstens {max} Fragen',
  'The correct option is not among the options': 'Die richtige Option ist nicht unter den Optionen',
  'Question must be at least {min} characters': 'Die Frage muss mindestens {min} Zeichen lang sein',
  'Question text is required': 'Der Text der Frage fehlt',
  'Please add at least one valid question': 'Bitte füge mindestens eine gültige Frage hinzu',
  'At least 1 question is required': 'Mindestens 1 Frage ist nötig',
  'At least 2 options are required': 'Mindestens 2 Optionen sind nötig',
  'Option is required': 'Die Option fehlt',
  'At least 2 non-empty options are required for this question type':
    'Dieser Fragentyp braucht mindestens 2 ausgefüllte Optionen',
  'Mark the correct answer': 'Markiere die richtige Antwort',
  'Mark the correct answers': 'Markiere die richtigen Antworten',
  'An empty option is marked as correct': 'Eine leere Option ist als richtig markiert',
  'An answer is required': 'Eine Antwort ist nötig',
  'The answer must be marked as correct': 'Die Antwort muss als richtig markiert sein',
  'At most {max} options': 'Höchstens {max} Optionen',
  'The tolerance must be a number': 'Die Toleranz muss eine Zahl sein',
  'Every item needs its match': 'Jedes Element braucht seine Zuordnung',
  'At least 2 different matches are required':
    'Mindestens 2 verschiedene Zuordnungen sind erforderlich',
  'Every item needs its category': 'Jedes Element braucht seine Kategorie',
  'At least 2 categories are required': 'Mindestens 2 Kategorien sind erforderlich',
  'Two items are the same': 'Zwei Elemente sind gleich',
  'The question needs a picture': 'Die Frage braucht ein Bild',
  'Draw at least one region': 'Zeichne mindestens einen Bereich',
  'Mark the right regions': 'Markiere die richtigen Bereiche',
  'There are fewer right regions than that': 'So viele richtige Bereiche gibt es nicht',
  'At most {max} regions': 'Höchstens {max} Bereiche',
  'At most {max} spots': 'Höchstens {max} Markierungen',
  'At least one spot is needed': 'Mindestens eine Markierung ist nötig',
  'This question asks for {count}': 'In dieser Frage werden {count} verlangt',
  'This question has no such region to name': 'Diese Frage hat keinen solchen Bereich',
  'At most {max} targets': 'Höchstens {max} Zuordnungen',
  'At least 1 gap is required': 'Mindestens 1 Lücke ist nötig',
  'Each gap must be in the text once: [[1]], [[2]] and so on':
    'Jede Lücke muss genau einmal im Text stehen: [[1]], [[2]] und so weiter',
  'Two options are the same': 'Zwei Optionen sind gleich',
  'At most {max} gaps': 'Höchstens {max} Lücken',
  'At most {max} answers': 'Höchstens {max} Antworten',
  'The answer must be a number with an optional tolerance':
    'Die Antwort muss eine Zahl sein, wahlweise mit Toleranz',
  'A unit is a name, or a name = a factor': 'Eine Einheit ist ein Name oder ein Name = ein Faktor',
  'Subject must be at least {min} characters':
    'Der Betreff muss mindestens {min} Zeichen lang sein',
  'Message must be at least {min} characters':
    'Die Nachricht muss mindestens {min} Zeichen lang sein',
  'Please select a category': 'Bitte wähle eine Kategorie',
  'This is too long to be kept as a draft': 'Das ist zu lang für einen Entwurf',
  '{name}: at most {max} characters each': '{name}: jeweils höchstens {max} Zeichen',
  '{name} must have at most {max} characters': '{name}: höchstens {max} Zeichen',
  '{name} must have at least {min} characters': '{name}: mindestens {min} Zeichen',
  '{name} must have at most {max} entries': '{name}: höchstens {max} Einträge',
  '{name} must have at least {min} entries': '{name}: mindestens {min} Einträge',
  '{name} must have at least 1 character': '{name}: mindestens 1 Zeichen',
  '{name} must have at least 1 entry': '{name}: mindestens 1 Eintrag',
  '{name} must be more than {min}': '{name} muss größer als {min} sein',
  '{name} must be at least {min}': '{name} muss mindestens {min} sein',
  '{name} must be at most {max}': '{name} darf höchstens {max} sein',
  '{name} must be {what}': '{name} muss {what} sein',
  '{name} is required': '{name} fehlt',
  '{name} has none of the accepted forms': '{name} hat keine der zulässigen Formen',
  'a whole number': 'eine ganze Zahl',
  'a number': 'eine Zahl',
  text: 'ein Text',
  'true or false': 'wahr oder falsch',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  'a date': 'ein Datum',
  'a valid email address': 'eine gültige E-Mail-Adresse',
  'a valid address': 'eine gültige Adresse',
  'a date and time in ISO 8601 form': 'ein Zeitpunkt im Format ISO 8601',
  'a date in the form YYYY-MM-DD': 'ein Datum im Format JJJJ-MM-TT',
  'in the right form': 'im richtigen Format',
  'The request': 'Die Anfrage',
  'The text': 'Der Text',
  'The tolerance cannot be negative': 'Die Toleranz darf nicht negativ sein',
  'A pinned option is not among the options': 'Eine feste Option ist nicht unter den Optionen',
  'A correct option is not among the options': 'Eine richtige Option ist nicht unter den Optionen',
  'A quiz can be in a series only once': 'Ein Quiz kann nur einmal in einer Serie sein',
  'This page cannot be shown': 'Diese Seite kann nicht angezeigt werden',
  'If it happens again, quote the reference {reference}.':
    'Wenn das wieder vorkommt, nenne bitte die Referenz {reference}.',
  'Go home': 'Zur Startseite',
  'Signing in': 'Anmeldung läuft',
  'You can close this window.': 'Du kannst dieses Fenster schließen.',
  'The archive has too many files': 'Das Archiv hat zu viele Dateien',
  'The archive names a path outside of it': 'Das Archiv nennt einen Pfad außerhalb',
  'The archive is too large when it is unpacked': 'Das Archiv ist entpackt zu groß',
  'The archive is damaged': 'Das Archiv ist beschädigt',
  'The file declares a document type or entities':
    'Die Datei deklariert einen Dokumenttyp oder Entitäten',
  'The workbook has no sheets': 'Die Arbeitsmappe hat keine Tabellen',
  'The archive has no file with questions': 'Das Archiv enthält keine Datei mit Fragen',
  'The archive has several files and is no QTI package. Please unpack it and choose one of them.':
    'Das Archiv enthält mehrere Dateien und ist kein QTI-Paket. Bitte entpacke es und wähle eine davon.',
  'The file is empty': 'Die Datei ist leer',
  'The file is too large': 'Die Datei ist zu groß',
  'The XML is not well-formed from here on': 'Ab hier ist das XML nicht wohlgeformt',
  'Choose a quiz, or enter the title of a new one':
    'Wähle ein Quiz oder gib den Titel eines neuen ein',
  'There is no question to add': 'Es gibt keine Frage, die hinzugefügt werden kann',
  'Must be ids with commas between them': 'Muss aus IDs mit Kommas dazwischen bestehen',
  Import: 'Import',
  'Only pictures in JPEG, PNG, WebP, GIF and AVIF can be uploaded':
    'Nur Bilder in JPEG, PNG, WebP, GIF und AVIF können hochgeladen werden',
  'The picture has too many pixels or frames': 'Das Bild hat zu viele Pixel oder Einzelbilder',
  'The picture is damaged': 'Das Bild ist beschädigt',
  'Only sounds in MP3, M4A (AAC), Ogg (Opus, Vorbis) and WAV can be uploaded':
    'Nur Töne in MP3, M4A (AAC), Ogg (Opus, Vorbis) und WAV können hochgeladen werden',
  'The sound is damaged': 'Der Ton ist beschädigt',
  'The sound is longer than 15 minutes': 'Der Ton ist länger als 15 Minuten',
  'The picture is used, or was uploaded in the last seven days':
    'Das Bild wird verwendet oder wurde in den letzten sieben Tagen hochgeladen',
  Picture: 'Bild',
  'The code has 8 letters and digits': 'Der Code hat 8 Buchstaben und Ziffern',
  'The due date must be after the start': 'Die Frist muss nach dem Beginn liegen',
  'Choose a quiz or a series': 'Wähle ein Quiz oder eine Serie',
  'Choose at least one member': 'Wähle mindestens ein Mitglied',
  'Choose members of the class': 'Wähle Mitglieder der Klasse',
  'The date must be later than that of the assignment':
    'Der Termin muss nach dem der Aufgabe liegen',
  'The start must be before the due date': 'Der Beginn muss vor der Frist liegen',
  'The last date must be after the due date': 'Der letzte Termin muss nach der Frist liegen',
  'At most one decimal': 'Höchstens eine Nachkommastelle',
  'Reason is required': 'Eine Begründung ist nötig',
  'Comment is required': 'Ein Kommentar ist nötig',
  Class: 'Klasse',
  Assignment: 'Aufgabe',
  Member: 'Mitglied',
  'There is nothing to practise yet.': 'Es gibt noch nichts zu üben.',
  'There is another question of the day now.': 'Die Frage des Tages ist jetzt eine andere.',
  'Your open attempt asks this question. Please finish it first.':
    'Dein offener Versuch stellt diese Frage. Bitte beende ihn zuerst.',
  'This question was changed meanwhile. Take it again later.':
    'Diese Frage wurde inzwischen geändert. Übe sie später noch einmal.',
  'The notes were changed meanwhile.': 'Die Notizen wurden inzwischen geändert.',
  'Please write an answer': 'Bitte schreib eine Antwort',
  Regrade: 'Neubewertung',
  'The remark was changed meanwhile. Look at it again.':
    'Die Anmerkung wurde inzwischen geändert. Sieh sie dir noch einmal an.',
  'The question was changed meanwhile. Look at it again.':
    'Die Frage wurde inzwischen geändert. Sieh sie dir noch einmal an.',
  'The answers to this question are being graded again. Wait until it is done.':
    'Die Antworten auf diese Frage werden gerade neu bewertet. Warte, bis das fertig ist.',
  'Only the latest regrade of a question can be undone.':
    'Nur die neueste Neubewertung einer Frage kann rückgängig gemacht werden.',
  Exception: 'Ausnahme',
  Remark: 'Anmerkung',
  'Choose a quiz for more attempts or a later date':
    'Wähle für weitere Versuche oder ein späteres Datum ein Quiz',
  'Choose what is allowed': 'Wähle, was erlaubt ist',
  'Joining is closed. Open it before you invite people.':
    'Der Beitritt ist geschlossen. Öffne ihn, bevor du einlädst.',
  'Enter at least one email address': 'Gib mindestens eine E-Mail-Adresse ein',
  'At most {max} addresses at a time': 'Höchstens {max} Adressen auf einmal',
  'Only the teacher responsible for the class can do this.':
    'Das kann nur die für die Klasse verantwortliche Lehrkraft.',
  'You cannot make an exception for yourself.': 'Für dich selbst kannst du keine Ausnahme machen.',
  'Enter a username or an email address': 'Gib einen Benutzernamen oder eine E-Mail-Adresse ein',
  Teacher: 'Lehrkraft',
  'Must be at least {min}': 'Muss mindestens {min} sein',
  'Must be at most {max}': 'Darf höchstens {max} sein',
  'Please enter a name': 'Bitte gib einen Namen ein',
  'The environment variable {variable} fixes this setting':
    'Die Umgebungsvariable {variable} legt diese Einstellung fest',
  'Please offer at least one language': 'Bitte biete mindestens eine Sprache an',
  'Please enter at least one domain': 'Bitte gib mindestens eine Domain ein',
  'Please enter domains such as school.example': 'Bitte gib Domains wie schule.example ein',
  'Accounts of this site are opened by invitation only.':
    'Konten dieser Website werden nur auf Einladung eröffnet.',
  'Accounts of this site are for addresses of {domains} only':
    'Konten dieser Website sind nur für Adressen von {domains}',
  'Please confirm your email address first: we have mailed you a link.':
    'Bitte bestätige zuerst deine E-Mail-Adresse: Wir haben dir einen Link geschickt.',
  'This language is not offered here': 'Diese Sprache wird hier nicht angeboten',
  'The file has no column with email addresses': 'Die Datei hat keine Spalte mit E-Mail-Adressen',
  'At most {max} people in one file': 'Höchstens {max} Personen in einer Datei',
  'A mail was sent a few minutes ago. Please wait before you send another.':
    'Vor wenigen Minuten wurde eine E-Mail geschickt. Bitte warte, bevor du noch eine schickst.',
  'Please upload a picture': 'Bitte lade ein Bild hoch',
  'At most {max} domains': 'Höchstens {max} Domains',
  'These are not two accounts.': 'Das sind nicht zwei Konten.',
  'Your own account cannot be merged.': 'Dein eigenes Konto kann nicht zusammengeführt werden.',
  'Accounts of administrators cannot be merged.':
    'Konten von Administratoren können nicht zusammengeführt werden.',
  'Only active accounts can be merged.': 'Nur aktive Konten können zusammengeführt werden.',
  'Both accounts have an open attempt at the same quiz. Please wait until one has ended.':
    'Beide Konten haben einen offenen Versuch beim selben Quiz. Bitte warte, bis einer beendet ist.',
  'This way to sign in is not set up on this site.':
    'Diese Art der Anmeldung ist auf dieser Website nicht eingerichtet.',
  'This {name} account belongs to another account here.':
    'Dieses {name}-Konto gehört hier zu einem anderen Konto.',
  'Another {name} account is linked. Please unlink it first.':
    'Ein anderes {name}-Konto ist verknüpft. Bitte trenne es zuerst.',
  'This is your only way to sign in. Please create a password first.':
    'Das ist deine einzige Art, dich anzumelden. Bitte erstelle zuerst ein Passwort.',
  Notice: 'Benachrichtigung',
  'Must be a time, as 21:30': 'Muss eine Uhrzeit sein, wie 21:30',
  'Must be another time than the beginning': 'Muss eine andere Uhrzeit als der Beginn sein',
  'There is nothing to wait for.': 'Es gibt nichts, worauf du warten musst.',
  'Points cannot be negative': 'Punkte können nicht negativ sein',
  'At most {max} points': 'Höchstens {max} Punkte',
  'At most {max} levels': 'Höchstens {max} Stufen',
  'At most {max} criteria': 'Höchstens {max} Kriterien',
  'The maximum words cannot be below the minimum':
    'Die Höchstzahl der Wörter kann nicht kleiner als die Mindestzahl sein',
  'Every criterion needs a name': 'Jedes Kriterium braucht einen Namen',
  'Every criterion needs at least 2 levels': 'Jedes Kriterium braucht mindestens 2 Stufen',
  'A level of every criterion must give points': 'Eine Stufe jedes Kriteriums muss Punkte geben',
  'This answer is marked by a person, after the attempt.':
    'Diese Antwort bewertet eine Person nach dem Versuch.',
  'Everyone gets full credit for this question.':
    'Alle bekommen für diese Frage die volle Punktzahl.',
  'Choose a level for every criterion': 'Wähle für jedes Kriterium eine Stufe',
  'A mark in percent is required': 'Eine Bewertung in Prozent ist nötig',
  'You need the role of an author or a teacher to do this.':
    'Dazu brauchst du die Rolle Autor oder Lehrkraft.',
};
