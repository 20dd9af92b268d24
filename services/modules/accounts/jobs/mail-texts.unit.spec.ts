import { alreadyRegisteredMail, codeMail, spokenCode } from './mail-texts.ts';

const payload = { to: 'a@example.com', name: '<b>Ali</b>', username: 'ali', code: '048213' };

it('tells the code in both languages, as text and as HTML, and escapes names', () => {
  const mail = codeMail(payload);
  expect(mail.text.match(/048213/g)).toHaveLength(2);
  expect(mail.text).toMatch(/کد تأیید/);
  expect(mail.text).toMatch(/verification code/);
  expect(mail.html).toContain('<html lang="fa" dir="rtl">');
  expect(mail.html).toContain('>048213</div>');
  expect(mail.html).not.toContain('<b>Ali</b>');
});

it('tells the owner of an address that nothing was changed, and no code', () => {
  const mail = alreadyRegisteredMail();
  expect(mail.text).toMatch(/nothing was changed/);
  expect(mail.text + mail.html).not.toMatch(/\d{6}/);
});

it('reads the digits apart, twice', () => {
  expect(spokenCode('048213').match(/0، 4، 8، 2، 1، 3/g)).toHaveLength(2);
});
