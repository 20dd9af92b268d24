import { greeting } from './greeting.ts';
import { apart, mailContent } from './mail-text.ts';

const NOBODY = { fa: 'کاربر گرامی', en: 'Dear viewer' };

describe('a name in a mail', () => {
  it.each([
    ['Sara', 'Sara'],
    ['سارا محمدی', 'سارا محمدی'],
    ['فاطمه‌زهرا', 'فاطمه‌زهرا'],
    ["Conan O'Brien", "Conan O'Brien"],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['J. R. Ewing Jr.', 'J. R. Ewing Jr.'],
    ['José Ángel-Pérez', 'José Ángel-Pérez'],
    ['Louis 14', 'Louis 14'],
    ['  two\tfold\r\nname\u2028here ', 'two fold name here'],
    ['\u202eSara\u202c\u200b', 'Sara'],
  ])('stands in one line, as plain text: %j', (name, shown) => {
    expect(greeting(name)).toEqual({ fa: `${apart(shown)} عزیز`, en: `Dear ${apart(shown)}` });
  });

  it('comes first in Persian, whatever the letters it is in', () => {
    const { html, text } = mailContent('fa', {
      subject: '',
      heading: '',
      paragraphs: [`${greeting('Sara').fa}، سلام`],
    });
    expect(html).toContain('<p><bdi>Sara</bdi> عزیز، سلام</p>');
    expect(text).toContain('Sara عزیز، سلام');
  });

  it.each([
    'http://evil.example click',
    'https：／／evil．example',
    'www.x.com',
    'visit evil.example now',
    'evil.co',
    'evil。example',
    'evil\u00ad.example',
    'evil\u200b.exa\u200bmple',
    'مثال.ایران',
    'پیوند.کام',
    'me@evil.example',
    'mailto:me',
    '//evil/path',
    'javascript:alert(1)',
    '<b>Ali</b>',
    '[click](evil)',
    'José Ángel (Pepe)',
    '1.1.1.1',
    'call 0912 123 4567',
    'call ۰۹۱۲۱۲۳۴۵۶۷',
    'your code is 123-456',
    '',
    ' \u200b\u2066 ',
  ])('is left out where a mail program could make something of it: %j', (name) => {
    expect(greeting(name)).toEqual(NOBODY);
  });

  it('is not there for an address that may be somebody else’s', () => {
    expect(greeting(null)).toEqual(NOBODY);
  });
});
