import type { RefusalText } from '../texts.ts';

export const messages: Readonly<Record<RefusalText, string>> = {
  'Please sign in first.': 'Entre primeiro.',
  'Google sign-in is not set up on this site.':
    'O acesso com o Google não está configurado neste site.',
  'An account with this email already exists': 'Já existe uma conta com este e-mail',
  'This username is already taken': 'Este nome de usuário já está em uso',
  'An access token cannot do this. Please sign in for it.':
    'Um token de acesso não pode fazer isto. Entre na conta.',
  'This access token may only read.': 'Este token de acesso só pode ler.',
  'This access token is unknown, expired or revoked.':
    'Este token de acesso é desconhecido, expirou ou foi revogado.',
  'You have {count} tokens. Please revoke one first.':
    'Você tem {count} tokens. Revogue um primeiro.',
  'Too many tries. Please wait {wait} and try again.':
    'Muitas tentativas. Aguarde {wait} e tente de novo.',
  '{count} seconds': '{count} segundos',
  '{count} minutes': '{count} minutos',
  'Cannot delete {container} because it contains {things}. Please move or delete all {more} in this {same} first.':
    'Não é possível excluir: a {container} contém {things}. Mova ou exclua o conteúdo primeiro.',
  category: 'categoria',
  'sub-category': 'subcategoria',
  'sub-categories': 'subcategorias',
  quizzes: 'quizzes',
  series: 'séries',
  'An account has at most {max} passkeys.': 'Uma conta tem no máximo {max} chaves de acesso.',
  '{what} not found': '{what}: não encontrado',
  'Access token': 'Token de acesso',
  Account: 'Conta',
  'Authenticator app': 'Aplicativo autenticador',
  'Blog post': 'Artigo do blog',
  Category: 'Categoria',
  'Sub-category': 'Subcategoria',
  Message: 'Mensagem',
  Passkey: 'Chave de acesso',
  Question: 'Pergunta',
  'Quiz attempt': 'Tentativa',
  Quiz: 'Quiz',
  'Second factor': 'Segundo fator',
  Series: 'Série',
  Session: 'Sessão',
  Testimonial: 'Depoimento',
  Tag: 'Etiqueta',
  Draft: 'Rascunho',
  'The stored version': 'Versão salva',
  '{field} is no field of this call': '{field} não é um campo desta chamada',
  'This {what} was {change} since you opened it. Nothing was overwritten.':
    'Isto foi alterado depois que você abriu ({what}). Nada foi sobrescrito.',
  '{who} has {change} this {what} since you opened it. Nothing was overwritten.':
    '{who} alterou isto depois que você abriu ({what}). Nada foi sobrescrito.',
  'It has no category yet.': 'Ainda não tem categoria.',
  'It has no questions yet.': 'Ainda não tem perguntas.',
  'Question {number}: {message}': 'Pergunta {number}: {message}',
  'The key at the end has no answer for question {number}.':
    'O gabarito no final não tem resposta para a pergunta {number}.',
  'Its key in line {line} does not fit: {answer}':
    'O gabarito dela na linha {line} não serve: {answer}',
  'The key names question {number}, which is not there.':
    'O gabarito indica a pergunta {number}, que não existe.',
  'Question {number} or its key is there twice.':
    'A pergunta {number} ou o gabarito dela aparece duas vezes.',
  'This line of the key cannot be read.': 'Não é possível ler esta linha do gabarito.',
  'A published quiz needs a category.': 'Um quiz publicado precisa de uma categoria.',
  'Its category has been deleted.': 'A categoria foi excluída.',
  'The same person has a newer one that waits for a decision.':
    'A mesma pessoa tem um mais recente que aguarda decisão.',
  'The same person has another that is {status} by now.':
    'A mesma pessoa já tem outro com este status.',
  'This {what} was {change} since you opened it.':
    'Isto foi alterado depois que você abriu ({what}).',
  '{who} has {change} this {what} since you opened it.':
    '{who} alterou isto depois que você abriu ({what}).',
  comment: 'comentário',
  testimonial: 'depoimento',
  note: 'anotação',
  'blog post': 'artigo do blog',
  question: 'pergunta',
  quiz: 'quiz',
  profile: 'perfil',
  post: 'artigo',
  cell: 'célula',
  assignment: 'tarefa',
  'Answers that a person marks have no key to grade them by':
    'Respostas corrigidas por uma pessoa não têm gabarito',
  'list of exceptions': 'lista de exceções',
  'list of questions': 'lista de perguntas',
  'Your username is settled already.': 'Seu nome de usuário já foi definido.',
  'Your email address is verified already.': 'Seu e-mail já foi confirmado.',
  'Your account has changed just now. Please sign in again.':
    'Sua conta acabou de mudar. Entre novamente.',
  'This quiz is not open yet.': 'Este quiz ainda não está aberto.',
  'The answer to this question was checked; it cannot change any more.':
    'A resposta a esta pergunta já foi conferida; não pode mais mudar.',
  'Answers to this quiz cannot be checked before its end.':
    'As respostas deste quiz não podem ser conferidas antes do fim.',
  'A question without an answer cannot be checked.':
    'Uma pergunta sem resposta não pode ser conferida.',
  'The end must show at least what is shown at once':
    'O fim deve mostrar pelo menos o que é mostrado na hora',
  'Questions with a time of their own have no way back':
    'Com tempo por pergunta não é possível voltar',
  'At least 5 seconds': 'Pelo menos 5 segundos',
  'At most 3600 seconds': 'No máximo 3600 segundos',
  'All questions on one page have a way back': 'Todas as perguntas em uma página permitem voltar',
  'This question was passed; its answer cannot change any more.':
    'Esta pergunta já passou; a resposta não pode mais mudar.',
  'This quiz is closed.': 'Este quiz está encerrado.',
  'You have used all your attempts on this quiz.': 'Você usou todas as suas tentativas neste quiz.',
  'This quiz needs its access code.': 'Este quiz precisa do código de acesso.',
  'A quiz that is opened with a link is for members and in no list':
    'Um quiz aberto só pelo link é para membros e não está em nenhuma lista',
  'The closing date must be after the opening date':
    'A data de encerramento deve ser depois da de abertura',
  'At least 0 hours': 'Pelo menos 0 horas',
  'At most 8760 hours': 'No máximo 8760 horas',
  'At least 1%': 'Pelo menos 1%',
  'At least 0%': 'Pelo menos 0%',
  'At most 100%': 'No máximo 100%',
  'At least 1 attempt': 'Pelo menos 1 tentativa',
  'At most 100 attempts': 'No máximo 100 tentativas',
  'You need to wait before retaking this quiz.': 'Você precisa esperar antes de refazer este quiz.',
  'You need administrator privileges to do this.': 'É preciso ser administrador para fazer isto.',
  'You are the only administrator. Make another account one before you delete your account.':
    'Você é o único administrador. Nomeie outro antes de excluir sua conta.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Muitas pessoas estão entrando agora. Tente de novo em instantes.',
  'This was already sent, with other content, and has arrived. Look at what was created before you send it again.':
    'Isto já foi enviado com outro conteúdo e chegou. Veja o que foi criado antes de enviar de novo.',
  'This took too long. Please try again.': 'Demorou demais. Tente de novo.',
  'This site does not know this passkey.': 'Este site não conhece esta chave de acesso.',
  'This site cannot check codes of your app any more. Use another second factor, or contact us.':
    'Este site não consegue mais verificar os códigos do seu aplicativo. Use outro segundo fator ou fale conosco.',
  'This sign-in with Google was used before. Please try again.':
    'Este acesso com o Google já foi usado. Tente de novo.',
  'This sign-in with Google could not be verified.':
    'Não foi possível verificar este acesso com o Google.',
  'This sign-in was started too long ago. Please try again.':
    'Este acesso começou há muito tempo. Tente de novo.',
  'This sign-in took too long. Please begin again.': 'O acesso demorou demais. Comece de novo.',
  'This quiz was started a moment ago.': 'Este quiz foi iniciado há um instante.',
  'A quiz has at most {max} links. Please end one first.':
    'Um quiz tem no máximo {max} links. Desative um primeiro.',
  'Share link': 'Link',
  'Access link': 'Link',
  'Shared quiz': 'Quiz compartilhado',
  'A category is merged into a category, a sub-category into a sub-category':
    'Uma categoria é mesclada com uma categoria, uma subcategoria com uma subcategoria',
  'Choose two different ones': 'Escolha duas diferentes',
  'Quizzes were added here since you looked. Nothing was merged; please look again.':
    'Quizzes foram adicionados desde que você olhou. Nada foi mesclado; olhe de novo.',
  'This quiz has no questions yet.': 'Este quiz ainda não tem perguntas.',
  Certificate: 'Certificado',
  'Status list': 'Lista de estados',
  'Please give a reason': 'Informe um motivo',
  'Please paste a link or a credential': 'Cole um link ou uma credencial',
  'This certificate was revoked before. That cannot be changed.':
    'Este certificado já foi revogado. Isso não pode ser alterado.',
  'Others cannot be challenged with this attempt.':
    'Não é possível desafiar alguém com esta tentativa.',
  'This challenge cannot be tried now.': 'Este desafio não pode ser experimentado agora.',
  'This challenge cannot be taken as an attempt that counts.':
    'Este desafio não pode ser feito como tentativa que conta.',
  Challenge: 'Desafio',
  'Choose one of the languages': 'Escolha um dos idiomas',
  'Choose another quiz, in another language': 'Escolha outro quiz, em outro idioma',
  'A quiz has only one translation into each language':
    'Um quiz tem apenas uma tradução para cada idioma',
  'Another translation of this quiz has this language':
    'Outra tradução deste quiz está neste idioma',
  'This question has just been moved. Nothing was overwritten.':
    'Esta pergunta acabou de ser movida. Nada foi sobrescrito.',
  'This quiz has just been moved. Nothing was overwritten.':
    'Este quiz acabou de ser movido. Nada foi sobrescrito.',
  'This passkey is added already.': 'Esta chave de acesso já foi adicionada.',
  'This passkey could not be verified. Please try again.':
    'Não foi possível verificar esta chave de acesso. Tente de novo.',
  'This passkey belongs to another account.': 'Esta chave de acesso pertence a outra conta.',
  'This link has been used or is too old.': 'Este link já foi usado ou é antigo demais.',
  'This email address belongs to another {name} account here.':
    'Este e-mail pertence aqui a outra conta {name}.',
  'This code is not right. Try the next one': 'Este código não está certo. Tente o próximo',
  'This code is not right, or it was used before. Try the next one':
    'Este código não está certo ou já foi usado. Tente o próximo',
  'This recovery code is not right, or it was used before':
    'Este código de recuperação não está certo ou já foi usado',
  'This call came from another site.': 'Esta chamada veio de outro site.',
  'This question is part of an attempt of yours that is open. Finish the attempt first.':
    'Esta pergunta faz parte de uma tentativa sua que está aberta. Termine a tentativa primeiro.',
  'Comments are switched off on this site.': 'Os comentários estão desativados neste site.',
  'You can delete your own comment.': 'Você pode excluir seu próprio comentário.',
  'Please write a comment': 'Escreva um comentário',
  'Decide for published or rejected': 'Escolha entre publicado e rejeitado',
  'This attempt is still open. Its result is shown when it is over.':
    'Esta tentativa ainda está aberta. O resultado aparece no fim.',
  'This attempt is over; its answers cannot change any more.':
    'Esta tentativa terminou; as respostas não podem mais mudar.',
  'This attempt is over.': 'Esta tentativa terminou.',
  'This address belongs to another account by now.': 'Este endereço já pertence a outra conta.',
  'This account has been suspended.': 'Esta conta foi suspensa.',
  '{text} Note of an administrator: {note}': '{text} Nota da administração: {note}',
  'This account has been suspended because of cheating.': 'Esta conta foi suspensa por trapaça.',
  'This account has been suspended because of insulting or harmful content.':
    'Esta conta foi suspensa por conteúdo ofensivo ou prejudicial.',
  'This account has been suspended because of spam.': 'Esta conta foi suspensa por spam.',
  'This account has been suspended because another person seems to use it.':
    'Esta conta foi suspensa porque parece que outra pessoa a usa.',
  'You cannot suspend yourself.': 'Você não pode suspender a si mesmo.',
  'This is the only administrator.': 'Este é o único administrador.',
  'The roles of this account were changed meanwhile.':
    'Nesse meio-tempo, as funções desta conta foram alteradas.',
  'You cannot change your own role.': 'Você não pode mudar a sua própria função.',
  'This account is not active.': 'Esta conta não está ativa.',
  'The address of this account is not verified.': 'O endereço desta conta não foi verificado.',
  'Your own account is deleted on your profile page.':
    'A sua própria conta é excluída na página do seu perfil.',
  'This account is scheduled for deletion already.': 'A exclusão desta conta já está agendada.',
  'This account is not scheduled for deletion.': 'A exclusão desta conta não está agendada.',
  'This account is suspended. Lift the suspension first.':
    'Esta conta está suspensa. Retire primeiro a suspensão.',
  'This account has been deactivated.': 'Esta conta foi desativada.',
  'This account cannot be reactivated.': 'Esta conta não pode ser reativada.',
  'This account already has a password.': 'Esta conta já tem senha.',
  'There is nothing here': 'Não há nada aqui',
  'There is no open attempt to grade; start one first.':
    'Não há tentativa aberta para avaliar; inicie uma primeiro.',
  'There is no complete record of this attempt to sign.':
    'Não há registro completo desta tentativa para assinar.',
  'The service is very busy just now. Please try again in a moment.':
    'O serviço está muito ocupado. Tente de novo em instantes.',
  'The score cannot be higher than the number of questions':
    'A pontuação não pode ser maior que o número de perguntas',
  'The password was changed meanwhile.': 'A senha foi alterada nesse meio-tempo.',
  'Quizzes were added here since you looked. Nothing was deleted; please look again.':
    'Quizzes foram adicionados desde que você olhou. Nada foi excluído; olhe de novo.',
  'Please try to sign in again.': 'Tente entrar de novo.',
  'Please sign in once more, then reactivate your account.':
    'Entre mais uma vez e reative sua conta.',
  'Please confirm the sign-in with your second factor.': 'Confirme o acesso com seu segundo fator.',
  'Please begin to set up the app once more.': 'Comece de novo a configurar o aplicativo.',
  'Must be at least 1': 'Deve ser pelo menos 1',
  'Invalid email or password': 'E-mail ou senha incorretos',
  'If-Match is not an ETag of this document.': 'If-Match não é um ETag deste documento.',
  '{name} has not verified this email address, so it cannot be used to sign in.':
    'O {name} não verificou este e-mail, então ele não serve para entrar.',
  '{name} cannot be reached right now. Please try again later.':
    'O {name} não pode ser acessado agora. Tente mais tarde.',
  'Another window has kept a draft of this since.':
    'Outra janela salvou um rascunho disto nesse meio-tempo.',
  'Another account is signed in in this browser now. Nothing was saved.':
    'Outra conta está ativa neste navegador. Nada foi salvo.',
  'An authenticator app is set up already. Remove it first.':
    'Já há um aplicativo autenticador. Remova-o primeiro.',
  'An attempt can only be reported for yourself.':
    'Uma tentativa só pode ser registrada para si mesmo.',
  'Your role needs a second factor on this site. Set one up in the Security section of your profile.':
    'Sua função precisa de um segundo fator neste site. Configure-o na seção Segurança do perfil.',
  'You need the role of an author to do this.': 'É preciso ter a função de autor para fazer isto.',
  'You need the role of a teacher to do this.':
    'É preciso ter a função de professor para fazer isto.',
  'Only accounts with a role can create tokens with this scope.':
    'Somente contas com uma função podem criar tokens com este escopo.',
  'One of these quizzes does not exist any more': 'Um destes quizzes não existe mais',
  'This category does not exist': 'Esta categoria não existe',
  'This sub-category does not belong to the category': 'Esta subcategoria não pertence à categoria',
  'A sub-category needs its category': 'Uma subcategoria precisa da sua categoria',
  'Question {id} is not part of this quiz any more.':
    'A pergunta {id} não faz mais parte deste quiz.',
  'Question {id} is not part of this quiz': 'A pergunta {id} não faz parte deste quiz',
  'Question {id} is to be changed and removed at once':
    'A pergunta {id} deve ser alterada e removida ao mesmo tempo',
  'Question {id} is in the list twice': 'A pergunta {id} está duas vezes na lista',
  'Type the name exactly as it is shown': 'Digite o nome exatamente como aparece',
  'Password must be at least {min} characters': 'A senha deve ter pelo menos {min} caracteres',
  'Password must be at least {min} characters long': 'A senha deve ter pelo menos {min} caracteres',
  'Password must be at most {max} characters': 'A senha deve ter no máximo {max} caracteres',
  'Please choose a password that is not your name or address':
    'Escolha uma senha que não seja seu nome nem seu e-mail',
  'Many people use this password, so it is easy to guess. Please choose another':
    'Muita gente usa esta senha, então é fácil de adivinhar. Escolha outra',
  'Not found': 'Não encontrado',
  'The request is not valid JSON': 'A requisição não é JSON válido',
  'The request is not valid': 'A requisição não é válida',
  'Method not allowed': 'Método não permitido',
  'The request is too large': 'A requisição é grande demais',
  'Send the request as JSON': 'Envie a requisição como JSON',
  'The service cannot be reached just now. Please try again in a moment.':
    'O serviço não está disponível agora. Tente de novo em instantes.',
  'The same was stored by another call just now. Please reload and try again.':
    'O mesmo acabou de ser salvo por outra chamada. Recarregue e tente de novo.',
  'Something went wrong on our side. Please try again.':
    'Algo deu errado do nosso lado. Tente de novo.',
  'Contains a character that cannot be stored': 'Contém um caractere que não pode ser salvo',
  'Password contains a character that cannot be stored':
    'A senha contém um caractere que não pode ser salvo',
  'Must be a valid https URL': 'Deve ser um endereço https válido',
  'An idempotency key has 16 to 200 visible ASCII characters; a UUID is one':
    'Uma chave de idempotência tem de 16 a 200 caracteres ASCII visíveis; um UUID serve',
  'Please do not use an email address as a name': 'Não use um e-mail como nome',
  'At most {max} at once': 'No máximo {max} de uma vez',
  'Please fill in all required fields': 'Preencha todos os campos obrigatórios',
  'At most {max} characters a line': 'No máximo {max} caracteres por linha',
  'At most {max} lines': 'No máximo {max} linhas',
  'A series has at most {max} quizzes': 'Uma série tem no máximo {max} quizzes',
  'Please fill in both category name and display name':
    'Preencha o nome e o nome de exibição da categoria',
  'Please fill in the display name': 'Preencha o nome de exibição',
  'Display name is required': 'O nome de exibição é obrigatório',
  'Decide for approved or rejected': 'Escolha aprovar ou rejeitar',
  'Please select a rating': 'Escolha uma avaliação',
  'Name must be at least {min} characters': 'O nome deve ter pelo menos {min} caracteres',
  'Role/Title must be at least {min} characters': 'A ocupação deve ter pelo menos {min} caracteres',
  'Testimonial must be at least {min} characters':
    'O depoimento deve ter pelo menos {min} caracteres',
  'Testimonial must be less than {max} characters':
    'O depoimento deve ter menos de {max} caracteres',
  'Rating cannot exceed 5 stars': 'A avaliação não pode passar de 5 estrelas',
  'Give 1 to 5 stars': 'Dê de 1 a 5 estrelas',
  'Only those who have finished an attempt that counts can give stars.':
    'Só pode dar estrelas quem terminou uma tentativa que conta.',
  'At most {max} tags': 'No máximo {max} etiquetas',
  'Title is required': 'O título é obrigatório',
  'Title too long': 'Título longo demais',
  'Excerpt is required': 'O resumo é obrigatório',
  'Excerpt too long': 'Resumo longo demais',
  'Content is required': 'O conteúdo é obrigatório',
  'Content too long': 'Conteúdo longo demais',
  'Meta description should be under 160 characters':
    'A meta descrição deve ter menos de 160 caracteres',
  'Reading time must be a whole number of minutes':
    'O tempo de leitura deve ser um número inteiro de minutos',
  'Reading time must be at least 1 minute': 'O tempo de leitura é de pelo menos 1 minuto',
  'Reading time must be at most {max} minutes': 'O tempo de leitura é de no máximo {max} minutos',
  'Please choose what the token may do': 'Escolha o que o token pode fazer',
  'Please give the tag a name': 'Dê um nome à etiqueta',
  'A tag cannot be merged into itself': 'Uma etiqueta não pode ser mesclada com ela mesma',
  'A quiz draws questions by this tag. Change its draws first.':
    'Um quiz sorteia perguntas com esta etiqueta. Altere primeiro os seus sorteios.',
  'A quiz draws questions from this category. Change its draws first.':
    'Um quiz sorteia perguntas desta categoria. Altere primeiro os seus sorteios.',
  'A question can be linked only once': 'Uma pergunta só pode ser vinculada uma vez',
  'At most 200 linked questions and 20 draws': 'No máximo 200 perguntas vinculadas e 20 sorteios',
  'One of these questions does not exist': 'Uma destas perguntas não existe',
  'The quiz asks its own questions already': 'O quiz já faz as suas próprias perguntas',
  'Only complete questions can be linked': 'Só perguntas completas podem ser vinculadas',
  'That quiz links the question already': 'Esse quiz já vincula a pergunta',
  'Must be 32 hexadecimal digits': 'Devem ser 32 dígitos hexadecimais',
  'Your pictures and sounds may have {count} MB together; with this file they would have more.':
    'Suas imagens e sons podem ocupar {count} MB ao todo; com este arquivo seriam mais.',
  'The pictures and sounds of the site may have {count} MB together; with this file they would have more.':
    'As imagens e os sons do site podem ocupar {count} MB ao todo; com este arquivo seriam mais.',
  'Only administrators can change draws.': 'Só administradores podem alterar os sorteios.',
  'The draws ask for {wanted} questions, but the bank has only {found} that match.':
    'Os sorteios pedem {wanted} perguntas, mas só {found} do banco correspondem.',
  'Another tag has this name. Merge the two instead.':
    'Outra etiqueta tem este nome. Mescle as duas.',
  'Please give the token a name': 'Dê um nome ao token',
  'Please enter a number of days': 'Informe um número de dias',
  'At least 1 day': 'Pelo menos 1 dia',
  'At most {max} days': 'No máximo {max} dias',
  'Please enter a valid email address': 'Informe um e-mail válido',
  'Username must be at least {min} characters':
    'O nome de usuário deve ter pelo menos {min} caracteres',
  'Username must be at most {max} characters':
    'O nome de usuário deve ter no máximo {max} caracteres',
  'Username can only contain letters, numbers, and underscores':
    'O nome de usuário só pode ter letras, números e sublinhados',
  'Password is required': 'A senha é obrigatória',
  'Current password is required': 'A senha atual é obrigatória',
  'Passwords do not match': 'As senhas não coincidem',
  'First name is required': 'O nome é obrigatório',
  'Last name is required': 'O sobrenome é obrigatório',
  'Invalid email address': 'E-mail inválido',
  'Please choose a level from the list': 'Escolha um nível da lista',
  'At most {max} characters': 'No máximo {max} caracteres',
  'Please enter a date': 'Informe uma data',
  'Please choose a time zone': 'Escolha um fuso horário',
  'Please choose a language': 'Escolha um idioma',
  'The date of birth lies in the future': 'A data de nascimento está no futuro',
  'Please check the year': 'Confira o ano',
  'You must be at least {min} years old': 'Você precisa ter pelo menos {min} anos',
  'Please enter the 6 digits that the app shows': 'Informe os 6 dígitos mostrados pelo aplicativo',
  'Please enter a recovery code': 'Informe um código de recuperação',
  'This is not a recovery code': 'Isto não é um código de recuperação',
  'Please enter a code': 'Informe um código',
  'Please enter your password or a code': 'Informe sua senha ou um código',
  'Please choose a name that does not look like one of our staff':
    'Escolha um nome que não pareça ser de alguém da nossa equipe',
  'Please confirm that it is you: enter your password, or sign in again.':
    'Confirme que é você: informe sua senha ou entre de novo.',
  'This is not your current password': 'Esta não é sua senha atual',
  'This link has been used or is too old. Please ask for a new one.':
    'Este link já foi usado ou é antigo demais. Peça um novo.',
  'Please give the passkey a name': 'Dê um nome à chave de acesso',
  'Time limit must be at least 1 minute': 'O tempo limite deve ser de pelo menos 1 minuto',
  'Time limit is required': 'O tempo limite é obrigatório',
  'Time limit must be a whole number': 'O tempo limite deve ser um número inteiro',
  'At most {max} minutes': 'No máximo {max} minutos',
  'Category is required': 'A categoria é obrigatória',
  'Sub-category is required': 'A subcategoria é obrigatória',
  'Description is required': 'A descrição é obrigatória',
  'At least 1 question': 'Pelo menos 1 pergunta',
  'Must be a whole number': 'Deve ser um número inteiro',
  'At most {max} questions': 'No máximo {max} perguntas',
  'The correct option is not among the options': 'A opção correta não está entre as opções',
  'Question must be at least {min} characters': 'A pergunta deve ter pelo menos {min} caracteres',
  'Question text is required': 'O texto da pergunta é obrigatório',
  'Please add at least one valid question': 'Adicione pelo menos uma pergunta válida',
  'At least 1 question is required': 'É preciso pelo menos 1 pergunta',
  'At least 2 options are required': 'São necessárias pelo menos 2 opções',
  'Option is required': 'A opção é obrigatória',
  'At least 2 non-empty options are required for this question type':
    'Este tipo de pergunta exige pelo menos 2 opções preenchidas',
  'Mark the correct answer': 'Marque a resposta correta',
  'Mark the correct answers': 'Marque as respostas corretas',
  'An empty option is marked as correct': 'Uma opção vazia está marcada como correta',
  'An answer is required': 'É preciso uma resposta',
  'The answer must be marked as correct': 'A resposta deve ser marcada como correta',
  'At most {max} options': 'No máximo {max} opções',
  'The tolerance must be a number': 'A tolerância deve ser um número',
  'Every item needs its match': 'Cada item precisa da sua correspondência',
  'At least 2 different matches are required':
    'São necessárias pelo menos 2 correspondências diferentes',
  'Every item needs its category': 'Cada item precisa da sua categoria',
  'At least 2 categories are required': 'São necessárias pelo menos 2 categorias',
  'Two items are the same': 'Dois itens são iguais',
  'The question needs a picture': 'A pergunta precisa de uma imagem',
  'Draw at least one region': 'Desenhe pelo menos uma área',
  'Mark the right regions': 'Marque as áreas certas',
  'There are fewer right regions than that': 'Não há tantas áreas certas',
  'At most {max} regions': 'No máximo {max} áreas',
  'At most {max} spots': 'No máximo {max} marcas',
  'At least one spot is needed': 'É preciso pelo menos uma marca',
  'This question asks for {count}': 'Esta pergunta pede {count}',
  'This question has no such region to name': 'Esta pergunta não tem essa área',
  'At most {max} targets': 'No máximo {max} correspondências',
  'At least 1 gap is required': 'É necessária pelo menos 1 lacuna',
  'Each gap must be in the text once: [[1]], [[2]] and so on':
    'Cada lacuna deve estar uma vez no texto: [[1]], [[2]] e assim por diante',
  'Two options are the same': 'Duas opções são iguais',
  'At most {max} gaps': 'No máximo {max} lacunas',
  'At most {max} answers': 'No máximo {max} respostas',
  'The answer must be a number with an optional tolerance':
    'A resposta deve ser um número, com tolerância opcional',
  'A unit is a name, or a name = a factor': 'Uma unidade é um nome, ou um nome = um fator',
  'Subject must be at least {min} characters': 'O assunto deve ter pelo menos {min} caracteres',
  'Message must be at least {min} characters': 'A mensagem deve ter pelo menos {min} caracteres',
  'Please select a category': 'Escolha uma categoria',
  'This is too long to be kept as a draft': 'É longo demais para um rascunho',
  '{name}: at most {max} characters each': '{name}: no máximo {max} caracteres cada',
  '{name} must have at most {max} characters': '{name}: no máximo {max} caracteres',
  '{name} must have at least {min} characters': '{name}: pelo menos {min} caracteres',
  '{name} must have at most {max} entries': '{name}: no máximo {max} itens',
  '{name} must have at least {min} entries': '{name}: pelo menos {min} itens',
  '{name} must have at least 1 character': '{name}: pelo menos 1 caractere',
  '{name} must have at least 1 entry': '{name}: pelo menos 1 item',
  '{name} must be more than {min}': '{name} deve ser maior que {min}',
  '{name} must be at least {min}': '{name} deve ser pelo menos {min}',
  '{name} must be at most {max}': '{name} deve ser no máximo {max}',
  '{name} must be {what}': '{name} deve ser {what}',
  '{name} is required': '{name} é obrigatório',
  '{name} has none of the accepted forms': '{name} não tem nenhuma das formas aceitas',
  'a whole number': 'um número inteiro',
  'a number': 'um número',
  text: 'texto',
  'true or false': 'verdadeiro ou falso',
  'a list': 'uma lista',
  'an object': 'um objeto',
  'a date': 'uma data',
  'a valid email address': 'um e-mail válido',
  'a valid address': 'um endereço válido',
  'a date and time in ISO 8601 form': 'uma data e hora em formato ISO 8601',
  'a date in the form YYYY-MM-DD': 'uma data no formato AAAA-MM-DD',
  'in the right form': 'no formato correto',
  'The request': 'A requisição',
  'The text': 'O texto',
  'The tolerance cannot be negative': 'A tolerância não pode ser negativa',
  'A pinned option is not among the options': 'Uma opção fixa não está entre as opções',
  'A correct option is not among the options': 'Uma opção correta não está entre as opções',
  'A quiz can be in a series only once': 'Um quiz só pode estar uma vez em uma série',
  'This page cannot be shown': 'Não é possível mostrar esta página',
  'If it happens again, quote the reference {reference}.':
    'Se acontecer de novo, informe a referência {reference}.',
  'Go home': 'Ir para o início',
  'Signing in': 'Entrando',
  'You can close this window.': 'Você pode fechar esta janela.',
  'The archive has too many files': 'O arquivo compactado tem arquivos demais',
  'The archive names a path outside of it': 'O arquivo compactado indica um caminho fora dele',
  'The archive is too large when it is unpacked':
    'O arquivo fica grande demais ao ser descompactado',
  'The archive is damaged': 'O arquivo compactado está danificado',
  'The file declares a document type or entities':
    'O arquivo declara um tipo de documento ou entidades',
  'The workbook has no sheets': 'A pasta de trabalho não tem planilhas',
  'The archive has no file with questions':
    'O arquivo compactado não tem nenhum arquivo com perguntas',
  'The archive has several files and is no QTI package. Please unpack it and choose one of them.':
    'O arquivo compactado tem vários arquivos e não é um pacote QTI. Descompacte-o e escolha um deles.',
  'The file is empty': 'O arquivo está vazio',
  'The file is too large': 'O arquivo é grande demais',
  'The XML is not well-formed from here on': 'A partir daqui, o XML não está bem formado',
  'Choose a quiz, or enter the title of a new one': 'Escolha um quiz ou digite o título de um novo',
  'There is no question to add': 'Não há nenhuma pergunta para adicionar',
  'Must be ids with commas between them': 'Devem ser ids separados por vírgulas',
  Import: 'Importação',
  'Only pictures in JPEG, PNG, WebP, GIF and AVIF can be uploaded':
    'Só é possível enviar imagens JPEG, PNG, WebP, GIF e AVIF',
  'The picture has too many pixels or frames': 'A imagem tem pixels ou quadros demais',
  'The picture is damaged': 'A imagem está danificada',
  'Only sounds in MP3, M4A (AAC), Ogg (Opus, Vorbis) and WAV can be uploaded':
    'Só podem ser enviados sons em MP3, M4A (AAC), Ogg (Opus, Vorbis) e WAV',
  'The sound is damaged': 'O som está danificado',
  'The sound is longer than 15 minutes': 'O som dura mais de 15 minutos',
  'The picture is used, or was uploaded in the last seven days':
    'A imagem está em uso ou foi enviada nos últimos sete dias',
  Picture: 'Imagem',
  'The code has 8 letters and digits': 'O código tem 8 letras e números',
  'The due date must be after the start': 'O prazo deve ser depois do início',
  'Choose a quiz or a series': 'Escolha um quiz ou uma série',
  'Choose at least one member': 'Escolha pelo menos um membro',
  'Choose members of the class': 'Escolha membros da turma',
  'The date must be later than that of the assignment': 'A data deve ser posterior à da tarefa',
  'The start must be before the due date': 'O início deve ser anterior ao prazo',
  'The last date must be after the due date': 'A última data deve ser depois do prazo',
  'At most one decimal': 'No máximo uma casa decimal',
  'Reason is required': 'O motivo é obrigatório',
  'Comment is required': 'O comentário é obrigatório',
  Class: 'Turma',
  Assignment: 'Tarefa',
  Member: 'Membro',
  'There is nothing to practise yet.': 'Ainda não há o que praticar.',
  'There is another question of the day now.': 'Agora a pergunta do dia é outra.',
  'Your open attempt asks this question. Please finish it first.':
    'A sua tentativa aberta contém esta pergunta. Termine-a primeiro.',
  'This question was changed meanwhile. Take it again later.':
    'Esta pergunta foi alterada enquanto isso. Refaça-a mais tarde.',
  'The notes were changed meanwhile.': 'As notas foram alteradas nesse meio-tempo.',
  'Please write an answer': 'Escreva uma resposta',
  Regrade: 'Nova correção',
  'The remark was changed meanwhile. Look at it again.':
    'A observação foi alterada nesse meio-tempo. Veja-a de novo.',
  'The question was changed meanwhile. Look at it again.':
    'A pergunta foi alterada nesse meio-tempo. Veja-a de novo.',
  'The answers to this question are being graded again. Wait until it is done.':
    'As respostas a esta pergunta estão sendo corrigidas novamente. Aguarde até terminar.',
  'Only the latest regrade of a question can be undone.':
    'Só a correção mais recente de uma pergunta pode ser desfeita.',
  Exception: 'Exceção',
  Remark: 'Observação',
  'Choose a quiz for more attempts or a later date':
    'Escolha um quiz para mais tentativas ou uma data posterior',
  'Choose what is allowed': 'Escolha o que é permitido',
  'Joining is closed. Open it before you invite people.':
    'A inscrição está fechada. Abra-a antes de convidar.',
  'Enter at least one email address': 'Digite pelo menos um e-mail',
  'At most {max} addresses at a time': 'No máximo {max} endereços por vez',
  'Only the teacher responsible for the class can do this.':
    'Só o professor responsável pela turma pode fazer isso.',
  'You cannot make an exception for yourself.': 'Você não pode abrir uma exceção para si.',
  'Enter a username or an email address': 'Digite um nome de usuário ou um e-mail',
  Teacher: 'Professor',
  'Must be at least {min}': 'Deve ser no mínimo {min}',
  'Must be at most {max}': 'Deve ser no máximo {max}',
  'Please enter a name': 'Insira um nome',
  'The environment variable {variable} fixes this setting':
    'A variável de ambiente {variable} fixa esta configuração',
  'Please offer at least one language': 'Ofereça pelo menos um idioma',
  'Please enter at least one domain': 'Insira pelo menos um domínio',
  'Please enter domains such as school.example': 'Insira domínios como escola.example',
  'Accounts of this site are opened by invitation only.':
    'Neste site, as contas são abertas somente por convite.',
  'Accounts of this site are for addresses of {domains} only':
    'Neste site, as contas são somente para endereços de {domains}',
  'Please confirm your email address first: we have mailed you a link.':
    'Confirme primeiro seu endereço de e-mail: enviamos um link para você.',
  'This language is not offered here': 'Este idioma não é oferecido aqui',
  'The file has no column with email addresses':
    'O arquivo não tem uma coluna com endereços de e-mail',
  'At most {max} people in one file': 'No máximo {max} pessoas por arquivo',
  'A mail was sent a few minutes ago. Please wait before you send another.':
    'Um e-mail foi enviado há poucos minutos. Espere antes de enviar outro.',
  'Please upload a picture': 'Envie uma imagem',
  'At most {max} domains': 'No máximo {max} domínios',
  'These are not two accounts.': 'Não são duas contas.',
  'Your own account cannot be merged.': 'Sua própria conta não pode ser mesclada.',
  'Accounts of administrators cannot be merged.':
    'Contas de administradores não podem ser mescladas.',
  'Only active accounts can be merged.': 'Só contas ativas podem ser mescladas.',
  'Both accounts have an open attempt at the same quiz. Please wait until one has ended.':
    'As duas contas têm uma tentativa aberta do mesmo quiz. Espere uma delas terminar.',
  'This way to sign in is not set up on this site.':
    'Esta forma de entrar não está configurada neste site.',
  'This {name} account belongs to another account here.':
    'Esta conta de {name} pertence aqui a outra conta.',
  'Another {name} account is linked. Please unlink it first.':
    'Outra conta de {name} está vinculada. Desvincule-a primeiro.',
  'This is your only way to sign in. Please create a password first.':
    'É sua única forma de entrar. Crie uma senha primeiro.',
  Notice: 'Notificação',
  'Must be a time, as 21:30': 'Deve ser um horário, como 21:30',
  'Must be another time than the beginning': 'Deve ser um horário diferente do início',
  'There is nothing to wait for.': 'Não há nada a esperar.',
  'Points cannot be negative': 'Os pontos não podem ser negativos',
  'At most {max} points': 'No máximo {max} pontos',
  'At most {max} levels': 'No máximo {max} níveis',
  'At most {max} criteria': 'No máximo {max} critérios',
  'The maximum words cannot be below the minimum':
    'O máximo de palavras não pode ser menor que o mínimo',
  'Every criterion needs a name': 'Cada critério precisa de um nome',
  'Every criterion needs at least 2 levels': 'Cada critério precisa de pelo menos 2 níveis',
  'A level of every criterion must give points': 'Um nível de cada critério deve dar pontos',
  'This answer is marked by a person, after the attempt.':
    'Esta resposta é corrigida por uma pessoa depois da tentativa.',
  'Everyone gets full credit for this question.': 'Todos recebem a pontuação total nesta pergunta.',
  'Choose a level for every criterion': 'Escolha um nível para cada critério',
  'A mark in percent is required': 'É necessária uma nota em porcentagem',
  'You need the role of an author or a teacher to do this.':
    'Para isso você precisa da função de autor ou professor.',
};
