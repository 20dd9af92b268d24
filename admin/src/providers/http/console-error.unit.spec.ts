import { HttpError } from 'react-admin';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { toConsoleError } from './console-error.ts';

const refusal = (status: number, body: object | null) =>
  (toConsoleError(new HttpError('', status, body)) as HttpError).message;

describe('what the console says of a refusal', () => {
  it.each(['fa', 'en'])('of too many tries is for how long to wait, in %s', async (language) => {
    await i18nProvider.changeLocale(language);
    const said = [
      'Too many tries, please wait a little',
      'Too many tries, please try again in a quarter of an hour',
      'Too many tries, please try again in an hour',
      'Too many tries, please try again tomorrow',
    ].map((message) => i18nProvider.translate(refusal(429, { code: 'too_many_requests', message })));
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) expect(sentence).not.toContain('parde.');
  });

  it('of too many calls, by a proxy that says nothing, is a minute', () => {
    expect(refusal(429, null)).toBe('parde.errors.too_many_requests');
  });

  it.each([
    ['the server', { code: 'too_large', message: 'The request is too large' }],
    ['a proxy that says nothing', null],
  ])('of what is too large, by %s, is that it is', (_, body) => {
    expect(refusal(413, body)).toBe('parde.errors.too_large');
  });

  it('is said by its code, and else by its sentence', () => {
    expect(refusal(422, { code: 'same_role', message: 'The user already has this role' })).toBe(
      'parde.errors.same_role',
    );
    expect(refusal(422, { code: 'other', message: 'Wrong password' })).toBe('parde.server.Wrong password');
    expect(refusal(500, { message: 'Wrong password' })).toBe('parde.errors.unknown');
  });

  it('of a field is its sentence where one code has several', () => {
    const message = 'This code has been used, please wait for the next one';
    const body = {
      code: 'wrong_code',
      message,
      errors: { code: [message], other: ['Wrong password'], third: ['Unusual'] },
    };
    const refused = toConsoleError(new HttpError('', 422, body)) as HttpError;
    expect(refused.body.errors).toEqual({
      code: `parde.server.${message}`,
      other: 'parde.server.Wrong password',
      third: 'parde.server.invalid',
    });
  });

  it('of a field that says what the whole does is said by its code where the sentence has no words', () => {
    const message = 'The code of the app is needed';
    const body = { code: 'code_required', message, errors: { code: [message] } };
    expect((toConsoleError(new HttpError('', 422, body)) as HttpError).body.errors).toEqual({
      code: 'parde.errors.code_required',
    });
  });
});
