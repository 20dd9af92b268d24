import { codeIn, mailboxPage } from './mailbox-page.ts';

const delivery = {
  id: 7,
  deliveryId: 'd',
  channel: 'mail' as const,
  recipient: 'a@example.com',
  subject: 'کد',
  html: '<p></p>',
  deliveredAt: new Date('2026-01-01T00:00:00Z'),
};

it('finds the code, written or spoken', () => {
  expect(codeIn('کد تأیید: 048213 است')).toBe('048213');
  expect(codeIn('کد تأیید شما: 0، 4، 8، 2، 1، 3. تکرار می‌کنم: 0، 4، 8، 2، 1، 3.')).toBe('048213');
  expect(codeIn('call 09121234567')).toBeNull();
  expect(codeIn('Reference: Rd272104fa5c2fd670c67')).toBeNull();
});

it('shows codes big and runs nothing that a mail holds', () => {
  const page = mailboxPage([
    { ...delivery, subject: '<img src=x onerror=alert(1)>', text: '<script>1</script> 048213' },
  ]);
  expect(page).toContain('<div class="code" dir="ltr">048213</div>');
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain('&lt;script&gt;');
});

it('tells the time by the clock of Tehran, wherever the server stands', () => {
  const page = mailboxPage([{ ...delivery, text: '', deliveredAt: new Date('2026-11-27T21:05:00Z') }]);
  expect(page).toMatch(/<time datetime="2026-11-27T21:05:00.000Z">۷ آذر.*۰?۰:۳۵:۰۰<\/time>/);
});
