import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from './bank-form';

describe('leaving for the bank', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('posts the fields as the server gave them, and nothing else', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    leaveFor({ action: 'https://bank.example/pay', method: 'POST', fields: { Token: 'a"b<c>', TerminalId: '21' } });
    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect([form.action, form.method, form.isConnected]).toEqual(['https://bank.example/pay', 'post', true]);
    expect(Object.fromEntries([...new FormData(form)])).toEqual({ Token: 'a"b<c>', TerminalId: '21' });
  });
});
