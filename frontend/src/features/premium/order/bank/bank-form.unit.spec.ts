import { redirectToBank } from './bank-form.ts';

describe('leaving for the bank', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('posts the fields as the server gave them, and nothing else', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    redirectToBank({
      action: 'https://bank.example/pay',
      method: 'POST',
      fields: { Token: 'a"b<c>', TerminalId: '21' },
    });
    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect([form.action, form.method, form.isConnected]).toEqual(['https://bank.example/pay', 'post', true]);
    expect(Object.fromEntries([...new FormData(form)])).toEqual({ Token: 'a"b<c>', TerminalId: '21' });
  });
});
