import { ApiError } from '../../../lib/api/api-error.ts';
import { errorsOf, otherErrors } from './server-errors.ts';

const failed = (fields: Record<string, string[]>) => new ApiError(422, 'invalid_request', 'Please check', fields);

describe('errors of a form', () => {
  it('stand under the field that the path ends in', () => {
    expect(errorsOf(failed({ 'credentials.login': ['Wrong'] }), 'login')).toEqual(['Wrong']);
  });

  it('of fields the form does not show are told apart', () => {
    const error = failed({ 'credentials.login': ['Wrong'], captcha: ['Not solved'] });
    expect(otherErrors(error, ['login'])).toEqual(['Not solved']);
  });

  it('are the message when there is no map', () => {
    expect(otherErrors(failed({}), ['login'])).toEqual(['Please check']);
    expect(otherErrors(failed({ login: ['Wrong'] }), ['login'])).toEqual([]);
  });
});
