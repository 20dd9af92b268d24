import type { MakePaymentAnswer } from '#modules/payments/commands/make-payment/make-payment.request.ts';
import type { Fault } from '#tools/sandbox-bank/faults.ts';

export interface Callback {
  method: 'GET' | 'POST';
  url: string;
  fields: Record<string, string>;
}

export interface CallbackAnswer {
  status: number;
  location: string;
}

/** Where a buyer's browser brings a callback: the site, however it runs. */
type Browser = (callback: Callback) => Promise<CallbackAnswer>;

type Action = 'pay' | 'cancel' | 'time out' | 'decline';

/** A buyer's browser at the bank; it follows the forms of the bank's pages. */
export class BankVisit {
  constructor(
    private readonly bankUrl: string,
    readonly answer: MakePaymentAnswer,
    private readonly browser: Browser,
  ) {}

  get reference(): string {
    return this.answer.reference;
  }

  /** Opens the bank's page with the form of the answer. @returns the page. */
  async open(): Promise<string> {
    const { form } = this.answer;
    if (!form) throw new Error('there is no form for the bank');
    const body = form.method === 'POST' ? new URLSearchParams(form.fields) : null;
    return (await fetch(form.action, { method: form.method, ...(body && { body }) })).text();
  }

  /** Opens the page and presses one of its buttons. @returns what the bank sends the browser back with, or null. */
  async choose(action: Action, fault: Fault = 'none'): Promise<Callback | null> {
    const page = await this.open();
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1];
    if (!token) throw new Error(`the bank's page is not open: ${page}`);
    const body = new URLSearchParams({ token, action, fault, lang: 'en' });
    const result = await fetch(`${this.bankUrl}/complete`, { method: 'POST', body });
    return callbackIn(await result.text());
  }

  async pay(fault: Fault = 'none'): Promise<Callback> {
    const callback = await this.choose('pay', fault);
    if (!callback) throw new Error('the bank sent nobody back');
    return callback;
  }

  /** The browser comes back. */
  goBack(callback: Callback): Promise<CallbackAnswer> {
    return this.browser(callback);
  }
}

function callbackIn(page: string): Callback | null {
  const form = /<form id="return" method="(\w+)" action="([^"]+)">/.exec(page);
  if (!form) return null;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields = Object.fromEntries([...inputs].map(([, name, value]) => [name, unescaped(value!)]));
  return { method: form[1]!.toUpperCase() as Callback['method'], url: unescaped(form[2]!), fields };
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
