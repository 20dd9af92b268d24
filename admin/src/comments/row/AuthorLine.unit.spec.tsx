import { render, screen } from '@testing-library/react';
import type { ConsoleComment } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { AuthorLine } from './AuthorLine.tsx';

it('tells how many comments of an author were approved and refused, with separators', async () => {
  await i18nProvider.changeLocale('en');
  const comment = {
    user: { id: 7, username: 'mina', name: 'Mina' },
    created_at: '2026-01-01T00:00:00Z',
    other_comments: { approved: 12_345, refused: 1_200 },
  } as ConsoleComment;
  render(
    <InConsole provider={{}}>
      <AuthorLine comment={comment} />
    </InConsole>,
  );
  expect(screen.getByTitle('Earlier comments: 12,345 approved, 1,200 refused')).toBeTruthy();
});
