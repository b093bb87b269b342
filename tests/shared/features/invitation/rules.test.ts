import { describe, expect, test } from 'vitest';
import {
  columnsGuessed,
  columnsNamed,
  languageNamed,
  mayResend,
  personIn,
} from '#shared/features/invitation/rules.ts';

describe('the titles of columns are recognised', () => {
  test.each([
    ['English', ['Name', 'E-mail address', 'User name', 'Class code', 'Language']],
    ['German', ['Name', 'E-Mail-Adresse', 'Benutzername', 'Klasse', 'Sprache']],
    ['French', ['Nom', 'Adresse e-mail', 'Nom d’utilisateur', 'Classe', 'Langue']],
    ['Spanish', ['Nombre', 'Correo', 'Nombre de usuario', 'Clase', 'Idioma']],
    ['Italian', ['Nome', 'Email', 'Nome utente', 'Classe', 'Lingua']],
    ['Portuguese', ['Nome', 'Endereço de e-mail', 'Nome de usuário', 'Turma', 'Idioma']],
    ['Russian', ['Имя', 'Эл. почта', 'Имя пользователя', 'Класс', 'Язык']],
    ['Chinese', ['姓名', '邮箱地址', '用户名', '班级', '语言']],
    ['Japanese', ['氏名', 'メールアドレス', 'ユーザー名', 'クラス', '言語']],
    ['Arabic', ['الاسم', 'البريد الإلكتروني', 'اسم المستخدم', 'الصف', 'اللغة']],
    ['as programs write them', ['FULL_NAME', 'email', 'login', 'class_name', 'locale']],
  ])('%s', (_, cells) => {
    expect(columnsNamed(cells)).toEqual({
      ...{ name: 0, email: 1, username: 2, className: 3, language: 4 },
    });
  });

  test('two columns of names, and others that are ignored', () => {
    expect(columnsNamed(['Nr.', 'Nachname', 'Vorname', 'Mail'])).toEqual({
      ...{ lastName: 1, firstName: 2, email: 3 },
    });
    expect(columnsNamed(['Name', 'Phone'])).toBeUndefined();
    for (const moment of ['Last access', 'Last login', 'First Sign-In', 'Letzter Login'])
      expect(columnsNamed(['Full name', 'Email address', moment])).toEqual({ name: 0, email: 1 });
  });

  test('a list without titles has addresses, and perhaps names', () => {
    expect(columnsNamed(['mail@school.example'])).toBeUndefined();
    expect(columnsGuessed(['Ann Lee', 'ann@school.example'])).toEqual({ email: 1, name: 0 });
    expect(columnsGuessed(['ann@school.example', ''])).toEqual({ email: 0 });
    expect(columnsGuessed(['Ann', 'Lee'])).toBeUndefined();
  });
});

test.each([
  ['French', ['Nom', 'Prénom', 'Courriel', 'Cours'], { name: 0, firstName: 1, email: 2 }],
  ['Spanish', ['Apellidos', 'Nombre', 'Correo', 'Curso'], { lastName: 0, name: 1, email: 2 }],
  [
    'Arabic',
    ['اسم العائلة', 'الاسم الأول', 'البريد الإلكتروني', 'الصف'],
    { lastName: 0, firstName: 1, email: 2 },
  ],
])('family names have a column of their own: %s', (_, titles, named) => {
  const columns = columnsNamed(titles);
  expect(columns).toEqual({ ...named, className: 3 });
  const person = personIn(['Lee', 'Ann', 'ann@b.example', '7b'], {
    ...{ line: 2, columns: columns ?? {}, language: 'fr' },
  });
  expect(person).toMatchObject({ name: 'Ann Lee', firstName: 'Ann', lastName: 'Lee' });
});

describe('a row is a person', () => {
  const columns = { email: 0, name: 1, lastName: 2, username: 3, language: 4 };
  const read = (...cells: string[]) => personIn(cells, { line: 2, columns, language: 'fr' });

  test('with a cleaned address and name, and the language of the file', () => {
    expect(read(' Ann@School.Example ', 'Ann  Lee')).toMatchObject({
      ...{ email: 'ann@school.example', name: 'Ann Lee', language: 'fr', problems: [] },
      ...{ username: null, firstName: null, lastName: null },
    });
  });

  test('names in two columns are one public name', () => {
    expect(read('a@b.example', 'Ann', 'Lee')).toMatchObject({
      ...{ name: 'Ann Lee', firstName: 'Ann', lastName: 'Lee' },
    });
    expect(read('a@b.example', 'Ann Lee', 'Lee')).toMatchObject({
      ...{ name: 'Ann Lee', firstName: null, lastName: 'Lee' },
    });
    expect(read('a@b.example', '太郎', '山田')).toMatchObject({ name: '山田太郎' });
  });

  test('an address as mail programs copy it has the name, unless a column has one', () => {
    const ann = { email: 'ann@b.example', name: 'Ann Lee', problems: [] };
    expect(read('Ann Lee <ann@b.example>')).toMatchObject(ann);
    expect(read('"Lee, Ann" <ann@b.example>')).toMatchObject({ ...ann, name: 'Lee, Ann' });
    expect(read('A. <ann@b.example>', 'Ann Lee')).toMatchObject(ann);
    expect(read('<ann@b.example>')).toMatchObject({ ...ann, name: null });
    expect(read('Ann <ann>').problems).toEqual(['bad_email']);
  });

  test('says what is wrong with it', () => {
    expect(read('', 'Ann').problems).toEqual(['no_email']);
    expect(read('nobody', 'Ann').problems).toEqual(['bad_email']);
    expect(read('a@b.example', 'x'.repeat(81)).problems).toEqual(['bad_name']);
    expect(read('a@b.example', 'c@d.example').problems).toEqual(['bad_name']);
    expect(read('a@b.example', '', '', 'a b').problems).toEqual(['bad_username']);
    expect(read('a@b.example', '', '', '', 'Klingon').problems).toEqual(['unknown_language']);
  });

  test('a text that a spreadsheet was kept from reading as a formula is read as it was', () => {
    expect(read('a@b.example', "'+Ann").name).toBe('+Ann');
  });
});

test('a language is named by its code, in itself or in English', () => {
  for (const text of ['de', 'DE-at', 'deutsch', 'German']) expect(languageNamed(text)).toBe('de');
  expect(languageNamed('日本語')).toBe('ja');
  expect(languageNamed('xx')).toBeUndefined();
});

test('a mail is sent again after ten minutes', () => {
  const sent = new Date('2026-01-01T10:00:00Z');
  expect(mayResend(sent, new Date('2026-01-01T10:09:59Z'))).toBe(false);
  expect(mayResend(sent, new Date('2026-01-01T10:10:00Z'))).toBe(true);
});
