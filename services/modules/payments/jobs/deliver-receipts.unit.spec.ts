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
});
