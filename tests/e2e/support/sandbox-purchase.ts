import type { Fault } from '#tools/sandbox-bank/faults.ts';
import { post } from '../../support/api-client.ts';

/** Orders a plan and pays for it at the sandbox bank, as the pages do. @param fault of the bank. @returns our reference. */
export async function buyPlan(site: string, token: string, planId: 2 | 3, fault: Fault = 'none'): Promise<string> {
  const { body } = await post(site, '/api/user/makePayment', { order: { planId }, token });
  if (!body.form) throw new Error(`the plan was not ordered: ${JSON.stringify(body)}`);
  const { action, fields } = body.form;
  const bank = new URL(action, site).href;
  const page = await sendForm(bank, fields);
  const bankToken = /name="token" value="([^"]+)"/.exec(page)?.[1];
  if (!bankToken) throw new Error(`the bank's page is not open: ${page}`);
  const result = await sendForm(new URL('complete', bank).href, {
    token: bankToken,
    action: 'pay',
    fault,
    lang: 'en',
  });
  await goBack(site, result);
  return body.reference;
}

async function sendForm(url: string, fields: Record<string, string>): Promise<string> {
  return (await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })).text();
}

/** Sends the form that the bank's last page would send by itself. */
async function goBack(site: string, page: string): Promise<void> {
  const form = /<form id="return" method="(\w+)" action="([^"]+)">/.exec(page);
  if (!form) throw new Error(`the bank sent nobody back: ${page}`);
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescaped(value)]));
  const address = new URL(unescaped(form[2] ?? ''), site);
  await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
