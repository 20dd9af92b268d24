import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { ErrorState } from './ErrorState.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(cleanup);

function show(error: Error, whole?: boolean) {
  render(
    <I18nextProvider i18n={i18n}>
      <ErrorState whole={whole} error={error} onRetry={() => undefined} />
    </I18nextProvider>,
  );
}

describe('what went wrong', () => {
  it.each([404, 410, 422])('is not asked for again where the answer would be the same: %i', (status) => {
    show(new ApiError(status, 'x', 'Please check the marked fields'));
    expect(screen.getByRole('heading', { name: 'missing.title' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'nav.home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Please check the marked fields')).toBeNull();
  });

  it('is the heading of a page that has nothing else, and otherwise of a part', () => {
    show(new Error('x'), true);
    expect(screen.getByRole('heading', { level: 1, name: 'error.title' })).toBeTruthy();
    cleanup();
    show(new Error('x'));
    expect(screen.getByRole('heading', { level: 2, name: 'error.title' })).toBeTruthy();
  });

  it.each([
    ApiError.unreachable(),
    new ApiError(500, 'x', 'Broken'),
    new ApiError(429, 'x', 'Too many'),
    new Error('x'),
  ])('can be asked for again otherwise: %s', (error) => {
    show(error);
    expect(screen.getByRole('button', { name: 'error.retry' })).toBeTruthy();
  });
});
