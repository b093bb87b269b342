export const messages = {
  certificatesOf: ({ name }: { name: string }) => `Сертификаты: ${name}`,
  gives: 'Выдавать сертификат тем, кто сдал все тесты',
  givesUse:
    'Те, кто сдал всё раньше, тоже его получат. Сертификаты остаются, если серия изменится или перестанет их выдавать.',
  awarded: ({ count }: { count: string }) => `Выдано: ${count}`,
  isChecking: 'Идёт поиск тех, кто сдал всё раньше.',
  revoked: 'Отозван',
  loadFailed: 'Сертификаты не загрузились',
  notSaved: 'Не сохранено',
  saved: 'Сохранено',
  open: ({ name }: { name: string }) => `Открыть сертификат: ${name}`,
  earlier: 'Раньше',
  later: 'Позже',
};
