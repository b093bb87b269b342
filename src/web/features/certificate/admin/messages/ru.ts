export const messages = {
  certificatesOf: ({ name }: { name: string }) => `Сертификаты: ${name}`,
  gives: 'Выдавать сертификат тем, кто прошёл все тесты',
  givesUse:
    'Те, кто прошёл всё раньше, тоже его получат. Сертификаты остаются, если серия изменится или перестанет их выдавать.',
  awarded: ({ count }: { count: string }) => `Выдано: ${count}`,
  isChecking: 'Идёт поиск тех, кто прошёл всё раньше.',
  revoked: 'Отозван',
  loadFailed: 'Сертификаты не загрузились',
  notSaved: 'Не сохранено',
  saved: 'Сохранено',
  open: ({ name }: { name: string }) => `Открыть сертификат: ${name}`,
  earlier: 'Раньше',
  later: 'Позже',
};
