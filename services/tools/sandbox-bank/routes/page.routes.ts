import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BankBooks, BankTransaction } from '../bank-books.ts';
import { type Callback, callbackOf } from '../callback-fields.ts';
import { isFault } from '../faults.ts';
import type { Language } from '../pages/bank-page.ts';
import { paymentPage } from '../pages/payment-page.ts';
import { closedPage, lostPage, returnPage } from '../pages/result-page.ts';

const PACKAGE = path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json'));
/** All weights in one file. */
const FONT = path.join(PACKAGE, 'fonts/webfonts/Vazirmatn[wght].woff2');

type Fields = Record<string, string | undefined>;

const fieldsOf = (request: FastifyRequest) => ({ ...(request.query as Fields), ...(request.body as Fields | null) });
/** What the buyer chose here, else on the site, whose cookie comes along; many a Persian reader's browser prefers English. */
const languageOf = ({ lang }: Fields, { headers }: FastifyRequest): Language =>
  (lang ?? /(?:^|; )lang=([^;]*)/.exec(headers.cookie ?? '')?.[1]) === 'en' ? 'en' : 'fa';
const show = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

/** The bank's own pages: where each protocol's form arrives, and what the buyer chooses there. */
export function pageRoutes(scope: FastifyInstance, books: BankBooks): void {
  const base = scope.prefix;
  const page = (token: string | undefined, language: Language, reply: FastifyReply) => {
    const transaction = token ? books.find(token) : undefined;
    const open = transaction && books.isOpen(transaction);
    return show(reply, open ? paymentPage(transaction, base, language) : closedPage(base, language));
  };
  const arrive = (tokenField: string) => (request: FastifyRequest, reply: FastifyReply) => {
    const fields: Fields = { ...fieldsOf(request), ...(request.params as Fields) };
    return page(fields[tokenField], languageOf(fields, request), reply);
  };
  scope.post('/pay', arrive('token'));
  scope.post('/OnlinePG/OnlinePG', arrive('Token'));
  scope.get('/pg/StartPay/:authority', arrive('authority'));
  scope.get('/page/:token', arrive('token'));
  scope.get('/font.woff2', (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=31536000').send(createReadStream(FONT)),
  );
  scope.get('/return.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send("document.getElementById('return').submit();\n"),
  );
  scope.post('/complete', async (request, reply) => {
    const fields = fieldsOf(request);
    const transaction = books.find(fields['token'] ?? '');
    const language = languageOf(fields, request);
    if (!transaction || !books.isOpen(transaction)) return show(reply, closedPage(base, language));
    return show(reply, await complete(books, transaction, fields, { base, language }));
  });
}

async function complete(
  books: BankBooks,
  transaction: BankTransaction,
  { action, fault }: Fields,
  { base, language }: { base: string; language: Language },
): Promise<string> {
  if (action !== 'pay') {
    books.cancel(transaction);
    const end = action === 'time out' ? 'timed_out' : action === 'decline' ? 'failed' : 'cancelled';
    return returnPage(callbackOf(transaction, end), base, language);
  }
  books.pay(transaction, isFault(fault) ? fault : 'none');
  if (transaction.fault === 'callback lost') return lostPage(base, language);
  const callback = callbackOf(transaction, 'paid');
  if (transaction.fault === 'callback before redirect') await send(callback);
  if (transaction.fault === 'callback twice') void Promise.all([send(callback), send(callback)]);
  return returnPage(callback, base, language);
}

/** The callback again, past the browser. */
async function send({ method, action, fields }: Callback): Promise<void> {
  const form = new URLSearchParams(fields);
  const request = method === 'GET' ? fetch(`${action}?${form}`, { redirect: 'manual' }) : post(action, form);
  // What the merchant says to it is nothing to the bank.
  await request.catch(() => undefined);
}

function post(action: string, form: URLSearchParams): Promise<Response> {
  return fetch(action, { method: 'POST', body: form, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
}
