import { alreadyRegisteredMail, codeMail, spokenCode } from './mail-texts.ts';

it('tells the code in both languages, as text and as HTML', () => {
  const mail = codeMail({ code: '048213' });
  expect(mail.text.match(/048213/g)).toHaveLength(2);
  expect(mail.text).toMatch(/کد تأیید/);
  expect(mail.text).toMatch(/verification code/);
  expect(mail.html).toContain('<html lang="fa" dir="rtl">');
  expect(mail.html).toContain('>048213</div>');
});

it('tells the owner of an address that nothing was changed, and no code', () => {
  const mail = alreadyRegisteredMail();
  expect(mail.text).toMatch(/nothing was changed/);
  expect(mail.text + mail.html).not.toMatch(/\d{6}/);
});

it('reads the digits apart, twice', () => {
  expect(spokenCode('048213').match(/0، 4، 8، 2، 1، 3/g)).toHaveLength(2);
});
