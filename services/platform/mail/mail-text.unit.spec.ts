import { apart, mailContent } from './mail-text.ts';

const MAIL = {
  subject: 'گذرواژه',
  heading: 'گذرواژهٔ تازه',
  paragraphs: [`حساب «${apart('sara<b>')}»`],
  link: { href: 'https://parde.example/x?a=1&b=2', label: 'باز کنید' },
  notes: ['یک ساعت'],
};

it('writes Persian from right to left, and English from left to right, each alone', () => {
  const fa = mailContent('fa', MAIL);
  expect(fa.subject).toBe('پرده: گذرواژه');
  expect(fa.html).toContain('<html lang="fa" dir="rtl">');
  expect(fa.html).toMatch(/<div lang="fa" dir="rtl" style="[^"]*direction:rtl;text-align:right;/);
  const en = mailContent('en', { subject: 'Code', heading: 'Code', paragraphs: ['Type it.'], code: '048213' });
  expect(en.subject).toBe('Parde: Code');
  expect(en.html).toMatch(
    /<html lang="en" dir="ltr">[\s\S]*<div lang="en" dir="ltr" style="[^"]*direction:ltr;text-align:left;/,
  );
  expect(en.text + en.html).not.toMatch(/[\u0600-\u06ff]/);
});

it('fits a phone, with the code and the link in one piece', () => {
  const { html } = mailContent('en', { subject: 's', heading: 'h', paragraphs: [], code: '048213' });
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain('max-width:480px');
  expect(html).not.toMatch(/[^-]width:\d{3}/);
  expect(html).toContain('>048213</div>');
});

it('says the same as text, a paragraph a line, the address as it is', () => {
  expect(mailContent('fa', MAIL).text).toBe('حساب «sara<b>»\n\nhttps://parde.example/x?a=1&b=2\n\nیک ساعت\n');
});

it('sets apart what somebody typed, and makes no markup of it', () => {
  expect(mailContent('fa', MAIL).html).toContain('<p>حساب «<bdi>sara&lt;b&gt;</bdi>»</p>');
});
