import { receiptMail } from './deliver-receipts.ts';

const PAYMENT = {
  userId: 7,
  reference: '0123456789abcdef0123456789abcdef',
  planId: 2,
  size: 30,
  amount: 390_000,
  bankReference: 'B-1',
};

describe('the mail of a receipt', () => {
  it('leads to the member’s payments, and not by the reference, by which anybody could see this one', () => {
    for (const language of ['fa', 'en'] as const) {
      const { text, html } = receiptMail(language, null, PAYMENT, 'https://parde.example');
      const address = 'https://parde.example/user/profile-page?tab=payments';
      expect(text).toContain(`\n${address}\n`);
      expect(html).toContain(`<a href="${address}"`);
      expect(text + html).not.toContain(PAYMENT.reference);
    }
  });

  it('says of an order that cost nothing that the plan is active, not that a payment came', () => {
    const told = (language: 'fa' | 'en') =>
      receiptMail(language, 'Sara', { ...PAYMENT, amount: 0 }, 'https://parde.example');
    expect(told('fa')).toMatchObject({ subject: 'پرده: اشتراک شما فعال شد', text: expect.stringContaining('۳۰ روز') });
    expect(told('fa').text).not.toMatch(/پرداخت شما|مبلغ|تومان/);
    expect(told('en')).toMatchObject({
      subject: 'Parde: your plan is active',
      text: expect.stringContaining('30 days'),
    });
    expect(told('en').text).not.toMatch(/received|tomans/);
  });
});
