import type { RefusalText } from '../texts.ts';

export const messages: Readonly<Record<RefusalText, string>> = {
  'Please sign in first.': 'Prima accedi.',
  'Google sign-in is not set up on this site.':
    'L’accesso con Google non è configurato su questo sito.',
  'An account with this email already exists': 'Esiste già un account con questo indirizzo email',
  'This username is already taken': 'Questo nome utente è già in uso',
  'An access token cannot do this. Please sign in for it.':
    'Un token di accesso non può farlo. Accedi per continuare.',
  'This access token may only read.': 'Questo token di accesso può solo leggere.',
  'This access token is unknown, expired or revoked.':
    'Questo token di accesso è sconosciuto, scaduto o revocato.',
  'You have {count} tokens. Please revoke one first.': 'Hai {count} token. Prima revocane uno.',
  'Too many tries. Please wait {wait} and try again.':
    'Troppi tentativi. Aspetta {wait} e riprova.',
  '{count} seconds': '{count} secondi',
  '{count} minutes': '{count} minuti',
  'Cannot delete {container} because it contains {things}. Please move or delete all {more} in this {same} first.':
    'Impossibile eliminare: la {container} contiene {things}. Prima sposta o elimina il contenuto.',
  category: 'categoria',
  'sub-category': 'sottocategoria',
  'sub-categories': 'sottocategorie',
  quizzes: 'quiz',
  series: 'serie',
  'An account has at most {max} passkeys.': 'Un account può avere al massimo {max} passkey.',
  '{what} not found': '{what}: non trovato',
  'Access token': 'Token di accesso',
  Account: 'Account',
  'Authenticator app': 'App di autenticazione',
  'Blog post': 'Articolo del blog',
  Category: 'Categoria',
  'Sub-category': 'Sottocategoria',
  Message: 'Messaggio',
  Passkey: 'Passkey',
  Question: 'Domanda',
  'Quiz attempt': 'Tentativo',
  Quiz: 'Quiz',
  'Second factor': 'Secondo fattore',
  Series: 'Serie',
  Session: 'Sessione',
  Testimonial: 'Testimonianza',
  Tag: 'Etichetta',
  Draft: 'Bozza',
  'The stored version': 'Versione salvata',
  '{field} is no field of this call': '{field} non è un campo di questa chiamata',
  'This {what} was {change} since you opened it. Nothing was overwritten.':
    'Nel frattempo è stato modificato ({what}). Non è stato sovrascritto nulla.',
  '{who} has {change} this {what} since you opened it. Nothing was overwritten.':
    '{who} lo ha modificato nel frattempo ({what}). Non è stato sovrascritto nulla.',
  'It has no category yet.': 'Non ha ancora una categoria.',
  'It has no questions yet.': 'Non ha ancora domande.',
  'Question {number}: {message}': 'Domanda {number}: {message}',
  'The key at the end has no answer for question {number}.':
    'La chiave alla fine non ha una risposta per la domanda {number}.',
  'Its key in line {line} does not fit: {answer}':
    'La sua chiave alla riga {line} non è adatta: {answer}',
  'The key names question {number}, which is not there.':
    'La chiave nomina la domanda {number}, che non c’è.',
  'Question {number} or its key is there twice.':
    'La domanda {number} o la sua chiave compare due volte.',
  'This line of the key cannot be read.': 'Questa riga della chiave non è leggibile.',
  'A published quiz needs a category.': 'Un quiz pubblicato deve avere una categoria.',
  'Its category has been deleted.': 'La sua categoria è stata eliminata.',
  'The same person has a newer one that waits for a decision.':
    'La stessa persona ne ha uno più recente in attesa di decisione.',
  'The same person has another that is {status} by now.':
    'La stessa persona ora ne ha un altro con questo stato.',
  'This {what} was {change} since you opened it.': 'Nel frattempo è stato modificato ({what}).',
  '{who} has {change} this {what} since you opened it.':
    '{who} lo ha modificato nel frattempo ({what}).',
  comment: 'commento',
  testimonial: 'testimonianza',
  note: 'nota',
  'blog post': 'articolo del blog',
  question: 'domanda',
  quiz: 'quiz',
  profile: 'profilo',
  post: 'articolo',
  cell: 'casella',
  assignment: 'compito',
  'Answers that a person marks have no key to grade them by':
    'Le risposte valutate da una persona non hanno una soluzione',
  'list of exceptions': 'elenco delle eccezioni',
  'list of questions': 'elenco delle domande',
  'Your username is settled already.': 'Il tuo nome utente è già definitivo.',
  'Your email address is verified already.': 'Il tuo indirizzo email è già verificato.',
  'Your account has changed just now. Please sign in again.':
    'Il tuo account è appena cambiato. Accedi di nuovo.',
  'This quiz is not open yet.': 'Questo quiz non è ancora aperto.',
  'The answer to this question was checked; it cannot change any more.':
    'La risposta a questa domanda è stata verificata; non può più cambiare.',
  'Answers to this quiz cannot be checked before its end.':
    'Le risposte a questo quiz non si possono verificare prima della fine.',
  'A question without an answer cannot be checked.':
    'Una domanda senza risposta non si può verificare.',
  'The end must show at least what is shown at once':
    'Alla fine va mostrato almeno ciò che è mostrato subito',
  'Questions with a time of their own have no way back':
    'Con un tempo per domanda non si può tornare indietro',
  'At least 5 seconds': 'Almeno 5 secondi',
  'At most 3600 seconds': 'Al massimo 3600 secondi',
  'All questions on one page have a way back':
    'Tutte le domande su una pagina permettono di tornare indietro',
  'This question was passed; its answer cannot change any more.':
    'Questa domanda è già passata; la risposta non può più cambiare.',
  'This quiz is closed.': 'Questo quiz è chiuso.',
  'You have used all your attempts on this quiz.': 'Hai usato tutti i tentativi di questo quiz.',
  'This quiz needs its access code.': 'Questo quiz richiede il codice di accesso.',
  'A quiz that is opened with a link is for members and in no list':
    'Un quiz che si apre solo con il suo link è per i membri e in nessun elenco',
  'The closing date must be after the opening date':
    'La data di chiusura deve seguire quella di apertura',
  'At least 0 hours': 'Almeno 0 ore',
  'At most 8760 hours': 'Al massimo 8760 ore',
  'At least 1%': 'Almeno 1%',
  'At least 0%': 'Almeno 0%',
  'At most 100%': 'Al massimo 100%',
  'At least 1 attempt': 'Almeno 1 tentativo',
  'At most 100 attempts': 'Al massimo 100 tentativi',
  'You need to wait before retaking this quiz.': 'Devi aspettare prima di rifare questo quiz.',
  'You need administrator privileges to do this.':
    'Per farlo servono i permessi di amministratore.',
  'You are the only administrator. Make another account one before you delete your account.':
    'Sei l’unico amministratore. Nominane un altro prima di eliminare il tuo account.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Troppe persone stanno accedendo. Riprova tra un momento.',
  'This was already sent, with other content, and has arrived. Look at what was created before you send it again.':
    'È già stato inviato con altro contenuto ed è arrivato. Controlla ciò che è stato creato prima di inviarlo di nuovo.',
  'This took too long. Please try again.': 'Ci è voluto troppo tempo. Riprova.',
  'This site does not know this passkey.': 'Questo sito non conosce questa passkey.',
  'This site cannot check codes of your app any more. Use another second factor, or contact us.':
    'Questo sito non può più verificare i codici della tua app. Usa un altro secondo fattore o scrivici.',
  'This sign-in with Google was used before. Please try again.':
    'Questo accesso con Google è già stato usato. Riprova.',
  'This sign-in with Google could not be verified.':
    'Non è stato possibile verificare questo accesso con Google.',
  'This sign-in was started too long ago. Please try again.':
    'Questo accesso è iniziato troppo tempo fa. Riprova.',
  'This sign-in took too long. Please begin again.':
    'L’accesso ha richiesto troppo tempo. Ricomincia.',
  'This quiz was started a moment ago.': 'Questo quiz è stato iniziato un momento fa.',
  'A quiz has at most {max} links. Please end one first.':
    'Un quiz ha al massimo {max} link. Disattivane prima uno.',
  'Share link': 'Link',
  'Access link': 'Link',
  'Shared quiz': 'Quiz condiviso',
  'A category is merged into a category, a sub-category into a sub-category':
    'Una categoria si unisce a una categoria, una sottocategoria a una sottocategoria',
  'Choose two different ones': 'Scegline due diverse',
  'Quizzes were added here since you looked. Nothing was merged; please look again.':
    'Da quando hai guardato sono stati aggiunti quiz. Nulla è stato unito; guarda di nuovo.',
  'This quiz has no questions yet.': 'Questo quiz non ha ancora domande.',
  Certificate: 'Certificato',
  'Status list': 'Elenco degli stati',
  'Please give a reason': 'Indica un motivo',
  'Please paste a link or a credential': 'Incolla un link o una credenziale',
  'This certificate was revoked before. That cannot be changed.':
    'Questo certificato è già stato revocato. Non si può cambiare.',
  'Others cannot be challenged with this attempt.':
    'Con questo tentativo non si può sfidare nessuno.',
  'This challenge cannot be tried now.': 'Questa sfida ora non si può provare.',
  'This challenge cannot be taken as an attempt that counts.':
    'Questa sfida non si può fare come tentativo che conta.',
  Challenge: 'Sfida',
  'Choose one of the languages': 'Scegli una delle lingue',
  'Choose another quiz, in another language': 'Scegli un altro quiz, in un’altra lingua',
  'A quiz has only one translation into each language':
    'Un quiz ha una sola traduzione in ogni lingua',
  'Another translation of this quiz has this language':
    'Un’altra traduzione di questo quiz è in questa lingua',
  'This question has just been moved. Nothing was overwritten.':
    'Questa domanda è appena stata spostata. Non è stato sovrascritto nulla.',
  'This quiz has just been moved. Nothing was overwritten.':
    'Questo quiz è appena stato spostato. Non è stato sovrascritto nulla.',
  'This passkey is added already.': 'Questa passkey è già stata aggiunta.',
  'This passkey could not be verified. Please try again.':
    'Non è stato possibile verificare questa passkey. Riprova.',
  'This passkey belongs to another account.': 'Questa passkey appartiene a un altro account.',
  'This link has been used or is too old.': 'Questo link è già stato usato o è troppo vecchio.',
  'This email address belongs to another {name} account here.':
    'Questo indirizzo email appartiene qui a un altro account {name}.',
  'This code is not right. Try the next one': 'Questo codice non è corretto. Prova il successivo',
  'This code is not right, or it was used before. Try the next one':
    'Questo codice non è corretto o è già stato usato. Prova il successivo',
  'This recovery code is not right, or it was used before':
    'Questo codice di recupero non è corretto o è già stato usato',
  'This call came from another site.': 'Questa chiamata proviene da un altro sito.',
  'This question is part of an attempt of yours that is open. Finish the attempt first.':
    'Questa domanda fa parte di un tuo tentativo aperto. Prima termina il tentativo.',
  'Comments are switched off on this site.': 'I commenti sono disattivati su questo sito.',
  'You can delete your own comment.': 'Puoi eliminare il tuo commento.',
  'Please write a comment': 'Scrivi un commento',
  'Decide for published or rejected': 'Scegli tra pubblicato e rifiutato',
  'This attempt is still open. Its result is shown when it is over.':
    'Questo tentativo è ancora aperto. Il risultato appare alla fine.',
  'This attempt is over; its answers cannot change any more.':
    'Questo tentativo è finito: le risposte non si possono più cambiare.',
  'This attempt is over.': 'Questo tentativo è finito.',
  'This address belongs to another account by now.':
    'Questo indirizzo appartiene ormai a un altro account.',
  'This account has been suspended.': 'Questo account è stato sospeso.',
  '{text} Note of an administrator: {note}': '{text} Nota di un amministratore: {note}',
  'This account has been suspended because of cheating.':
    'Questo account è stato sospeso per imbrogli.',
  'This account has been suspended because of insulting or harmful content.':
    'Questo account è stato sospeso per contenuti offensivi o dannosi.',
  'This account has been suspended because of spam.': 'Questo account è stato sospeso per spam.',
  'This account has been suspended because another person seems to use it.':
    'Questo account è stato sospeso perché sembra che lo usi un’altra persona.',
  'You cannot suspend yourself.': 'Non puoi sospendere te stesso.',
  'This is the only administrator.': 'È l’unico amministratore.',
  'The roles of this account were changed meanwhile.':
    'Nel frattempo i ruoli di questo account sono stati modificati.',
  'You cannot change your own role.': 'Non puoi cambiare il tuo ruolo.',
  'This account is not active.': 'Questo account non è attivo.',
  'The address of this account is not verified.': 'L’indirizzo di questo account non è verificato.',
  'Your own account is deleted on your profile page.':
    'Il tuo account si elimina dalla pagina del tuo profilo.',
  'This account is scheduled for deletion already.':
    'L’eliminazione di questo account è già programmata.',
  'This account is not scheduled for deletion.':
    'L’eliminazione di questo account non è programmata.',
  'This account is suspended. Lift the suspension first.':
    'Questo account è sospeso. Revoca prima la sospensione.',
  'This account has been deactivated.': 'Questo account è stato disattivato.',
  'This account cannot be reactivated.': 'Questo account non può essere riattivato.',
  'This account already has a password.': 'Questo account ha già una password.',
  'There is nothing here': 'Qui non c’è nulla',
  'There is no open attempt to grade; start one first.':
    'Non c’è un tentativo aperto da valutare: prima iniziane uno.',
  'There is no complete record of this attempt to sign.':
    'Non esiste una registrazione completa di questo tentativo da firmare.',
  'The service is very busy just now. Please try again in a moment.':
    'Il servizio è molto occupato. Riprova tra un momento.',
  'The score cannot be higher than the number of questions':
    'Il punteggio non può superare il numero di domande',
  'The password was changed meanwhile.': 'Nel frattempo la password è stata cambiata.',
  'Quizzes were added here since you looked. Nothing was deleted; please look again.':
    'Nel frattempo sono stati aggiunti quiz. Non è stato eliminato nulla; ricontrolla.',
  'Please try to sign in again.': 'Prova ad accedere di nuovo.',
  'Please sign in once more, then reactivate your account.':
    'Accedi di nuovo e poi riattiva il tuo account.',
  'Please confirm the sign-in with your second factor.':
    'Conferma l’accesso con il tuo secondo fattore.',
  'Please begin to set up the app once more.': 'Ricomincia la configurazione dell’app.',
  'Must be at least 1': 'Deve essere almeno 1',
  'Invalid email or password': 'Email o password non validi',
  'If-Match is not an ETag of this document.': 'If-Match non è un ETag di questo documento.',
  '{name} has not verified this email address, so it cannot be used to sign in.':
    '{name} non ha verificato questo indirizzo email, quindi non si può usare per accedere.',
  '{name} cannot be reached right now. Please try again later.':
    '{name} non è raggiungibile ora. Riprova più tardi.',
  'Another window has kept a draft of this since.':
    'Nel frattempo un’altra finestra ne ha salvato una bozza.',
  'Another account is signed in in this browser now. Nothing was saved.':
    'In questo browser ora è attivo un altro account. Non è stato salvato nulla.',
  'An authenticator app is set up already. Remove it first.':
    'C’è già un’app di autenticazione. Prima rimuovila.',
  'An attempt can only be reported for yourself.': 'Un tentativo si può registrare solo per sé.',
  'Your role needs a second factor on this site. Set one up in the Security section of your profile.':
    'Il tuo ruolo richiede un secondo fattore su questo sito. Configuralo nella sezione Sicurezza del profilo.',
  'You need the role of an author to do this.': 'Per questo serve il ruolo di autore.',
  'You need the role of a teacher to do this.': 'Per questo serve il ruolo di insegnante.',
  'Only accounts with a role can create tokens with this scope.':
    'Solo gli account con un ruolo possono creare token con questo ambito.',
  'One of these quizzes does not exist any more': 'Uno di questi quiz non esiste più',
  'This category does not exist': 'Questa categoria non esiste',
  'This sub-category does not belong to the category':
    'Questa sottocategoria non appartiene alla categoria',
  'A sub-category needs its category': 'Una sottocategoria richiede la sua categoria',
  'Question {id} is not part of this quiz any more.':
    'La domanda {id} non fa più parte di questo quiz.',
  'Question {id} is not part of this quiz': 'La domanda {id} non fa parte di questo quiz',
  'Question {id} is to be changed and removed at once':
    'La domanda {id} dovrebbe essere modificata e insieme rimossa',
  'Question {id} is in the list twice': 'La domanda {id} è due volte nell’elenco',
  'Type the name exactly as it is shown': 'Scrivi il nome esattamente come appare',
  'Password must be at least {min} characters': 'La password deve avere almeno {min} caratteri',
  'Password must be at least {min} characters long':
    'La password deve avere almeno {min} caratteri',
  'Password must be at most {max} characters': 'La password può avere al massimo {max} caratteri',
  'Please choose a password that is not your name or address':
    'Scegli una password diversa dal tuo nome o indirizzo',
  'Many people use this password, so it is easy to guess. Please choose another':
    'Molti usano questa password: è facile da indovinare. Scegline un’altra',
  'Not found': 'Non trovato',
  'The request is not valid JSON': 'La richiesta non è JSON valido',
  'The request is not valid': 'La richiesta non è valida',
  'Method not allowed': 'Metodo non consentito',
  'The request is too large': 'La richiesta è troppo grande',
  'Send the request as JSON': 'Invia la richiesta come JSON',
  'The service cannot be reached just now. Please try again in a moment.':
    'Il servizio non è raggiungibile ora. Riprova tra un momento.',
  'The same was stored by another call just now. Please reload and try again.':
    'La stessa cosa è appena stata salvata da un’altra chiamata. Ricarica e riprova.',
  'Something went wrong on our side. Please try again.':
    'Qualcosa è andato storto da parte nostra. Riprova.',
  'Contains a character that cannot be stored': 'Contiene un carattere che non si può salvare',
  'Password contains a character that cannot be stored':
    'La password contiene un carattere che non si può salvare',
  'Must be a valid https URL': 'Deve essere un indirizzo https valido',
  'An idempotency key has 16 to 200 visible ASCII characters; a UUID is one':
    'Una chiave di idempotenza ha da 16 a 200 caratteri ASCII visibili: un UUID va bene',
  'Please do not use an email address as a name': 'Non usare un indirizzo email come nome',
  'At most {max} at once': 'Al massimo {max} alla volta',
  'Please fill in all required fields': 'Compila tutti i campi obbligatori',
  'At most {max} characters a line': 'Al massimo {max} caratteri per riga',
  'At most {max} lines': 'Al massimo {max} righe',
  'A series has at most {max} quizzes': 'Una serie ha al massimo {max} quiz',
  'Please fill in both category name and display name':
    'Inserisci nome e nome visualizzato della categoria',
  'Please fill in the display name': 'Inserisci il nome visualizzato',
  'Display name is required': 'Il nome visualizzato è obbligatorio',
  'Decide for approved or rejected': 'Scegli se approvare o rifiutare',
  'Please select a rating': 'Scegli una valutazione',
  'Name must be at least {min} characters': 'Il nome deve avere almeno {min} caratteri',
  'Role/Title must be at least {min} characters': 'Il ruolo deve avere almeno {min} caratteri',
  'Testimonial must be at least {min} characters':
    'La testimonianza deve avere almeno {min} caratteri',
  'Testimonial must be less than {max} characters':
    'La testimonianza deve avere meno di {max} caratteri',
  'Rating cannot exceed 5 stars': 'La valutazione non può superare 5 stelle',
  'Give 1 to 5 stars': 'Dai da 1 a 5 stelle',
  'Only those who have finished an attempt that counts can give stars.':
    'Può dare stelle solo chi ha terminato un tentativo che conta.',
  'At most {max} tags': 'Al massimo {max} etichette',
  'Title is required': 'Il titolo è obbligatorio',
  'Title too long': 'Titolo troppo lungo',
  'Excerpt is required': 'L’estratto è obbligatorio',
  'Excerpt too long': 'Estratto troppo lungo',
  'Content is required': 'Il contenuto è obbligatorio',
  'Content too long': 'Contenuto troppo lungo',
  'Meta description should be under 160 characters':
    'La meta descrizione deve restare sotto 160 caratteri',
  'Reading time must be a whole number of minutes':
    'Il tempo di lettura deve essere un numero intero di minuti',
  'Reading time must be at least 1 minute': 'Il tempo di lettura è di almeno 1 minuto',
  'Reading time must be at most {max} minutes': 'Il tempo di lettura è al massimo di {max} minuti',
  'Please choose what the token may do': 'Scegli cosa può fare il token',
  'Please give the tag a name': 'Dai un nome all’etichetta',
  'A tag cannot be merged into itself': 'Un’etichetta non può essere unita a sé stessa',
  'A quiz draws questions by this tag. Change its draws first.':
    'Un quiz estrae domande con questa etichetta. Modifica prima le sue estrazioni.',
  'A quiz draws questions from this category. Change its draws first.':
    'Un quiz estrae domande da questa categoria. Modifica prima le sue estrazioni.',
  'A question can be linked only once': 'Una domanda può essere collegata una sola volta',
  'At most 200 linked questions and 20 draws': 'Al massimo 200 domande collegate e 20 estrazioni',
  'One of these questions does not exist': 'Una di queste domande non esiste',
  'The quiz asks its own questions already': 'Il quiz pone già le proprie domande',
  'Only complete questions can be linked': 'Si possono collegare solo domande complete',
  'That quiz links the question already': 'Quel quiz collega già la domanda',
  'Must be 32 hexadecimal digits': 'Devono essere 32 cifre esadecimali',
  'Your pictures and sounds may have {count} MB together; with this file they would have more.':
    'Le tue immagini e i tuoi audio possono occupare in tutto {count} MB; con questo file sarebbero di più.',
  'The pictures and sounds of the site may have {count} MB together; with this file they would have more.':
    'Le immagini e gli audio del sito possono occupare in tutto {count} MB; con questo file sarebbero di più.',
  'Only administrators can change draws.':
    'Solo gli amministratori possono cambiare le estrazioni.',
  'The draws ask for {wanted} questions, but the bank has only {found} that match.':
    'Le estrazioni chiedono {wanted} domande, ma nella banca domande ne corrispondono solo {found}.',
  'Another tag has this name. Merge the two instead.':
    'Un’altra etichetta ha questo nome. Unisci invece le due.',
  'Please give the token a name': 'Dai un nome al token',
  'Please enter a number of days': 'Inserisci un numero di giorni',
  'At least 1 day': 'Almeno 1 giorno',
  'At most {max} days': 'Al massimo {max} giorni',
  'Please enter a valid email address': 'Inserisci un indirizzo email valido',
  'Username must be at least {min} characters': 'Il nome utente deve avere almeno {min} caratteri',
  'Username must be at most {max} characters':
    'Il nome utente può avere al massimo {max} caratteri',
  'Username can only contain letters, numbers, and underscores':
    'Il nome utente può contenere solo lettere, numeri e trattini bassi',
  'Password is required': 'La password è obbligatoria',
  'Current password is required': 'La password attuale è obbligatoria',
  'Passwords do not match': 'Le password non coincidono',
  'First name is required': 'Il nome è obbligatorio',
  'Last name is required': 'Il cognome è obbligatorio',
  'Invalid email address': 'Indirizzo email non valido',
  'Please choose a level from the list': 'Scegli un livello dall’elenco',
  'At most {max} characters': 'Al massimo {max} caratteri',
  'Please enter a date': 'Inserisci una data',
  'Please choose a time zone': 'Scegli un fuso orario',
  'Please choose a language': 'Scegli una lingua',
  'The date of birth lies in the future': 'La data di nascita è nel futuro',
  'Please check the year': 'Controlla l’anno',
  'You must be at least {min} years old': 'Devi avere almeno {min} anni',
  'Please enter the 6 digits that the app shows': 'Inserisci le 6 cifre mostrate dall’app',
  'Please enter a recovery code': 'Inserisci un codice di recupero',
  'This is not a recovery code': 'Questo non è un codice di recupero',
  'Please enter a code': 'Inserisci un codice',
  'Please enter your password or a code': 'Inserisci la password o un codice',
  'Please choose a name that does not look like one of our staff':
    'Scegli un nome che non sembri quello di una persona del nostro staff',
  'Please confirm that it is you: enter your password, or sign in again.':
    'Conferma che sei tu: inserisci la password o accedi di nuovo.',
  'This is not your current password': 'Questa non è la tua password attuale',
  'This link has been used or is too old. Please ask for a new one.':
    'Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.',
  'Please give the passkey a name': 'Dai un nome alla passkey',
  'Time limit must be at least 1 minute': 'Il limite di tempo deve essere di almeno 1 minuto',
  'Time limit is required': 'Il limite di tempo è obbligatorio',
  'Time limit must be a whole number': 'Il limite di tempo deve essere un numero intero',
  'At most {max} minutes': 'Al massimo {max} minuti',
  'Category is required': 'La categoria è obbligatoria',
  'Sub-category is required': 'La sottocategoria è obbligatoria',
  'Description is required': 'La descrizione è obbligatoria',
  'At least 1 question': 'Almeno 1 domanda',
  'Must be a whole number': 'Deve essere un numero intero',
  'At most {max} questions': 'Al massimo {max} domande',
  'The correct option is not among the options': 'L’opzione corretta non è tra le opzioni',
  'Question must be at least {min} characters': 'La domanda deve avere almeno {min} caratteri',
  'Question text is required': 'Il testo della domanda è obbligatorio',
  'Please add at least one valid question': 'Aggiungi almeno una domanda valida',
  'At least 1 question is required': 'Serve almeno 1 domanda',
  'At least 2 options are required': 'Servono almeno 2 opzioni',
  'Option is required': 'L’opzione è obbligatoria',
  'At least 2 non-empty options are required for this question type':
    'Questo tipo di domanda richiede almeno 2 opzioni non vuote',
  'Mark the correct answer': 'Segna la risposta corretta',
  'Mark the correct answers': 'Segna le risposte corrette',
  'An empty option is marked as correct': 'Un’opzione vuota è segnata come corretta',
  'An answer is required': 'Serve una risposta',
  'The answer must be marked as correct': 'La risposta va segnata come corretta',
  'At most {max} options': 'Al massimo {max} opzioni',
  'The tolerance must be a number': 'La tolleranza deve essere un numero',
  'Every item needs its match': 'Ogni elemento ha bisogno del suo abbinamento',
  'At least 2 different matches are required': 'Servono almeno 2 abbinamenti diversi',
  'Every item needs its category': 'Ogni elemento ha bisogno della sua categoria',
  'At least 2 categories are required': 'Servono almeno 2 categorie',
  'Two items are the same': 'Due elementi sono uguali',
  'The question needs a picture': 'La domanda ha bisogno di un’immagine',
  'Draw at least one region': 'Disegna almeno un’area',
  'Mark the right regions': 'Segna le aree corrette',
  'There are fewer right regions than that': 'Non ci sono così tante aree corrette',
  'At most {max} regions': 'Al massimo {max} aree',
  'At most {max} spots': 'Al massimo {max} segni',
  'At least one spot is needed': 'Serve almeno un segno',
  'This question asks for {count}': 'Questa domanda ne chiede {count}',
  'This question has no such region to name': 'Questa domanda non ha un’area di questo tipo',
  'At most {max} targets': 'Al massimo {max} abbinamenti',
  'At least 1 gap is required': 'Serve almeno 1 spazio vuoto',
  'Each gap must be in the text once: [[1]], [[2]] and so on':
    'Ogni spazio vuoto deve comparire una volta nel testo: [[1]], [[2]] e così via',
  'Two options are the same': 'Due opzioni sono uguali',
  'At most {max} gaps': 'Al massimo {max} spazi vuoti',
  'At most {max} answers': 'Al massimo {max} risposte',
  'The answer must be a number with an optional tolerance':
    'La risposta deve essere un numero, con tolleranza facoltativa',
  'A unit is a name, or a name = a factor': 'Un’unità è un nome, oppure un nome = un fattore',
  'Subject must be at least {min} characters': 'L’oggetto deve avere almeno {min} caratteri',
  'Message must be at least {min} characters': 'Il messaggio deve avere almeno {min} caratteri',
  'Please select a category': 'Scegli una categoria',
  'This is too long to be kept as a draft': 'È troppo lungo per una bozza',
  '{name}: at most {max} characters each': '{name}: al massimo {max} caratteri ciascuno',
  '{name} must have at most {max} characters': '{name}: al massimo {max} caratteri',
  '{name} must have at least {min} characters': '{name}: almeno {min} caratteri',
  '{name} must have at most {max} entries': '{name}: al massimo {max} elementi',
  '{name} must have at least {min} entries': '{name}: almeno {min} elementi',
  '{name} must have at least 1 character': '{name}: almeno 1 carattere',
  '{name} must have at least 1 entry': '{name}: almeno 1 elemento',
  '{name} must be more than {min}': '{name}: deve essere maggiore di {min}',
  '{name} must be at least {min}': '{name}: deve essere almeno {min}',
  '{name} must be at most {max}': '{name}: deve essere al massimo {max}',
  '{name} must be {what}': '{name}: deve essere {what}',
  '{name} is required': '{name} è obbligatorio',
  '{name} has none of the accepted forms': '{name} non ha nessuna delle forme ammesse',
  'a whole number': 'un numero intero',
  'a number': 'un numero',
  text: 'un testo',
  'true or false': 'vero o falso',
  'a list': 'un elenco',
  'an object': 'un oggetto',
  'a date': 'una data',
  'a valid email address': 'un indirizzo email valido',
  'a valid address': 'un indirizzo valido',
  'a date and time in ISO 8601 form': 'una data e ora in formato ISO 8601',
  'a date in the form YYYY-MM-DD': 'una data in formato AAAA-MM-GG',
  'in the right form': 'nel formato corretto',
  'The request': 'La richiesta',
  'The text': 'Il testo',
  'The tolerance cannot be negative': 'La tolleranza non può essere negativa',
  'A pinned option is not among the options': 'Un’opzione fissa non è tra le opzioni',
  'A correct option is not among the options': 'Un’opzione corretta non è tra le opzioni',
  'A quiz can be in a series only once': 'Un quiz può essere in una serie una sola volta',
  'This page cannot be shown': 'Questa pagina non può essere mostrata',
  'If it happens again, quote the reference {reference}.':
    'Se succede di nuovo, indica il riferimento {reference}.',
  'Go home': 'Vai alla pagina iniziale',
  'Signing in': 'Accesso in corso',
  'You can close this window.': 'Puoi chiudere questa finestra.',
  'The archive has too many files': 'L’archivio ha troppi file',
  'The archive names a path outside of it': 'L’archivio indica un percorso esterno',
  'The archive is too large when it is unpacked': 'L’archivio è troppo grande una volta estratto',
  'The archive is damaged': 'L’archivio è danneggiato',
  'The file declares a document type or entities': 'Il file dichiara un tipo di documento o entità',
  'The workbook has no sheets': 'La cartella di lavoro non ha fogli',
  'The archive has no file with questions': 'L’archivio non contiene file con domande',
  'The archive has several files and is no QTI package. Please unpack it and choose one of them.':
    'L’archivio contiene più file e non è un pacchetto QTI. Estrailo e scegli uno dei file.',
  'The file is empty': 'Il file è vuoto',
  'The file is too large': 'Il file è troppo grande',
  'The XML is not well-formed from here on': 'Da qui in poi l’XML non è ben formato',
  'Choose a quiz, or enter the title of a new one':
    'Scegli un quiz o inserisci il titolo di uno nuovo',
  'There is no question to add': 'Non ci sono domande da aggiungere',
  'Must be ids with commas between them': 'Devono essere id separati da virgole',
  Import: 'Importazione',
  'Only pictures in JPEG, PNG, WebP, GIF and AVIF can be uploaded':
    'Si possono caricare solo immagini JPEG, PNG, WebP, GIF e AVIF',
  'The picture has too many pixels or frames': 'L’immagine ha troppi pixel o fotogrammi',
  'The picture is damaged': 'L’immagine è danneggiata',
  'Only sounds in MP3, M4A (AAC), Ogg (Opus, Vorbis) and WAV can be uploaded':
    'Si possono caricare solo audio in MP3, M4A (AAC), Ogg (Opus, Vorbis) e WAV',
  'The sound is damaged': 'L’audio è danneggiato',
  'The sound is longer than 15 minutes': 'L’audio dura più di 15 minuti',
  'The picture is used, or was uploaded in the last seven days':
    'L’immagine è in uso oppure è stata caricata negli ultimi sette giorni',
  Picture: 'Immagine',
  'The code has 8 letters and digits': 'Il codice ha 8 lettere e cifre',
  'The due date must be after the start': 'La scadenza deve essere dopo l’inizio',
  'Choose a quiz or a series': 'Scegli un quiz o una serie',
  'Choose at least one member': 'Scegli almeno un membro',
  'Choose members of the class': 'Scegli membri della classe',
  'The date must be later than that of the assignment':
    'La data deve essere successiva a quella del compito',
  'The start must be before the due date': 'L’inizio deve precedere la scadenza',
  'The last date must be after the due date': 'L’ultima data deve essere dopo la scadenza',
  'At most one decimal': 'Al massimo un decimale',
  'Reason is required': 'Il motivo è obbligatorio',
  'Comment is required': 'Il commento è obbligatorio',
  Class: 'Classe',
  Assignment: 'Compito',
  Member: 'Membro',
  'There is nothing to practise yet.': 'Non c’è ancora niente su cui esercitarsi.',
  'There is another question of the day now.': 'Ora la domanda del giorno è un’altra.',
  'Your open attempt asks this question. Please finish it first.':
    'Il tuo tentativo aperto contiene questa domanda. Prima concludilo.',
  'This question was changed meanwhile. Take it again later.':
    'Questa domanda è stata modificata nel frattempo. Riprendila più tardi.',
  'The notes were changed meanwhile.': 'Nel frattempo le note sono state modificate.',
  'Please write an answer': 'Scrivi una risposta',
  Regrade: 'Nuova valutazione',
  'The remark was changed meanwhile. Look at it again.':
    'L’osservazione è stata modificata nel frattempo. Guardala di nuovo.',
  'The question was changed meanwhile. Look at it again.':
    'La domanda è stata modificata nel frattempo. Guardala di nuovo.',
  'The answers to this question are being graded again. Wait until it is done.':
    'Le risposte a questa domanda sono in corso di nuova valutazione. Attendi che sia finita.',
  'Only the latest regrade of a question can be undone.':
    'Si può annullare solo l’ultima nuova valutazione di una domanda.',
  Exception: 'Eccezione',
  Remark: 'Osservazione',
  'Choose a quiz for more attempts or a later date':
    'Scegli un quiz per più tentativi o una data successiva',
  'Choose what is allowed': 'Scegli che cosa è permesso',
  'Joining is closed. Open it before you invite people.':
    'L’iscrizione è chiusa. Aprila prima di invitare.',
  'Enter at least one email address': 'Inserisci almeno un indirizzo email',
  'At most {max} addresses at a time': 'Al massimo {max} indirizzi alla volta',
  'Only the teacher responsible for the class can do this.':
    'Può farlo solo l’insegnante responsabile della classe.',
  'You cannot make an exception for yourself.': 'Non puoi fare un’eccezione per te.',
  'Enter a username or an email address': 'Inserisci un nome utente o un indirizzo email',
  Teacher: 'Insegnante',
  'Must be at least {min}': 'Deve essere almeno {min}',
  'Must be at most {max}': 'Deve essere al massimo {max}',
  'Please enter a name': 'Inserisci un nome',
  'The environment variable {variable} fixes this setting':
    'La variabile d’ambiente {variable} fissa questa impostazione',
  'Please offer at least one language': 'Offri almeno una lingua',
  'Please enter at least one domain': 'Inserisci almeno un dominio',
  'Please enter domains such as school.example': 'Inserisci domini come scuola.example',
  'Accounts of this site are opened by invitation only.':
    'Su questo sito gli account si aprono solo su invito.',
  'Accounts of this site are for addresses of {domains} only':
    'Su questo sito gli account sono solo per indirizzi di {domains}',
  'Please confirm your email address first: we have mailed you a link.':
    'Conferma prima il tuo indirizzo email: ti abbiamo inviato un link.',
  'This language is not offered here': 'Questa lingua non è offerta qui',
  'The file has no column with email addresses': 'Il file non ha una colonna con indirizzi email',
  'At most {max} people in one file': 'Al massimo {max} persone per file',
  'A mail was sent a few minutes ago. Please wait before you send another.':
    'Pochi minuti fa è stata inviata un’email. Attendi prima di inviarne un’altra.',
  'Please upload a picture': 'Carica un’immagine',
  'At most {max} domains': 'Al massimo {max} domini',
  'These are not two accounts.': 'Non sono due account.',
  'Your own account cannot be merged.': 'Il tuo account non può essere unito.',
  'Accounts of administrators cannot be merged.':
    'Gli account degli amministratori non possono essere uniti.',
  'Only active accounts can be merged.': 'Si possono unire solo account attivi.',
  'Both accounts have an open attempt at the same quiz. Please wait until one has ended.':
    'Entrambi gli account hanno un tentativo aperto dello stesso quiz. Attendi che uno termini.',
  'This way to sign in is not set up on this site.':
    'Questo modo di accedere non è configurato su questo sito.',
  'This {name} account belongs to another account here.':
    'Questo account {name} appartiene qui a un altro account.',
  'Another {name} account is linked. Please unlink it first.':
    'È collegato un altro account {name}. Scollegalo prima.',
  'This is your only way to sign in. Please create a password first.':
    'È il tuo unico modo di accedere. Crea prima una password.',
  Notice: 'Notifica',
  'Must be a time, as 21:30': 'Deve essere un orario, come 21:30',
  'Must be another time than the beginning': 'Deve essere un orario diverso dall’inizio',
  'There is nothing to wait for.': 'Non c’è niente da attendere.',
  'Points cannot be negative': 'I punti non possono essere negativi',
  'At most {max} points': 'Al massimo {max} punti',
  'At most {max} levels': 'Al massimo {max} livelli',
  'At most {max} criteria': 'Al massimo {max} criteri',
  'The maximum words cannot be below the minimum':
    'Il massimo di parole non può essere inferiore al minimo',
  'Every criterion needs a name': 'Ogni criterio ha bisogno di un nome',
  'Every criterion needs at least 2 levels': 'Ogni criterio ha bisogno di almeno 2 livelli',
  'A level of every criterion must give points': 'Un livello di ogni criterio deve dare punti',
  'This answer is marked by a person, after the attempt.':
    'Questa risposta è valutata da una persona dopo il tentativo.',
  'Everyone gets full credit for this question.':
    'Tutti ottengono il punteggio pieno per questa domanda.',
  'Choose a level for every criterion': 'Scegli un livello per ogni criterio',
  'A mark in percent is required': 'È richiesta una valutazione in percentuale',
  'You need the role of an author or a teacher to do this.':
    'Per questo serve il ruolo di autore o insegnante.',
};
