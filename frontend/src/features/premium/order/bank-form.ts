import type { BankForm } from '../../../api/types';

/** Leaves for the bank: its form is posted with the fields the server has put into it, or its page is opened. */
export function leaveFor({ action, method, fields }: BankForm): void {
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
