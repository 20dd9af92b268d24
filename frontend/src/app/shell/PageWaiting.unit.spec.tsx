import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageWaiting } from './PageWaiting.tsx';

afterEach(cleanup);

/** @returns how many placeholders stand where the page will. */
function placeholders(path: string): number {
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <PageWaiting />
    </MemoryRouter>,
  );
  return container.querySelectorAll('span').length;
}

describe('while the code of a page is on its way', () => {
  it('a form to come in by has its heading, its line, a label and a box for each field, and the picture beside', () => {
    expect(placeholders('/login')).toBe(2 + 2 * 2 + 1);
    expect(placeholders('/register')).toBe(2 + 2 * 5 + 1);
  });

  it.each(['/user/profile-page', '/user/somebody', '/user/notifications', '/user/download-list', '/user/request'])(
    'a page of a member has its shape: %s',
    (path) => {
      expect(placeholders(path)).toBeGreaterThan(2);
    },
  );

  it.each(['/jobs', '/logout', '/user/change-avatar'])('any other keeps its place free: %s', (path) => {
    expect(placeholders(path)).toBe(0);
  });
});
