import type { RefusalText } from '../texts.ts';

export const messages: Readonly<Record<RefusalText, string>> = {
  'Please sign in first.': 'Сначала войдите.',
  'Google sign-in is not set up on this site.': 'Вход через Google на этом сайте не настроен.',
  'An account with this email already exists': 'Аккаунт с этим адресом уже есть',
  'This username is already taken': 'Это имя пользователя уже занято',
  'An access token cannot do this. Please sign in for it.':
    'Токен доступа этого не позволяет. Войдите в аккаунт.',
  'This access token may only read.': 'Этот токен доступа разрешает только чтение.',
  'This access token is unknown, expired or revoked.':
    'Этот токен доступа неизвестен, истёк или отозван.',
  'You have {count} tokens. Please revoke one first.':
    'Токенов уже {count}. Сначала отзовите один.',
  'Too many tries. Please wait {wait} and try again.':
    'Слишком много попыток. Подождите {wait} и повторите.',
  '{count} seconds': '{count} с',
  '{count} minutes': '{count} мин',
  'Cannot delete {container} because it contains {things}. Please move or delete all {more} in this {same} first.':
    'Нельзя удалить: {container} содержит {things}. Сначала переместите или удалите содержимое.',
  category: 'категория',
  'sub-category': 'подкатегория',
  'sub-categories': 'подкатегории',
  quizzes: 'тесты',
  series: 'серии',
  'An account has at most {max} passkeys.': 'В аккаунте не более {max} ключей доступа.',
  '{what} not found': 'Не найдено: {what}',
  'Access token': 'токен доступа',
  Account: 'аккаунт',
  'Authenticator app': 'приложение-аутентификатор',
  'Blog post': 'статья блога',
  Category: 'категория',
  'Sub-category': 'подкатегория',
  Message: 'сообщение',
  Passkey: 'ключ доступа',
  Question: 'вопрос',
  'Quiz attempt': 'попытка',
  Quiz: 'тест',
  'Second factor': 'второй фактор',
  Series: 'серия',
  Session: 'сеанс',
  Testimonial: 'отзыв',
  Tag: 'метка',
  Draft: 'черновик',
  'The stored version': 'сохранённая версия',
  '{field} is no field of this call': '{field} не является полем этого вызова',
  'This {what} was {change} since you opened it. Nothing was overwritten.':
    'С момента открытия есть изменения ({what}). Ничего не перезаписано.',
  '{who} has {change} this {what} since you opened it. Nothing was overwritten.':
    'После открытия это изменил другой пользователь: {who} ({what}). Ничего не перезаписано.',
  'It has no category yet.': 'У теста ещё нет категории.',
  'It has no questions yet.': 'В тесте ещё нет вопросов.',
  'Question {number}: {message}': 'Вопрос {number}: {message}',
  'The key at the end has no answer for question {number}.':
    'В ключе в конце нет ответа на вопрос {number}.',
  'Its key in line {line} does not fit: {answer}':
    'Ответ в строке {line} ключа не подходит: {answer}',
  'The key names question {number}, which is not there.':
    'Ключ называет вопрос {number}, которого нет.',
  'Question {number} or its key is there twice.':
    'Вопрос {number} или ответ на него встречается дважды.',
  'This line of the key cannot be read.': 'Эту строку ключа нельзя прочитать.',
  'A published quiz needs a category.': 'Опубликованному тесту нужна категория.',
  'Its category has been deleted.': 'Его категория удалена.',
  'The same person has a newer one that waits for a decision.':
    'У этого же человека есть более новый отзыв, ожидающий решения.',
  'The same person has another that is {status} by now.':
    'У этого же человека уже есть другой отзыв с таким статусом.',
  'This {what} was {change} since you opened it.': 'С момента открытия есть изменения ({what}).',
  '{who} has {change} this {what} since you opened it.':
    'После открытия это изменил другой пользователь: {who} ({what}).',
  comment: 'комментарий',
  testimonial: 'отзыв',
  note: 'заметка',
  'blog post': 'статья блога',
  question: 'вопрос',
  quiz: 'тест',
  profile: 'профиль',
  post: 'статья',
  cell: 'ячейка журнала',
  assignment: 'задание',
  'Answers that a person marks have no key to grade them by':
    'У ответов, которые проверяет человек, нет ключа',
  'list of exceptions': 'список исключений',
  'list of questions': 'список вопросов',
  'Your username is settled already.': 'Имя пользователя уже закреплено.',
  'Your email address is verified already.': 'Ваш адрес уже подтверждён.',
  'Your account has changed just now. Please sign in again.':
    'Ваш аккаунт только что изменился. Войдите снова.',
  'This quiz is not open yet.': 'Этот тест ещё не открыт.',
  'The answer to this question was checked; it cannot change any more.':
    'Ответ на этот вопрос проверен; его больше нельзя изменить.',
  'Answers to this quiz cannot be checked before its end.':
    'Ответы на этот тест нельзя проверить до его конца.',
  'A question without an answer cannot be checked.': 'Вопрос без ответа нельзя проверить.',
  'The end must show at least what is shown at once':
    'В конце должно показываться не меньше, чем сразу',
  'Questions with a time of their own have no way back':
    'У вопросов со своим временем нет возврата',
  'At least 5 seconds': 'Не менее 5 секунд',
  'At most 3600 seconds': 'Не более 3600 секунд',
  'All questions on one page have a way back':
    'Когда все вопросы на одной странице, к ним можно вернуться',
  'This question was passed; its answer cannot change any more.':
    'Этот вопрос пройден; ответ на него больше нельзя изменить.',
  'This quiz is closed.': 'Этот тест закрыт.',
  'You have used all your attempts on this quiz.': 'Вы использовали все попытки этого теста.',
  'This quiz needs its access code.': 'Для этого теста нужен код доступа.',
  'A quiz that is opened with a link is for members and in no list':
    'Тест, который открывают только по ссылке, доступен участникам и не входит в списки',
  'The closing date must be after the opening date':
    'Дата закрытия должна быть позже даты открытия',
  'At least 0 hours': 'Не меньше 0 часов',
  'At most 8760 hours': 'Не больше 8760 часов',
  'At least 1%': 'Не меньше 1 %',
  'At least 0%': 'Не меньше 0 %',
  'At most 100%': 'Не больше 100 %',
  'At least 1 attempt': 'Не меньше 1 попытки',
  'At most 100 attempts': 'Не больше 100 попыток',
  'You need to wait before retaking this quiz.':
    'Нужно подождать, прежде чем пройти этот тест снова.',
  'You need administrator privileges to do this.': 'Для этого нужны права администратора.',
  'You are the only administrator. Make another account one before you delete your account.':
    'Вы единственный администратор. Назначьте другого, прежде чем удалить аккаунт.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Сейчас входит слишком много людей. Повторите чуть позже.',
  'This was already sent, with other content, and has arrived. Look at what was created before you send it again.':
    'Это уже отправлено с другим содержимым и получено. Проверьте созданное, прежде чем отправлять снова.',
  'This took too long. Please try again.': 'Прошло слишком много времени. Повторите.',
  'This site does not know this passkey.': 'Этот ключ доступа сайту неизвестен.',
  'This site cannot check codes of your app any more. Use another second factor, or contact us.':
    'Этот сайт больше не может проверять коды вашего приложения. Используйте другой второй фактор или напишите нам.',
  'This sign-in with Google was used before. Please try again.':
    'Этот вход через Google уже использован. Повторите.',
  'This sign-in with Google could not be verified.': 'Не удалось проверить вход через Google.',
  'This sign-in was started too long ago. Please try again.':
    'Вход начат слишком давно. Повторите.',
  'This sign-in took too long. Please begin again.':
    'Вход занял слишком много времени. Начните снова.',
  'This quiz was started a moment ago.': 'Этот тест только что начат.',
  'A quiz has at most {max} links. Please end one first.':
    'У теста не более {max} ссылок. Сначала отключите одну.',
  'Share link': 'ссылка',
  'Access link': 'ссылка',
  'Shared quiz': 'тест по ссылке',
  'A category is merged into a category, a sub-category into a sub-category':
    'Категория объединяется с категорией, подкатегория — с подкатегорией',
  'Choose two different ones': 'Выберите две разные',
  'Quizzes were added here since you looked. Nothing was merged; please look again.':
    'С момента просмотра здесь появились тесты. Ничего не объединено; посмотрите ещё раз.',
  'This quiz has no questions yet.': 'В этом тесте пока нет вопросов.',
  Certificate: 'сертификат',
  'Status list': 'список состояний',
  'Please give a reason': 'Укажите причину',
  'Please paste a link or a credential': 'Вставьте ссылку или электронное свидетельство',
  'This certificate was revoked before. That cannot be changed.':
    'Этот сертификат уже отозван. Изменить это нельзя.',
  'Others cannot be challenged with this attempt.': 'С этой попыткой нельзя бросить вызов.',
  'This challenge cannot be tried now.': 'Этот вызов сейчас нельзя попробовать.',
  'This challenge cannot be taken as an attempt that counts.':
    'Этот вызов нельзя пройти зачётной попыткой.',
  Challenge: 'вызов',
  'Choose one of the languages': 'Выберите один из языков',
  'Choose another quiz, in another language': 'Выберите другой тест на другом языке',
  'A quiz has only one translation into each language':
    'У теста может быть только один перевод на каждый язык',
  'Another translation of this quiz has this language':
    'Другой перевод этого теста уже на этом языке',
  'This question has just been moved. Nothing was overwritten.':
    'Этот вопрос только что перемещён. Ничего не перезаписано.',
  'This quiz has just been moved. Nothing was overwritten.':
    'Этот тест только что перемещён. Ничего не перезаписано.',
  'This passkey is added already.': 'Этот ключ доступа уже добавлен.',
  'This passkey could not be verified. Please try again.':
    'Не удалось проверить ключ доступа. Повторите.',
  'This passkey belongs to another account.': 'Этот ключ доступа принадлежит другому аккаунту.',
  'This link has been used or is too old.': 'Эта ссылка уже использована или устарела.',
  'This email address belongs to another {name} account here.':
    'Этот адрес здесь связан с другим аккаунтом {name}.',
  'This code is not right. Try the next one': 'Код неверен. Введите следующий',
  'This code is not right, or it was used before. Try the next one':
    'Код неверен или уже использован. Введите следующий',
  'This recovery code is not right, or it was used before':
    'Код восстановления неверен или уже использован',
  'This call came from another site.': 'Этот вызов пришёл с другого сайта.',
  'This question is part of an attempt of yours that is open. Finish the attempt first.':
    'Этот вопрос входит в вашу начатую попытку. Сначала завершите попытку.',
  'Comments are switched off on this site.': 'Комментарии на этом сайте выключены.',
  'You can delete your own comment.': 'Свой комментарий можно удалить.',
  'Please write a comment': 'Напишите комментарий',
  'Decide for published or rejected': 'Выберите: опубликовать или отклонить',
  'This attempt is still open. Its result is shown when it is over.':
    'Попытка ещё не завершена. Результат появится по её окончании.',
  'This attempt is over; its answers cannot change any more.':
    'Попытка завершена, ответы изменить нельзя.',
  'This attempt is over.': 'Попытка завершена.',
  'This address belongs to another account by now.': 'Этот адрес уже принадлежит другому аккаунту.',
  'This account has been suspended.': 'Этот аккаунт заблокирован.',
  '{text} Note of an administrator: {note}': '{text} Примечание администрации: {note}',
  'This account has been suspended because of cheating.':
    'Этот аккаунт заблокирован за нечестное прохождение.',
  'This account has been suspended because of insulting or harmful content.':
    'Этот аккаунт заблокирован за оскорбительные или вредные материалы.',
  'This account has been suspended because of spam.': 'Этот аккаунт заблокирован за спам.',
  'This account has been suspended because another person seems to use it.':
    'Этот аккаунт заблокирован: похоже, им пользуется кто-то другой.',
  'You cannot suspend yourself.': 'Нельзя заблокировать самого себя.',
  'This is the only administrator.': 'Это единственный администратор.',
  'The roles of this account were changed meanwhile.':
    'Роли этого аккаунта тем временем изменились.',
  'You cannot change your own role.': 'Нельзя изменить собственную роль.',
  'This account is not active.': 'Этот аккаунт не активен.',
  'The address of this account is not verified.': 'Адрес этого аккаунта не подтверждён.',
  'Your own account is deleted on your profile page.':
    'Собственный аккаунт удаляют на странице профиля.',
  'This account is scheduled for deletion already.': 'Удаление этого аккаунта уже запланировано.',
  'This account is not scheduled for deletion.': 'Удаление этого аккаунта не запланировано.',
  'This account is suspended. Lift the suspension first.':
    'Этот аккаунт заблокирован. Сначала снимите блокировку.',
  'This account has been deactivated.': 'Этот аккаунт отключён.',
  'This account cannot be reactivated.': 'Этот аккаунт нельзя восстановить.',
  'This account already has a password.': 'У этого аккаунта уже есть пароль.',
  'There is nothing here': 'Здесь ничего нет',
  'There is no open attempt to grade; start one first.':
    'Нет открытой попытки для оценки. Сначала начните её.',
  'There is no complete record of this attempt to sign.':
    'Нет полной записи этой попытки для подписи.',
  'The service is very busy just now. Please try again in a moment.':
    'Сервис сейчас перегружен. Повторите чуть позже.',
  'The score cannot be higher than the number of questions':
    'Балл не может превышать число вопросов',
  'The password was changed meanwhile.': 'Пароль тем временем был изменён.',
  'Quizzes were added here since you looked. Nothing was deleted; please look again.':
    'Здесь появились новые тесты. Ничего не удалено, проверьте ещё раз.',
  'Please try to sign in again.': 'Попробуйте войти ещё раз.',
  'Please sign in once more, then reactivate your account.':
    'Войдите ещё раз и восстановите аккаунт.',
  'Please confirm the sign-in with your second factor.': 'Подтвердите вход вторым фактором.',
  'Please begin to set up the app once more.': 'Начните настройку приложения заново.',
  'Must be at least 1': 'Не меньше 1',
  'Invalid email or password': 'Неверный адрес или пароль',
  'If-Match is not an ETag of this document.': 'If-Match не является ETag этого документа.',
  '{name} has not verified this email address, so it cannot be used to sign in.':
    '{name} не подтвердил этот адрес, поэтому войти с ним нельзя.',
  '{name} cannot be reached right now. Please try again later.':
    '{name} сейчас недоступен. Повторите позже.',
  'Another window has kept a draft of this since.': 'Другое окно уже сохранило черновик.',
  'Another account is signed in in this browser now. Nothing was saved.':
    'В этом браузере теперь другой аккаунт. Ничего не сохранено.',
  'An authenticator app is set up already. Remove it first.':
    'Приложение-аутентификатор уже настроено. Сначала удалите его.',
  'An attempt can only be reported for yourself.': 'Сообщить можно только о своей попытке.',
  'Your role needs a second factor on this site. Set one up in the Security section of your profile.':
    'Для вашей роли на этом сайте нужен второй фактор. Настройте его в разделе «Безопасность» профиля.',
  'You need the role of an author to do this.': 'Для этого нужна роль автора.',
  'You need the role of a teacher to do this.': 'Для этого нужна роль преподавателя.',
  'Only accounts with a role can create tokens with this scope.':
    'Токены с такими правами могут создавать только аккаунты с ролью.',
  'One of these quizzes does not exist any more': 'Одного из этих тестов больше нет',
  'This category does not exist': 'Такой категории нет',
  'This sub-category does not belong to the category': 'Эта подкатегория не относится к категории',
  'A sub-category needs its category': 'Подкатегории нужна категория',
  'Question {id} is not part of this quiz any more.': 'Вопрос {id} больше не входит в этот тест.',
  'Question {id} is not part of this quiz': 'Вопрос {id} не входит в этот тест',
  'Question {id} is to be changed and removed at once':
    'Вопрос {id} нужно одновременно изменить и удалить',
  'Question {id} is in the list twice': 'Вопрос {id} указан дважды',
  'Type the name exactly as it is shown': 'Введите название точно так, как показано',
  'Password must be at least {min} characters': 'Пароль должен содержать не менее {min} символов',
  'Password must be at least {min} characters long':
    'Пароль должен содержать не менее {min} символов',
  'Password must be at most {max} characters': 'Пароль должен содержать не более {max} символов',
  'Please choose a password that is not your name or address':
    'Выберите пароль, не совпадающий с именем или адресом',
  'Many people use this password, so it is easy to guess. Please choose another':
    'Этот пароль используют многие, его легко угадать. Выберите другой',
  'Not found': 'Не найдено',
  'The request is not valid JSON': 'Запрос не является корректным JSON',
  'The request is not valid': 'Некорректный запрос',
  'Method not allowed': 'Метод не разрешён',
  'The request is too large': 'Запрос слишком большой',
  'Send the request as JSON': 'Отправьте запрос в формате JSON',
  'The service cannot be reached just now. Please try again in a moment.':
    'Сервис сейчас недоступен. Повторите чуть позже.',
  'The same was stored by another call just now. Please reload and try again.':
    'То же самое только что сохранил другой вызов. Обновите страницу и повторите.',
  'Something went wrong on our side. Please try again.':
    'На нашей стороне произошла ошибка. Повторите.',
  'Contains a character that cannot be stored': 'Содержит символ, который нельзя сохранить',
  'Password contains a character that cannot be stored':
    'Пароль содержит символ, который нельзя сохранить',
  'Must be a valid https URL': 'Нужен корректный адрес https',
  'An idempotency key has 16 to 200 visible ASCII characters; a UUID is one':
    'Ключ идемпотентности содержит от 16 до 200 видимых символов ASCII, например UUID',
  'Please do not use an email address as a name': 'Не используйте адрес эл. почты как имя',
  'At most {max} at once': 'Не более {max} за раз',
  'Please fill in all required fields': 'Заполните все обязательные поля',
  'At most {max} characters a line': 'Не более {max} символов в строке',
  'At most {max} lines': 'Не более {max} строк',
  'A series has at most {max} quizzes': 'В серии не более {max} тестов',
  'Please fill in both category name and display name':
    'Укажите имя и отображаемое название категории',
  'Please fill in the display name': 'Укажите отображаемое название',
  'Display name is required': 'Укажите отображаемое имя',
  'Decide for approved or rejected': 'Выберите: одобрить или отклонить',
  'Please select a rating': 'Выберите оценку',
  'Name must be at least {min} characters': 'Имя должно содержать не менее {min} символов',
  'Role/Title must be at least {min} characters': 'Род занятий: не менее {min} символов',
  'Testimonial must be at least {min} characters': 'Отзыв должен содержать не менее {min} символов',
  'Testimonial must be less than {max} characters': 'Отзыв должен быть короче {max} символов',
  'Rating cannot exceed 5 stars': 'Оценка не может превышать 5 звёзд',
  'Give 1 to 5 stars': 'Поставьте от 1 до 5 звёзд',
  'Only those who have finished an attempt that counts can give stars.':
    'Ставить звёзды могут только те, кто завершил попытку, которая засчитывается.',
  'At most {max} tags': 'Не более {max} меток',
  'Title is required': 'Укажите заголовок',
  'Title too long': 'Заголовок слишком длинный',
  'Excerpt is required': 'Добавьте краткое содержание',
  'Excerpt too long': 'Краткое содержание слишком длинное',
  'Content is required': 'Укажите содержание',
  'Content too long': 'Содержание слишком длинное',
  'Meta description should be under 160 characters': 'Метаописание должно быть короче 160 символов',
  'Reading time must be a whole number of minutes': 'Время чтения указывается целым числом минут',
  'Reading time must be at least 1 minute': 'Время чтения не меньше 1 минуты',
  'Reading time must be at most {max} minutes': 'Время чтения не больше {max} минут',
  'Please choose what the token may do': 'Выберите, что разрешено токену',
  'Please give the tag a name': 'Дайте метке название',
  'A tag cannot be merged into itself': 'Метку нельзя объединить с ней самой',
  'A quiz draws questions by this tag. Change its draws first.':
    'Один из тестов выбирает вопросы по этой метке. Сначала измените его выборки.',
  'A quiz draws questions from this category. Change its draws first.':
    'Один из тестов выбирает вопросы из этой категории. Сначала измените его выборки.',
  'A question can be linked only once': 'Вопрос можно связать только один раз',
  'At most 200 linked questions and 20 draws': 'Не более 200 связанных вопросов и 20 выборок',
  'One of these questions does not exist': 'Одного из этих вопросов не существует',
  'The quiz asks its own questions already': 'Тест уже задаёт собственные вопросы',
  'Only complete questions can be linked': 'Связать можно только завершённые вопросы',
  'That quiz links the question already': 'Этот тест уже связывает вопрос',
  'Must be 32 hexadecimal digits': 'Должно быть 32 шестнадцатеричные цифры',
  'Your pictures and sounds may have {count} MB together; with this file they would have more.':
    'Ваши изображения и звуки могут занимать вместе {count} МБ; с этим файлом было бы больше.',
  'The pictures and sounds of the site may have {count} MB together; with this file they would have more.':
    'Изображения и звуки сайта могут занимать вместе {count} МБ; с этим файлом было бы больше.',
  'Only administrators can change draws.': 'Изменять выборки могут только администраторы.',
  'The draws ask for {wanted} questions, but the bank has only {found} that match.':
    'Для выборок нужно вопросов: {wanted}, но в банке подходит только {found}.',
  'Another tag has this name. Merge the two instead.':
    'Другая метка уже так называется. Лучше объедините их.',
  'Please give the token a name': 'Дайте токену название',
  'Please enter a number of days': 'Укажите число дней',
  'At least 1 day': 'Не менее 1 дня',
  'At most {max} days': 'Не более {max} дней',
  'Please enter a valid email address': 'Введите корректный адрес',
  'Username must be at least {min} characters':
    'Имя пользователя должно содержать не менее {min} символов',
  'Username must be at most {max} characters':
    'Имя пользователя должно содержать не более {max} символов',
  'Username can only contain letters, numbers, and underscores':
    'Допустимы только латинские буквы, цифры и подчёркивание',
  'Password is required': 'Введите пароль',
  'Current password is required': 'Введите текущий пароль',
  'Passwords do not match': 'Пароли не совпадают',
  'First name is required': 'Укажите имя',
  'Last name is required': 'Укажите фамилию',
  'Invalid email address': 'Некорректный адрес',
  'Please choose a level from the list': 'Выберите уровень из списка',
  'At most {max} characters': 'Не более {max} символов',
  'Please enter a date': 'Введите дату',
  'Please choose a time zone': 'Выберите часовой пояс',
  'Please choose a language': 'Выберите язык',
  'The date of birth lies in the future': 'Дата рождения в будущем',
  'Please check the year': 'Проверьте год',
  'You must be at least {min} years old': 'Вам должно быть не меньше {min} лет',
  'Please enter the 6 digits that the app shows': 'Введите 6 цифр из приложения',
  'Please enter a recovery code': 'Введите код восстановления',
  'This is not a recovery code': 'Это не код восстановления',
  'Please enter a code': 'Введите код',
  'Please enter your password or a code': 'Введите пароль или код',
  'Please choose a name that does not look like one of our staff':
    'Выберите имя, не похожее на имя наших сотрудников',
  'Please confirm that it is you: enter your password, or sign in again.':
    'Подтвердите, что это вы: введите пароль или войдите снова.',
  'This is not your current password': 'Это не ваш текущий пароль',
  'This link has been used or is too old. Please ask for a new one.':
    'Эта ссылка уже использована или устарела. Запросите новую.',
  'Please give the passkey a name': 'Дайте ключу доступа название',
  'Time limit must be at least 1 minute': 'Ограничение не меньше 1 минуты',
  'Time limit is required': 'Укажите ограничение времени',
  'Time limit must be a whole number': 'Ограничение — целое число',
  'At most {max} minutes': 'Не более {max} минут',
  'Category is required': 'Укажите категорию',
  'Sub-category is required': 'Укажите подкатегорию',
  'Description is required': 'Добавьте описание',
  'At least 1 question': 'Не менее 1 вопроса',
  'Must be a whole number': 'Нужно целое число',
  'At most {max} questions': 'Не более {max} вопросов',
  'The correct option is not among the options': 'Правильного варианта нет среди вариантов',
  'Question must be at least {min} characters': 'Вопрос должен содержать не менее {min} символов',
  'Question text is required': 'Введите текст вопроса',
  'Please add at least one valid question': 'Добавьте хотя бы один корректный вопрос',
  'At least 1 question is required': 'Нужен хотя бы 1 вопрос',
  'At least 2 options are required': 'Нужно не менее 2 вариантов',
  'Option is required': 'Заполните вариант',
  'At least 2 non-empty options are required for this question type':
    'Для этого типа нужно не менее 2 заполненных вариантов',
  'Mark the correct answer': 'Отметьте правильный ответ',
  'Mark the correct answers': 'Отметьте правильные ответы',
  'An empty option is marked as correct': 'Пустой вариант отмечен правильным',
  'An answer is required': 'Нужен ответ',
  'The answer must be marked as correct': 'Ответ нужно отметить правильным',
  'At most {max} options': 'Не более {max} вариантов',
  'The tolerance must be a number': 'Допуск должен быть числом',
  'Every item needs its match': 'Каждому элементу нужно соответствие',
  'At least 2 different matches are required': 'Нужно не менее 2 разных соответствий',
  'Every item needs its category': 'Каждому элементу нужна категория',
  'At least 2 categories are required': 'Нужно не менее 2 категорий',
  'Two items are the same': 'Два элемента одинаковы',
  'The question needs a picture': 'Вопросу нужна картинка',
  'Draw at least one region': 'Нарисуйте хотя бы одну область',
  'Mark the right regions': 'Отметьте верные области',
  'There are fewer right regions than that': 'Верных областей меньше',
  'At most {max} regions': 'Не более {max} областей',
  'At most {max} spots': 'Не более {max} меток',
  'At least one spot is needed': 'Нужна хотя бы одна метка',
  'This question asks for {count}': 'В этом вопросе нужно: {count}',
  'This question has no such region to name': 'В этом вопросе нет такой области',
  'At most {max} targets': 'Не более {max} соответствий',
  'At least 1 gap is required': 'Нужен хотя бы 1 пропуск',
  'Each gap must be in the text once: [[1]], [[2]] and so on':
    'Каждый пропуск должен быть в тексте один раз: [[1]], [[2]] и так далее',
  'Two options are the same': 'Два варианта одинаковы',
  'At most {max} gaps': 'Не более {max} пропусков',
  'At most {max} answers': 'Не более {max} ответов',
  'The answer must be a number with an optional tolerance':
    'Ответ должен быть числом, при желании с допуском',
  'A unit is a name, or a name = a factor': 'Единица — это название или название = множитель',
  'Subject must be at least {min} characters': 'Тема должна содержать не менее {min} символов',
  'Message must be at least {min} characters': 'Сообщение должно содержать не менее {min} символов',
  'Please select a category': 'Выберите категорию',
  'This is too long to be kept as a draft': 'Слишком длинно для черновика',
  '{name}: at most {max} characters each': '{name}: не более {max} символов в каждом',
  '{name} must have at most {max} characters': '{name}: не более {max} символов',
  '{name} must have at least {min} characters': '{name}: не менее {min} символов',
  '{name} must have at most {max} entries': '{name}: не более {max} элементов',
  '{name} must have at least {min} entries': '{name}: не менее {min} элементов',
  '{name} must have at least 1 character': '{name}: не менее 1 символа',
  '{name} must have at least 1 entry': '{name}: не менее 1 элемента',
  '{name} must be more than {min}': '{name}: больше {min}',
  '{name} must be at least {min}': '{name}: не менее {min}',
  '{name} must be at most {max}': '{name}: не более {max}',
  '{name} must be {what}': '{name}: требуется {what}',
  '{name} is required': '{name}: обязательное поле',
  '{name} has none of the accepted forms': '{name}: недопустимая форма',
  'a whole number': 'целое число',
  'a number': 'число',
  text: 'текст',
  'true or false': 'истина или ложь',
  'a list': 'список',
  'an object': 'объект',
  'a date': 'дата',
  'a valid email address': 'корректный адрес эл. почты',
  'a valid address': 'корректный адрес',
  'a date and time in ISO 8601 form': 'дата и время в формате ISO 8601',
  'a date in the form YYYY-MM-DD': 'дата в формате ГГГГ-ММ-ДД',
  'in the right form': 'значение в нужном формате',
  'The request': 'Запрос',
  'The text': 'Текст',
  'The tolerance cannot be negative': 'Допуск не может быть отрицательным',
  'A pinned option is not among the options': 'Закреплённого варианта нет среди вариантов',
  'A correct option is not among the options': 'Одного из правильных вариантов нет среди вариантов',
  'A quiz can be in a series only once': 'Тест может входить в серию только один раз',
  'This page cannot be shown': 'Эту страницу невозможно показать',
  'If it happens again, quote the reference {reference}.':
    'Если это повторится, назовите код {reference}.',
  'Go home': 'На главную',
  'Signing in': 'Выполняется вход',
  'You can close this window.': 'Это окно можно закрыть.',
  'The archive has too many files': 'В архиве слишком много файлов',
  'The archive names a path outside of it': 'Архив указывает путь за своими пределами',
  'The archive is too large when it is unpacked': 'Распакованный архив слишком велик',
  'The archive is damaged': 'Архив повреждён',
  'The file declares a document type or entities': 'Файл объявляет тип документа или сущности',
  'The workbook has no sheets': 'В книге нет листов',
  'The archive has no file with questions': 'В архиве нет файла с вопросами',
  'The archive has several files and is no QTI package. Please unpack it and choose one of them.':
    'В архиве несколько файлов, и это не пакет QTI. Распакуйте его и выберите один из них.',
  'The file is empty': 'Файл пуст',
  'The file is too large': 'Файл слишком большой',
  'The XML is not well-formed from here on': 'Отсюда XML составлен неверно',
  'Choose a quiz, or enter the title of a new one': 'Выберите тест или введите название нового',
  'There is no question to add': 'Нет вопросов для добавления',
  'Must be ids with commas between them': 'Должны быть идентификаторы через запятую',
  Import: 'импорт',
  'Only pictures in JPEG, PNG, WebP, GIF and AVIF can be uploaded':
    'Загружать можно только изображения JPEG, PNG, WebP, GIF и AVIF',
  'The picture has too many pixels or frames': 'В изображении слишком много пикселей или кадров',
  'The picture is damaged': 'Изображение повреждено',
  'Only sounds in MP3, M4A (AAC), Ogg (Opus, Vorbis) and WAV can be uploaded':
    'Можно загружать только звуки в MP3, M4A (AAC), Ogg (Opus, Vorbis) и WAV',
  'The sound is damaged': 'Звук повреждён',
  'The sound is longer than 15 minutes': 'Звук длиннее 15 минут',
  'The picture is used, or was uploaded in the last seven days':
    'Изображение используется или загружено за последние семь дней',
  Picture: 'изображение',
  'The code has 8 letters and digits': 'Код состоит из 8 букв и цифр',
  'The due date must be after the start': 'Срок должен быть позже начала',
  'Choose a quiz or a series': 'Выберите тест или серию',
  'Choose at least one member': 'Выберите хотя бы одного участника',
  'Choose members of the class': 'Выберите участников класса',
  'The date must be later than that of the assignment': 'Дата должна быть позже даты задания',
  'The start must be before the due date': 'Начало должно быть раньше срока',
  'The last date must be after the due date': 'Последняя дата должна быть позже срока',
  'At most one decimal': 'Не больше одного знака после запятой',
  'Reason is required': 'Укажите причину',
  'Comment is required': 'Напишите комментарий',
  Class: 'класс',
  Assignment: 'задание',
  Member: 'участник',
  'There is nothing to practise yet.': 'Пока нечего повторять.',
  'There is another question of the day now.': 'Сейчас вопрос дня уже другой.',
  'Your open attempt asks this question. Please finish it first.':
    'Этот вопрос есть в вашей открытой попытке. Сначала завершите её.',
  'This question was changed meanwhile. Take it again later.':
    'Этот вопрос тем временем изменился. Вернитесь к нему позже.',
  'The notes were changed meanwhile.': 'Заметки тем временем изменились.',
  'Please write an answer': 'Напишите ответ',
  Regrade: 'пересчёт баллов',
  'The remark was changed meanwhile. Look at it again.':
    'Замечание тем временем было изменено. Посмотрите его ещё раз.',
  'The question was changed meanwhile. Look at it again.':
    'Вопрос тем временем был изменён. Посмотрите его ещё раз.',
  'The answers to this question are being graded again. Wait until it is done.':
    'Баллы за этот вопрос сейчас пересчитываются. Дождитесь окончания.',
  'Only the latest regrade of a question can be undone.':
    'Отменить можно только последний пересчёт баллов за вопрос.',
  Exception: 'исключение',
  Remark: 'замечание',
  'Choose a quiz for more attempts or a later date':
    'Выберите тест для дополнительных попыток или более поздней даты',
  'Choose what is allowed': 'Выберите, что разрешено',
  'Joining is closed. Open it before you invite people.':
    'Вступление закрыто. Откройте его, прежде чем приглашать.',
  'Enter at least one email address': 'Введите хотя бы один адрес эл. почты',
  'At most {max} addresses at a time': 'Не больше {max} адресов за раз',
  'Only the teacher responsible for the class can do this.':
    'Это может сделать только преподаватель, ответственный за класс.',
  'You cannot make an exception for yourself.': 'Нельзя сделать исключение для себя.',
  'Enter a username or an email address': 'Введите имя пользователя или адрес эл. почты',
  Teacher: 'преподаватель',
  'Must be at least {min}': 'Должно быть не меньше {min}',
  'Must be at most {max}': 'Должно быть не больше {max}',
  'Please enter a name': 'Введите название',
  'The environment variable {variable} fixes this setting':
    'Эта настройка задана переменной окружения {variable}',
  'Please offer at least one language': 'Предложите хотя бы один язык',
  'Please enter at least one domain': 'Укажите хотя бы один домен',
  'Please enter domains such as school.example': 'Укажите домены, например school.example',
  'Accounts of this site are opened by invitation only.':
    'На этом сайте аккаунты открываются только по приглашению.',
  'Accounts of this site are for addresses of {domains} only':
    'Аккаунты этого сайта — только для адресов {domains}',
  'Please confirm your email address first: we have mailed you a link.':
    'Сначала подтвердите адрес эл. почты: мы отправили вам ссылку.',
  'This language is not offered here': 'Этот язык здесь не предлагается',
  'The file has no column with email addresses': 'В файле нет столбца с адресами эл. почты',
  'At most {max} people in one file': 'Не более {max} человек в одном файле',
  'A mail was sent a few minutes ago. Please wait before you send another.':
    'Письмо отправили несколько минут назад. Подождите, прежде чем отправить ещё одно.',
  'Please upload a picture': 'Загрузите изображение',
  'At most {max} domains': 'Не больше {max} доменов',
  'These are not two accounts.': 'Это не два разных аккаунта.',
  'Your own account cannot be merged.': 'Свой собственный аккаунт объединить нельзя.',
  'Accounts of administrators cannot be merged.': 'Аккаунты администраторов объединить нельзя.',
  'Only active accounts can be merged.': 'Объединить можно только активные аккаунты.',
  'Both accounts have an open attempt at the same quiz. Please wait until one has ended.':
    'У обоих аккаунтов открыта попытка одного и того же теста. Подождите, пока одна завершится.',
  'This way to sign in is not set up on this site.': 'Этот способ входа на сайте не настроен.',
  'This {name} account belongs to another account here.':
    'Этот аккаунт {name} здесь связан с другим аккаунтом.',
  'Another {name} account is linked. Please unlink it first.':
    'Привязан другой аккаунт {name}. Сначала отвяжите его.',
  'This is your only way to sign in. Please create a password first.':
    'Это единственный способ входа. Сначала создайте пароль.',
  Notice: 'уведомление',
  'Must be a time, as 21:30': 'Укажите время, например 21:30',
  'Must be another time than the beginning': 'Должно отличаться от времени начала',
  'There is nothing to wait for.': 'Ждать нечего.',
  'Points cannot be negative': 'Баллы не могут быть отрицательными',
  'At most {max} points': 'Не более {max} баллов',
  'At most {max} levels': 'Не более {max} уровней',
  'At most {max} criteria': 'Не более {max} критериев',
  'The maximum words cannot be below the minimum': 'Максимум слов не может быть меньше минимума',
  'Every criterion needs a name': 'У каждого критерия должно быть название',
  'Every criterion needs at least 2 levels': 'У каждого критерия должно быть не менее 2 уровней',
  'A level of every criterion must give points':
    'Какой-то уровень каждого критерия должен давать баллы',
  'This answer is marked by a person, after the attempt.':
    'Этот ответ проверяет человек после попытки.',
  'Everyone gets full credit for this question.': 'За этот вопрос все получают полный балл.',
  'Choose a level for every criterion': 'Выберите уровень для каждого критерия',
  'A mark in percent is required': 'Нужна оценка в процентах',
  'You need the role of an author or a teacher to do this.':
    'Для этого нужна роль автора или преподавателя.',
};
