import type { RefusalText } from '../texts.ts';

export const messages: Readonly<Record<RefusalText, string>> = {
  'Please sign in first.': 'Inicia sesión primero.',
  'Google sign-in is not set up on this site.':
    'El inicio de sesión con Google no está configurado en este sitio.',
  'An account with this email already exists': 'Ya existe una cuenta con este correo',
  'This username is already taken': 'Este nombre de usuario ya está en uso',
  'An access token cannot do this. Please sign in for it.':
    'Un token de acceso no puede hacer esto. Inicia sesión para hacerlo.',
  'This access token may only read.': 'Este token de acceso solo puede leer.',
  'This access token is unknown, expired or revoked.':
    'Este token de acceso es desconocido, ha caducado o fue revocado.',
  'You have {count} tokens. Please revoke one first.': 'Tienes {count} tokens. Revoca uno primero.',
  'Too many tries. Please wait {wait} and try again.':
    'Demasiados intentos. Espera {wait} e inténtalo de nuevo.',
  '{count} seconds': '{count} segundos',
  '{count} minutes': '{count} minutos',
  'Cannot delete {container} because it contains {things}. Please move or delete all {more} in this {same} first.':
    'No se puede eliminar: la {container} contiene {things}. Primero mueve o elimina su contenido.',
  category: 'categoría',
  'sub-category': 'subcategoría',
  'sub-categories': 'subcategorías',
  quizzes: 'cuestionarios',
  series: 'series',
  'An account has at most {max} passkeys.':
    'Una cuenta puede tener como máximo {max} llaves de acceso.',
  '{what} not found': 'No se encontró: {what}',
  'Access token': 'Token de acceso',
  Account: 'Cuenta',
  'Authenticator app': 'Aplicación de autenticación',
  'Blog post': 'Artículo del blog',
  Category: 'Categoría',
  'Sub-category': 'Subcategoría',
  Message: 'Mensaje',
  Passkey: 'Llave de acceso',
  Question: 'Pregunta',
  'Quiz attempt': 'Intento',
  Quiz: 'Cuestionario',
  'Second factor': 'Segundo factor',
  Series: 'Serie',
  Session: 'Sesión',
  Testimonial: 'Testimonio',
  Tag: 'Etiqueta',
  Draft: 'Borrador',
  'The stored version': 'Versión guardada',
  '{field} is no field of this call': '{field} no es un campo de esta llamada',
  'This {what} was {change} since you opened it. Nothing was overwritten.':
    'Esto se modificó después de que lo abrieras ({what}). No se sobrescribió nada.',
  '{who} has {change} this {what} since you opened it. Nothing was overwritten.':
    '{who} lo modificó después de que lo abrieras ({what}). No se sobrescribió nada.',
  'It has no category yet.': 'Todavía no tiene categoría.',
  'It has no questions yet.': 'Todavía no tiene preguntas.',
  'Question {number}: {message}': 'Pregunta {number}: {message}',
  'The key at the end has no answer for question {number}.':
    'La clave del final no tiene respuesta para la pregunta {number}.',
  'Its key in line {line} does not fit: {answer}':
    'Su clave de la línea {line} no encaja: {answer}',
  'The key names question {number}, which is not there.':
    'La clave nombra la pregunta {number}, que no existe.',
  'Question {number} or its key is there twice.':
    'La pregunta {number} o su clave aparece dos veces.',
  'This line of the key cannot be read.': 'Esta línea de la clave no se puede leer.',
  'A published quiz needs a category.': 'Un cuestionario publicado necesita una categoría.',
  'Its category has been deleted.': 'Su categoría se ha eliminado.',
  'The same person has a newer one that waits for a decision.':
    'La misma persona tiene uno más reciente que espera una decisión.',
  'The same person has another that is {status} by now.':
    'La misma persona ya tiene otro con este estado.',
  'This {what} was {change} since you opened it.':
    'Esto se modificó después de que lo abrieras ({what}).',
  '{who} has {change} this {what} since you opened it.':
    '{who} lo modificó después de que lo abrieras ({what}).',
  comment: 'comentario',
  testimonial: 'testimonio',
  note: 'nota',
  'blog post': 'artículo del blog',
  question: 'pregunta',
  quiz: 'cuestionario',
  profile: 'perfil',
  post: 'artículo',
  cell: 'celda',
  assignment: 'tarea',
  'Answers that a person marks have no key to grade them by':
    'Las respuestas que califica una persona no tienen clave',
  'list of exceptions': 'lista de excepciones',
  'list of questions': 'lista de preguntas',
  'Your username is settled already.': 'Tu nombre de usuario ya está fijado.',
  'Your email address is verified already.': 'Tu correo ya está verificado.',
  'Your account has changed just now. Please sign in again.':
    'Tu cuenta acaba de cambiar. Inicia sesión de nuevo.',
  'This quiz is not open yet.': 'Este cuestionario aún no está abierto.',
  'The answer to this question was checked; it cannot change any more.':
    'La respuesta a esta pregunta ya se comprobó; no puede cambiar.',
  'Answers to this quiz cannot be checked before its end.':
    'Las respuestas de este cuestionario no se pueden comprobar antes del final.',
  'A question without an answer cannot be checked.':
    'Una pregunta sin respuesta no se puede comprobar.',
  'The end must show at least what is shown at once':
    'Al final debe mostrarse al menos lo que se muestra al momento',
  'Questions with a time of their own have no way back':
    'Las preguntas con tiempo propio no permiten volver atrás',
  'At least 5 seconds': 'Al menos 5 segundos',
  'At most 3600 seconds': 'Como máximo 3600 segundos',
  'All questions on one page have a way back':
    'Todas las preguntas en una página permiten volver atrás',
  'This question was passed; its answer cannot change any more.':
    'Esta pregunta ya ha pasado; su respuesta no puede cambiar.',
  'This quiz is closed.': 'Este cuestionario está cerrado.',
  'You have used all your attempts on this quiz.':
    'Has usado todos tus intentos en este cuestionario.',
  'This quiz needs its access code.': 'Este cuestionario requiere su código de acceso.',
  'A quiz that is opened with a link is for members and in no list':
    'Un cuestionario que solo se abre con su enlace es para miembros y no está en ninguna lista',
  'The closing date must be after the opening date':
    'La fecha de cierre debe ser posterior a la de apertura',
  'At least 0 hours': 'Al menos 0 horas',
  'At most 8760 hours': 'Como máximo 8760 horas',
  'At least 1%': 'Al menos el 1 %',
  'At least 0%': 'Al menos el 0 %',
  'At most 100%': 'Como máximo el 100 %',
  'At least 1 attempt': 'Al menos 1 intento',
  'At most 100 attempts': 'Como máximo 100 intentos',
  'You need to wait before retaking this quiz.':
    'Debes esperar antes de repetir este cuestionario.',
  'You need administrator privileges to do this.':
    'Necesitas permisos de administrador para hacer esto.',
  'You are the only administrator. Make another account one before you delete your account.':
    'Eres el único administrador. Nombra a otro antes de eliminar tu cuenta.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Demasiadas personas están iniciando sesión. Inténtalo en un momento.',
  'This was already sent, with other content, and has arrived. Look at what was created before you send it again.':
    'Esto ya se envió con otro contenido y ha llegado. Mira lo creado antes de enviarlo otra vez.',
  'This took too long. Please try again.': 'Tardó demasiado. Inténtalo de nuevo.',
  'This site does not know this passkey.': 'Este sitio no conoce esta llave de acceso.',
  'This site cannot check codes of your app any more. Use another second factor, or contact us.':
    'Este sitio ya no puede comprobar los códigos de tu aplicación. Usa otro segundo factor o escríbenos.',
  'This sign-in with Google was used before. Please try again.':
    'Este inicio de sesión con Google ya se usó. Inténtalo de nuevo.',
  'This sign-in with Google could not be verified.':
    'No se pudo verificar este inicio de sesión con Google.',
  'This sign-in was started too long ago. Please try again.':
    'Este inicio de sesión comenzó hace demasiado tiempo. Inténtalo de nuevo.',
  'This sign-in took too long. Please begin again.':
    'El inicio de sesión tardó demasiado. Empieza de nuevo.',
  'This quiz was started a moment ago.': 'Este cuestionario se inició hace un momento.',
  'A quiz has at most {max} links. Please end one first.':
    'Un cuestionario tiene como máximo {max} enlaces. Desactiva primero uno.',
  'Share link': 'Enlace',
  'Access link': 'Enlace',
  'Shared quiz': 'Cuestionario compartido',
  'A category is merged into a category, a sub-category into a sub-category':
    'Una categoría se combina con una categoría, una subcategoría con una subcategoría',
  'Choose two different ones': 'Elige dos distintas',
  'Quizzes were added here since you looked. Nothing was merged; please look again.':
    'Se añadieron cuestionarios desde que miraste. No se combinó nada; vuelve a mirar.',
  'This quiz has no questions yet.': 'Este cuestionario aún no tiene preguntas.',
  Certificate: 'Certificado',
  'Status list': 'Lista de estados',
  'Please give a reason': 'Indica un motivo',
  'Please paste a link or a credential': 'Pega un enlace o una credencial',
  'This certificate was revoked before. That cannot be changed.':
    'Este certificado ya fue revocado. Eso no se puede cambiar.',
  'Others cannot be challenged with this attempt.': 'Con este intento no se puede retar a nadie.',
  'This challenge cannot be tried now.': 'Este reto no se puede probar ahora.',
  'This challenge cannot be taken as an attempt that counts.':
    'Este reto no se puede hacer como intento que cuente.',
  Challenge: 'Reto',
  'Choose one of the languages': 'Elige uno de los idiomas',
  'Choose another quiz, in another language': 'Elige otro cuestionario, en otro idioma',
  'A quiz has only one translation into each language':
    'Un cuestionario tiene una sola traducción a cada idioma',
  'Another translation of this quiz has this language':
    'Otra traducción de este cuestionario tiene este idioma',
  'This question has just been moved. Nothing was overwritten.':
    'Esta pregunta se acaba de mover. No se sobrescribió nada.',
  'This quiz has just been moved. Nothing was overwritten.':
    'Este cuestionario se acaba de mover. No se sobrescribió nada.',
  'This passkey is added already.': 'Esta llave de acceso ya está añadida.',
  'This passkey could not be verified. Please try again.':
    'No se pudo verificar esta llave de acceso. Inténtalo de nuevo.',
  'This passkey belongs to another account.': 'Esta llave de acceso pertenece a otra cuenta.',
  'This link has been used or is too old.': 'Este enlace ya se usó o es demasiado antiguo.',
  'This email address belongs to another {name} account here.':
    'Este correo pertenece aquí a otra cuenta de {name}.',
  'This code is not right. Try the next one': 'Este código no es correcto. Prueba con el siguiente',
  'This code is not right, or it was used before. Try the next one':
    'Este código no es correcto o ya se usó. Prueba con el siguiente',
  'This recovery code is not right, or it was used before':
    'Este código de recuperación no es correcto o ya se usó',
  'This call came from another site.': 'Esta llamada viene de otro sitio.',
  'This question is part of an attempt of yours that is open. Finish the attempt first.':
    'Esta pregunta forma parte de un intento tuyo que está abierto. Termina antes el intento.',
  'Comments are switched off on this site.': 'Los comentarios están desactivados en este sitio.',
  'You can delete your own comment.': 'Puedes eliminar tu propio comentario.',
  'Please write a comment': 'Escribe un comentario',
  'Decide for published or rejected': 'Decide entre publicado y rechazado',
  'This attempt is still open. Its result is shown when it is over.':
    'Este intento sigue abierto. El resultado se muestra al terminar.',
  'This attempt is over; its answers cannot change any more.':
    'Este intento ha terminado; las respuestas ya no se pueden cambiar.',
  'This attempt is over.': 'Este intento ha terminado.',
  'This address belongs to another account by now.': 'Esta dirección ya pertenece a otra cuenta.',
  'This account has been suspended.': 'Esta cuenta ha sido suspendida.',
  '{text} Note of an administrator: {note}': '{text} Nota de la administración: {note}',
  'This account has been suspended because of cheating.':
    'Esta cuenta ha sido suspendida por hacer trampas.',
  'This account has been suspended because of insulting or harmful content.':
    'Esta cuenta ha sido suspendida por contenido ofensivo o dañino.',
  'This account has been suspended because of spam.': 'Esta cuenta ha sido suspendida por spam.',
  'This account has been suspended because another person seems to use it.':
    'Esta cuenta ha sido suspendida porque parece que la usa otra persona.',
  'You cannot suspend yourself.': 'No puedes suspenderte a ti mismo.',
  'This is the only administrator.': 'Es el único administrador.',
  'The roles of this account were changed meanwhile.':
    'Mientras tanto, los roles de esta cuenta han cambiado.',
  'You cannot change your own role.': 'No puedes cambiar tu propio rol.',
  'This account is not active.': 'Esta cuenta no está activa.',
  'The address of this account is not verified.': 'La dirección de esta cuenta no está verificada.',
  'Your own account is deleted on your profile page.':
    'Tu propia cuenta se elimina en tu página de perfil.',
  'This account is scheduled for deletion already.':
    'La eliminación de esta cuenta ya está programada.',
  'This account is not scheduled for deletion.':
    'La eliminación de esta cuenta no está programada.',
  'This account is suspended. Lift the suspension first.':
    'Esta cuenta está suspendida. Levanta primero la suspensión.',
  'This account has been deactivated.': 'Esta cuenta ha sido desactivada.',
  'This account cannot be reactivated.': 'Esta cuenta no se puede reactivar.',
  'This account already has a password.': 'Esta cuenta ya tiene contraseña.',
  'There is nothing here': 'Aquí no hay nada',
  'There is no open attempt to grade; start one first.':
    'No hay ningún intento abierto que calificar; empieza uno primero.',
  'There is no complete record of this attempt to sign.':
    'No hay un registro completo de este intento que firmar.',
  'The service is very busy just now. Please try again in a moment.':
    'El servicio está muy ocupado. Inténtalo en un momento.',
  'The score cannot be higher than the number of questions':
    'La puntuación no puede superar el número de preguntas',
  'The password was changed meanwhile.': 'La contraseña se cambió entretanto.',
  'Quizzes were added here since you looked. Nothing was deleted; please look again.':
    'Se añadieron cuestionarios desde que miraste. No se eliminó nada; vuelve a mirar.',
  'Please try to sign in again.': 'Intenta iniciar sesión de nuevo.',
  'Please sign in once more, then reactivate your account.':
    'Inicia sesión otra vez y reactiva tu cuenta.',
  'Please confirm the sign-in with your second factor.':
    'Confirma el inicio de sesión con tu segundo factor.',
  'Please begin to set up the app once more.': 'Empieza de nuevo a configurar la aplicación.',
  'Must be at least 1': 'Debe ser al menos 1',
  'Invalid email or password': 'Correo o contraseña incorrectos',
  'If-Match is not an ETag of this document.': 'If-Match no es un ETag de este documento.',
  '{name} has not verified this email address, so it cannot be used to sign in.':
    '{name} no ha verificado este correo, así que no sirve para iniciar sesión.',
  '{name} cannot be reached right now. Please try again later.':
    'Ahora no se puede contactar con {name}. Inténtalo más tarde.',
  'Another window has kept a draft of this since.':
    'Otra ventana ha guardado un borrador desde entonces.',
  'Another account is signed in in this browser now. Nothing was saved.':
    'Ahora hay otra cuenta con la sesión iniciada en este navegador. No se guardó nada.',
  'An authenticator app is set up already. Remove it first.':
    'Ya hay una aplicación de autenticación. Quítala primero.',
  'An attempt can only be reported for yourself.': 'Solo puedes registrar un intento propio.',
  'Your role needs a second factor on this site. Set one up in the Security section of your profile.':
    'Tu rol necesita un segundo factor en este sitio. Configúralo en la sección Seguridad de tu perfil.',
  'You need the role of an author to do this.': 'Para esto necesitas el rol de autor.',
  'You need the role of a teacher to do this.': 'Para esto necesitas el rol de docente.',
  'Only accounts with a role can create tokens with this scope.':
    'Solo las cuentas con un rol pueden crear tokens con este alcance.',
  'One of these quizzes does not exist any more': 'Uno de estos cuestionarios ya no existe',
  'This category does not exist': 'Esta categoría no existe',
  'This sub-category does not belong to the category':
    'Esta subcategoría no pertenece a la categoría',
  'A sub-category needs its category': 'Una subcategoría necesita su categoría',
  'Question {id} is not part of this quiz any more.':
    'La pregunta {id} ya no forma parte de este cuestionario.',
  'Question {id} is not part of this quiz': 'La pregunta {id} no forma parte de este cuestionario',
  'Question {id} is to be changed and removed at once':
    'La pregunta {id} debe cambiarse y quitarse a la vez',
  'Question {id} is in the list twice': 'La pregunta {id} está dos veces en la lista',
  'Type the name exactly as it is shown': 'Escribe el nombre exactamente como aparece',
  'Password must be at least {min} characters':
    'La contraseña debe tener al menos {min} caracteres',
  'Password must be at least {min} characters long':
    'La contraseña debe tener al menos {min} caracteres',
  'Password must be at most {max} characters':
    'La contraseña puede tener como máximo {max} caracteres',
  'Please choose a password that is not your name or address':
    'Elige una contraseña que no sea tu nombre ni tu correo',
  'Many people use this password, so it is easy to guess. Please choose another':
    'Mucha gente usa esta contraseña y es fácil de adivinar. Elige otra',
  'Not found': 'No encontrado',
  'The request is not valid JSON': 'La petición no es JSON válido',
  'The request is not valid': 'La petición no es válida',
  'Method not allowed': 'Método no permitido',
  'The request is too large': 'La petición es demasiado grande',
  'Send the request as JSON': 'Envía la petición como JSON',
  'The service cannot be reached just now. Please try again in a moment.':
    'El servicio no está disponible ahora. Inténtalo en un momento.',
  'The same was stored by another call just now. Please reload and try again.':
    'Otra llamada acaba de guardar lo mismo. Recarga e inténtalo de nuevo.',
  'Something went wrong on our side. Please try again.':
    'Algo falló por nuestra parte. Inténtalo de nuevo.',
  'Contains a character that cannot be stored': 'Contiene un carácter que no se puede guardar',
  'Password contains a character that cannot be stored':
    'La contraseña contiene un carácter que no se puede guardar',
  'Must be a valid https URL': 'Debe ser una dirección https válida',
  'An idempotency key has 16 to 200 visible ASCII characters; a UUID is one':
    'Una clave de idempotencia tiene de 16 a 200 caracteres ASCII visibles; un UUID sirve',
  'Please do not use an email address as a name': 'No uses un correo como nombre',
  'At most {max} at once': 'Como máximo {max} a la vez',
  'Please fill in all required fields': 'Rellena todos los campos obligatorios',
  'At most {max} characters a line': 'Como máximo {max} caracteres por línea',
  'At most {max} lines': 'Como máximo {max} líneas',
  'A series has at most {max} quizzes': 'Una serie tiene como máximo {max} cuestionarios',
  'Please fill in both category name and display name':
    'Rellena el nombre y el nombre visible de la categoría',
  'Please fill in the display name': 'Rellena el nombre visible',
  'Display name is required': 'El nombre visible es obligatorio',
  'Decide for approved or rejected': 'Decide si se aprueba o se rechaza',
  'Please select a rating': 'Elige una valoración',
  'Name must be at least {min} characters': 'El nombre debe tener al menos {min} caracteres',
  'Role/Title must be at least {min} characters':
    'La ocupación debe tener al menos {min} caracteres',
  'Testimonial must be at least {min} characters':
    'El testimonio debe tener al menos {min} caracteres',
  'Testimonial must be less than {max} characters':
    'El testimonio debe tener menos de {max} caracteres',
  'Rating cannot exceed 5 stars': 'La valoración no puede superar 5 estrellas',
  'Give 1 to 5 stars': 'Da de 1 a 5 estrellas',
  'Only those who have finished an attempt that counts can give stars.':
    'Solo puede dar estrellas quien ha terminado un intento que cuenta.',
  'At most {max} tags': 'Como máximo {max} etiquetas',
  'Title is required': 'El título es obligatorio',
  'Title too long': 'Título demasiado largo',
  'Excerpt is required': 'El resumen es obligatorio',
  'Excerpt too long': 'Resumen demasiado largo',
  'Content is required': 'El contenido es obligatorio',
  'Content too long': 'Contenido demasiado largo',
  'Meta description should be under 160 characters':
    'La metadescripción debe tener menos de 160 caracteres',
  'Reading time must be a whole number of minutes':
    'El tiempo de lectura debe ser un número entero de minutos',
  'Reading time must be at least 1 minute': 'El tiempo de lectura debe ser de al menos 1 minuto',
  'Reading time must be at most {max} minutes':
    'El tiempo de lectura debe ser como máximo de {max} minutos',
  'Please choose what the token may do': 'Elige qué puede hacer el token',
  'Please give the tag a name': 'Pon un nombre a la etiqueta',
  'A tag cannot be merged into itself': 'Una etiqueta no se puede combinar consigo misma',
  'A quiz draws questions by this tag. Change its draws first.':
    'Un cuestionario sortea preguntas con esta etiqueta. Cambia primero sus sorteos.',
  'A quiz draws questions from this category. Change its draws first.':
    'Un cuestionario sortea preguntas de esta categoría. Cambia primero sus sorteos.',
  'A question can be linked only once': 'Una pregunta solo se puede vincular una vez',
  'At most 200 linked questions and 20 draws': 'Como máximo 200 preguntas vinculadas y 20 sorteos',
  'One of these questions does not exist': 'Una de estas preguntas no existe',
  'The quiz asks its own questions already': 'El cuestionario ya incluye sus propias preguntas',
  'Only complete questions can be linked': 'Solo se pueden vincular preguntas completas',
  'That quiz links the question already': 'Ese cuestionario ya vincula la pregunta',
  'Must be 32 hexadecimal digits': 'Deben ser 32 dígitos hexadecimales',
  'Your pictures and sounds may have {count} MB together; with this file they would have more.':
    'Tus imágenes y sonidos pueden ocupar {count} MB en total; con este archivo serían más.',
  'The pictures and sounds of the site may have {count} MB together; with this file they would have more.':
    'Las imágenes y los sonidos del sitio pueden ocupar {count} MB en total; con este archivo serían más.',
  'Only administrators can change draws.': 'Solo los administradores pueden cambiar los sorteos.',
  'The draws ask for {wanted} questions, but the bank has only {found} that match.':
    'Los sorteos piden {wanted} preguntas, pero en el banco solo coinciden {found}.',
  'Another tag has this name. Merge the two instead.':
    'Otra etiqueta tiene este nombre. Combina las dos.',
  'Please give the token a name': 'Ponle un nombre al token',
  'Please enter a number of days': 'Escribe un número de días',
  'At least 1 day': 'Al menos 1 día',
  'At most {max} days': 'Como máximo {max} días',
  'Please enter a valid email address': 'Escribe un correo válido',
  'Username must be at least {min} characters':
    'El nombre de usuario debe tener al menos {min} caracteres',
  'Username must be at most {max} characters':
    'El nombre de usuario puede tener como máximo {max} caracteres',
  'Username can only contain letters, numbers, and underscores':
    'El nombre de usuario solo puede tener letras, números y guiones bajos',
  'Password is required': 'La contraseña es obligatoria',
  'Current password is required': 'La contraseña actual es obligatoria',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'El apellido es obligatorio',
  'Invalid email address': 'Correo no válido',
  'Please choose a level from the list': 'Elige un nivel de la lista',
  'At most {max} characters': 'Como máximo {max} caracteres',
  'Please enter a date': 'Escribe una fecha',
  'Please choose a time zone': 'Elige una zona horaria',
  'Please choose a language': 'Elige un idioma',
  'The date of birth lies in the future': 'La fecha de nacimiento está en el futuro',
  'Please check the year': 'Revisa el año',
  'You must be at least {min} years old': 'Debes tener al menos {min} años',
  'Please enter the 6 digits that the app shows': 'Escribe los 6 dígitos que muestra la aplicación',
  'Please enter a recovery code': 'Escribe un código de recuperación',
  'This is not a recovery code': 'Esto no es un código de recuperación',
  'Please enter a code': 'Escribe un código',
  'Please enter your password or a code': 'Escribe tu contraseña o un código',
  'Please choose a name that does not look like one of our staff':
    'Elige un nombre que no parezca el de alguien de nuestro equipo',
  'Please confirm that it is you: enter your password, or sign in again.':
    'Confirma que eres tú: escribe tu contraseña o vuelve a iniciar sesión.',
  'This is not your current password': 'Esta no es tu contraseña actual',
  'This link has been used or is too old. Please ask for a new one.':
    'Este enlace ya se usó o es demasiado antiguo. Pide uno nuevo.',
  'Please give the passkey a name': 'Ponle un nombre a la llave de acceso',
  'Time limit must be at least 1 minute': 'El tiempo límite debe ser de al menos 1 minuto',
  'Time limit is required': 'El tiempo límite es obligatorio',
  'Time limit must be a whole number': 'El tiempo límite debe ser un número entero',
  'At most {max} minutes': 'Como máximo {max} minutos',
  'Category is required': 'La categoría es obligatoria',
  'Sub-category is required': 'La subcategoría es obligatoria',
  'Description is required': 'La descripción es obligatoria',
  'At least 1 question': 'Al menos 1 pregunta',
  'Must be a whole number': 'Debe ser un número entero',
  'At most {max} questions': 'Como máximo {max} preguntas',
  'The correct option is not among the options': 'La opción correcta no está entre las opciones',
  'Question must be at least {min} characters': 'La pregunta debe tener al menos {min} caracteres',
  'Question text is required': 'El texto de la pregunta es obligatorio',
  'Please add at least one valid question': 'Añade al menos una pregunta válida',
  'At least 1 question is required': 'Se necesita al menos 1 pregunta',
  'At least 2 options are required': 'Se necesitan al menos 2 opciones',
  'Option is required': 'La opción es obligatoria',
  'At least 2 non-empty options are required for this question type':
    'Este tipo de pregunta necesita al menos 2 opciones no vacías',
  'Mark the correct answer': 'Marca la respuesta correcta',
  'Mark the correct answers': 'Marca las respuestas correctas',
  'An empty option is marked as correct': 'Hay una opción vacía marcada como correcta',
  'An answer is required': 'Se necesita una respuesta',
  'The answer must be marked as correct': 'La respuesta debe marcarse como correcta',
  'At most {max} options': 'Como máximo {max} opciones',
  'The tolerance must be a number': 'La tolerancia debe ser un número',
  'Every item needs its match': 'Cada elemento necesita su correspondencia',
  'At least 2 different matches are required': 'Se necesitan al menos 2 correspondencias distintas',
  'Every item needs its category': 'Cada elemento necesita su categoría',
  'At least 2 categories are required': 'Se necesitan al menos 2 categorías',
  'Two items are the same': 'Dos elementos son iguales',
  'The question needs a picture': 'La pregunta necesita una imagen',
  'Draw at least one region': 'Dibuja al menos una zona',
  'Mark the right regions': 'Marca las zonas correctas',
  'There are fewer right regions than that': 'No hay tantas zonas correctas',
  'At most {max} regions': '{max} zonas como máximo',
  'At most {max} spots': '{max} marcas como máximo',
  'At least one spot is needed': 'Hace falta al menos una marca',
  'This question asks for {count}': 'Esta pregunta pide {count}',
  'This question has no such region to name': 'Esta pregunta no tiene esa zona',
  'At most {max} targets': '{max} correspondencias como máximo',
  'At least 1 gap is required': 'Se necesita al menos 1 hueco',
  'Each gap must be in the text once: [[1]], [[2]] and so on':
    'Cada hueco debe estar una vez en el texto: [[1]], [[2]], etc.',
  'Two options are the same': 'Dos opciones son iguales',
  'At most {max} gaps': '{max} huecos como máximo',
  'At most {max} answers': '{max} respuestas como máximo',
  'The answer must be a number with an optional tolerance':
    'La respuesta debe ser un número, con tolerancia opcional',
  'A unit is a name, or a name = a factor': 'Una unidad es un nombre, o un nombre = un factor',
  'Subject must be at least {min} characters': 'El asunto debe tener al menos {min} caracteres',
  'Message must be at least {min} characters': 'El mensaje debe tener al menos {min} caracteres',
  'Please select a category': 'Elige una categoría',
  'This is too long to be kept as a draft': 'Es demasiado largo para guardarlo como borrador',
  '{name}: at most {max} characters each': '{name}: como máximo {max} caracteres cada uno',
  '{name} must have at most {max} characters': '{name}: como máximo {max} caracteres',
  '{name} must have at least {min} characters': '{name}: al menos {min} caracteres',
  '{name} must have at most {max} entries': '{name}: como máximo {max} elementos',
  '{name} must have at least {min} entries': '{name}: al menos {min} elementos',
  '{name} must have at least 1 character': '{name}: al menos 1 carácter',
  '{name} must have at least 1 entry': '{name}: al menos 1 elemento',
  '{name} must be more than {min}': '{name}: debe ser mayor que {min}',
  '{name} must be at least {min}': '{name}: debe ser al menos {min}',
  '{name} must be at most {max}': '{name}: debe ser como máximo {max}',
  '{name} must be {what}': '{name}: debe ser {what}',
  '{name} is required': '{name} es obligatorio',
  '{name} has none of the accepted forms': '{name} no tiene ninguna de las formas admitidas',
  'a whole number': 'un número entero',
  'a number': 'un número',
  text: 'texto',
  'true or false': 'verdadero o falso',
  'a list': 'una lista',
  'an object': 'un objeto',
  'a date': 'una fecha',
  'a valid email address': 'un correo válido',
  'a valid address': 'una dirección válida',
  'a date and time in ISO 8601 form': 'una fecha y hora en formato ISO 8601',
  'a date in the form YYYY-MM-DD': 'una fecha en formato AAAA-MM-DD',
  'in the right form': 'en el formato correcto',
  'The request': 'La petición',
  'The text': 'El texto',
  'The tolerance cannot be negative': 'La tolerancia no puede ser negativa',
  'A pinned option is not among the options': 'Una opción fija no está entre las opciones',
  'A correct option is not among the options': 'Una opción correcta no está entre las opciones',
  'A quiz can be in a series only once': 'Un cuestionario solo puede estar una vez en una serie',
  'This page cannot be shown': 'No se puede mostrar esta página',
  'If it happens again, quote the reference {reference}.':
    'Si vuelve a ocurrir, indica la referencia {reference}.',
  'Go home': 'Ir al inicio',
  'Signing in': 'Iniciando sesión',
  'You can close this window.': 'Puedes cerrar esta ventana.',
  'The archive has too many files': 'El archivo comprimido tiene demasiados archivos',
  'The archive names a path outside of it': 'El archivo comprimido nombra una ruta fuera de él',
  'The archive is too large when it is unpacked':
    'El archivo es demasiado grande al descomprimirlo',
  'The archive is damaged': 'El archivo comprimido está dañado',
  'The file declares a document type or entities':
    'El archivo declara un tipo de documento o entidades',
  'The workbook has no sheets': 'El libro no tiene hojas',
  'The archive has no file with questions':
    'El archivo comprimido no contiene ningún archivo con preguntas',
  'The archive has several files and is no QTI package. Please unpack it and choose one of them.':
    'El archivo comprimido contiene varios archivos y no es un paquete QTI. Descomprímelo y elige uno de ellos.',
  'The file is empty': 'El archivo está vacío',
  'The file is too large': 'El archivo es demasiado grande',
  'The XML is not well-formed from here on': 'A partir de aquí, el XML no está bien formado',
  'Choose a quiz, or enter the title of a new one':
    'Elige un cuestionario o escribe el título de uno nuevo',
  'There is no question to add': 'No hay ninguna pregunta que añadir',
  'Must be ids with commas between them': 'Deben ser identificadores separados por comas',
  Import: 'Importación',
  'Only pictures in JPEG, PNG, WebP, GIF and AVIF can be uploaded':
    'Solo se pueden subir imágenes en JPEG, PNG, WebP, GIF y AVIF',
  'The picture has too many pixels or frames': 'La imagen tiene demasiados píxeles o fotogramas',
  'The picture is damaged': 'La imagen está dañada',
  'Only sounds in MP3, M4A (AAC), Ogg (Opus, Vorbis) and WAV can be uploaded':
    'Solo se pueden subir sonidos en MP3, M4A (AAC), Ogg (Opus, Vorbis) y WAV',
  'The sound is damaged': 'El sonido está dañado',
  'The sound is longer than 15 minutes': 'El sonido dura más de 15 minutos',
  'The picture is used, or was uploaded in the last seven days':
    'La imagen se usa o se subió en los últimos siete días',
  Picture: 'Imagen',
  'The code has 8 letters and digits': 'El código tiene 8 letras y cifras',
  'The due date must be after the start': 'La fecha límite debe ser posterior al inicio',
  'Choose a quiz or a series': 'Elige un cuestionario o una serie',
  'Choose at least one member': 'Elige al menos un miembro',
  'Choose members of the class': 'Elige miembros de la clase',
  'The date must be later than that of the assignment':
    'La fecha debe ser posterior a la de la tarea',
  'The start must be before the due date': 'El inicio debe ser anterior a la fecha límite',
  'The last date must be after the due date':
    'La última fecha debe ser posterior a la fecha límite',
  'At most one decimal': 'Como máximo un decimal',
  'Reason is required': 'El motivo es obligatorio',
  'Comment is required': 'El comentario es obligatorio',
  Class: 'Clase',
  Assignment: 'Tarea',
  Member: 'Miembro',
  'There is nothing to practise yet.': 'Todavía no hay nada que practicar.',
  'There is another question of the day now.': 'Ahora hay otra pregunta del día.',
  'Your open attempt asks this question. Please finish it first.':
    'Tu intento abierto contiene esta pregunta. Termínalo primero.',
  'This question was changed meanwhile. Take it again later.':
    'Esta pregunta ha cambiado entretanto. Repásala más tarde.',
  'The notes were changed meanwhile.': 'Las notas se cambiaron mientras tanto.',
  'Please write an answer': 'Escribe una respuesta',
  Regrade: 'Recalificación',
  'The remark was changed meanwhile. Look at it again.':
    'El comentario se ha modificado entretanto. Revísalo de nuevo.',
  'The question was changed meanwhile. Look at it again.':
    'La pregunta se ha modificado entretanto. Revísala de nuevo.',
  'The answers to this question are being graded again. Wait until it is done.':
    'Las respuestas a esta pregunta se están calificando de nuevo. Espera a que termine.',
  'Only the latest regrade of a question can be undone.':
    'Solo se puede deshacer la última recalificación de una pregunta.',
  Exception: 'Excepción',
  Remark: 'Comentario',
  'Choose a quiz for more attempts or a later date':
    'Elige un cuestionario para más intentos o una fecha posterior',
  'Choose what is allowed': 'Elige lo que se permite',
  'Joining is closed. Open it before you invite people.':
    'La inscripción está cerrada. Ábrela antes de invitar.',
  'Enter at least one email address': 'Escribe al menos una dirección de correo',
  'At most {max} addresses at a time': 'Como máximo {max} direcciones a la vez',
  'Only the teacher responsible for the class can do this.':
    'Esto solo puede hacerlo el docente responsable de la clase.',
  'You cannot make an exception for yourself.': 'No puedes hacer una excepción para ti.',
  'Enter a username or an email address': 'Escribe un nombre de usuario o un correo',
  Teacher: 'Docente',
  'Must be at least {min}': 'Debe ser al menos {min}',
  'Must be at most {max}': 'Debe ser como máximo {max}',
  'Please enter a name': 'Escribe un nombre',
  'The environment variable {variable} fixes this setting':
    'La variable de entorno {variable} fija este ajuste',
  'Please offer at least one language': 'Ofrece al menos un idioma',
  'Please enter at least one domain': 'Introduce al menos un dominio',
  'Please enter domains such as school.example': 'Introduce dominios como escuela.example',
  'Accounts of this site are opened by invitation only.':
    'En este sitio, las cuentas se abren solo con invitación.',
  'Accounts of this site are for addresses of {domains} only':
    'En este sitio, las cuentas son solo para direcciones de {domains}',
  'Please confirm your email address first: we have mailed you a link.':
    'Confirma primero tu correo electrónico: te hemos enviado un enlace.',
  'This language is not offered here': 'Este idioma no se ofrece aquí',
  'The file has no column with email addresses':
    'El archivo no tiene ninguna columna con direcciones de correo',
  'At most {max} people in one file': 'Como máximo {max} personas por archivo',
  'A mail was sent a few minutes ago. Please wait before you send another.':
    'Se envió un correo hace unos minutos. Espera antes de enviar otro.',
  'Please upload a picture': 'Sube una imagen',
  'At most {max} domains': 'Como máximo {max} dominios',
  'These are not two accounts.': 'No son dos cuentas.',
  'Your own account cannot be merged.': 'Tu propia cuenta no se puede combinar.',
  'Accounts of administrators cannot be merged.':
    'Las cuentas de administradores no se pueden combinar.',
  'Only active accounts can be merged.': 'Solo se pueden combinar cuentas activas.',
  'Both accounts have an open attempt at the same quiz. Please wait until one has ended.':
    'Las dos cuentas tienen un intento abierto del mismo cuestionario. Espera a que termine uno.',
  'This way to sign in is not set up on this site.':
    'Esta forma de iniciar sesión no está configurada en este sitio.',
  'This {name} account belongs to another account here.':
    'Esta cuenta de {name} pertenece aquí a otra cuenta.',
  'Another {name} account is linked. Please unlink it first.':
    'Hay otra cuenta de {name} vinculada. Desvincúlala primero.',
  'This is your only way to sign in. Please create a password first.':
    'Es tu única forma de iniciar sesión. Crea primero una contraseña.',
  Notice: 'Notificación',
  'Must be a time, as 21:30': 'Debe ser una hora, como 21:30',
  'Must be another time than the beginning': 'Debe ser una hora distinta del comienzo',
  'There is nothing to wait for.': 'No hay nada que esperar.',
  'Points cannot be negative': 'Los puntos no pueden ser negativos',
  'At most {max} points': 'Como máximo {max} puntos',
  'At most {max} levels': 'Como máximo {max} niveles',
  'At most {max} criteria': 'Como máximo {max} criterios',
  'The maximum words cannot be below the minimum':
    'El máximo de palabras no puede ser menor que el mínimo',
  'Every criterion needs a name': 'Cada criterio necesita un nombre',
  'Every criterion needs at least 2 levels': 'Cada criterio necesita al menos 2 niveles',
  'A level of every criterion must give points': 'Un nivel de cada criterio debe dar puntos',
  'This answer is marked by a person, after the attempt.':
    'Esta respuesta la califica una persona después del intento.',
  'Everyone gets full credit for this question.':
    'Todos obtienen todos los puntos de esta pregunta.',
  'Choose a level for every criterion': 'Elige un nivel para cada criterio',
  'A mark in percent is required': 'Se necesita una calificación en porcentaje',
  'You need the role of an author or a teacher to do this.':
    'Para esto necesitas el rol de autor o docente.',
};
