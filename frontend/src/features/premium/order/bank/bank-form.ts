import type { BankForm } from '../../../../api/types.ts';

/** Posts the bank's form with the fields from the server, or opens the bank's page. */
export function redirectToBank({ action, method, fields }: BankForm): void {
  if (method === 'GET') {
    location.assign(action);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
