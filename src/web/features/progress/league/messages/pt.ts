import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Classificação',
  lead: 'Quem tem mais pontos esta semana e desde o início.',
  thisWeek: 'Esta semana',
  allTime: 'Desde o início',
  caption:
    'A pontuação soma as respostas corretas da sua melhor tentativa desta semana em cada quiz. Em caso de empate, vem primeiro quem tem menos tentativas e, depois, quem a alcançou antes. Só aparecem pontuações acima de 0.',
  noneYet: 'Ainda ninguém pontuou esta semana',
  endsAt: 'Uma nova semana começa em <date></date>.',
  optedOut: ({ score }) =>
    `Você não participa da liga, por isso os outros não veem a sua pontuação desta semana: ${score}.`,
  toProfile: 'Alterar no perfil',
  winner: ({ name, score }) => `${name} (${score})`,
  lastWeek: ({ names }) => `Os melhores da semana passada: ${names}.`,
  takesPart: 'Participar da liga semanal',
  takesPartHint:
    'Se estiver desligado, você não aparece em nenhuma lista da liga que os outros veem. Os seus resultados ficam como estão, assim como o seu lugar na classificação geral.',
  notSaved: 'A sua escolha não foi salva',
};
