import { html } from '#platform/kernel/text/html.ts';
import type { BankTransaction } from '../bank-books.ts';
import { FAULTS, type Fault } from '../faults.ts';
import { bankPage, type Language } from './bank-page.ts';

const RIALS_OF_TOMAN = 10;
const WORDS = {
  fa: {
    amount: 'مبلغ',
    rials: 'ریال',
    tomans: 'تومان',
    order: 'شمارهٔ سفارش',
    pay: 'پرداخت',
    cancel: 'انصراف',
    timeOut: 'مهلت تمام شود',
    decline: 'کارت پذیرفته نشود',
    fault: 'خطایی که باید رخ دهد',
    other: 'English',
  },
  en: {
    amount: 'Amount',
    rials: 'rials',
    tomans: 'tomans',
    order: 'Order',
    pay: 'Pay',
    cancel: 'Cancel',
    timeOut: 'Let the time run out',
    decline: 'Decline the card',
    fault: 'What should go wrong',
    other: 'فارسی',
  },
};

const FAULT_NAMES: Record<Fault, string> = {
  none: 'هیچ',
  'callback lost': 'بازگشت به فروشنده گم شود',
  'callback twice': 'بازگشت دو بار و هم‌زمان بیاید',
  'callback before redirect': 'بازگشت پیش از مرورگر برسد',
  'amount one less': 'بانک یک ریال کمتر بگیرد',
  'amount times ten': 'بانک ده برابر بگیرد',
  'verify answers 500': 'تأیید خطای ۵۰۰ بدهد',
  'verify times out after committing': 'تأیید انجام شود و پاسخ نیاید',
  'verify malformed': 'پاسخ تأیید ناقص باشد',
  'reverse refused': 'برگشت پول پذیرفته نشود',
  'reverse answers 500': 'برگشت پول خطای ۵۰۰ بدهد',
};

/** The page where the buyer pays, or lets anything go wrong that a bank can do. @param base address of the bank. */
export function paymentPage(transaction: BankTransaction, base: string, language: Language): string {
  const words = WORDS[language];
  const { amount, order, token } = transaction;
  const said = (sum: number) => sum.toLocaleString(language === 'fa' ? 'fa-IR' : 'en');
  const other = language === 'fa' ? 'en' : 'fa';
  const name = (fault: Fault) => (language === 'fa' ? FAULT_NAMES[fault] : fault);
  const body = html`<dl><dt>${words.amount}</dt><dd><b>${said(amount)}</b> ${words.rials}<br><small>${said(amount / RIALS_OF_TOMAN)} ${words.tomans}</small></dd><dt>${words.order}</dt><dd><small><bdi>${order}</bdi></small></dd></dl>
<form method="post" action="${base}/complete">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="lang" value="${language}">
<button class="pay" name="action" value="pay">${words.pay}</button>
<button name="action" value="cancel">${words.cancel}</button>
<button name="action" value="time out">${words.timeOut}</button>
<button name="action" value="decline">${words.decline}</button>
<label for="fault">${words.fault}</label>
<select id="fault" name="fault">${FAULTS.map((fault) => html`<option value="${fault}">${name(fault)}</option>`)}</select>
</form>
<p><a href="${base}/page/${token}?lang=${other}" lang="${other}">${words.other}</a></p>`;
  return bankPage(language, base, body);
}
