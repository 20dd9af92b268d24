import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpError, useNotificationContext } from 'react-admin';
import type { ConsoleUser } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { AvatarReview } from './AvatarReview.tsx';

const MINA = {
  id: 3,
  username: 'mina',
  name: 'Mina',
  avatar_path: '/avatars/a.jpg',
  avatar_waiting: true,
} as ConsoleUser;

describe('a picture that the staff takes away', () => {
  it('is asked about by the member’s name first, and is the one that was looked at', async () => {
    await i18nProvider.changeLocale('en');
    const sent: object[] = [];
    const provider = {
      reviewAvatar: async (body: object) => {
        sent.push(body);
        return { status: 1 };
      },
    };
    const page = (user: ConsoleUser) => (
      <InConsole provider={provider}>
        <AvatarReview user={user} />
      </InConsole>
    );
    const { rerender } = render(page(MINA));
    const press = (name: string, at = 0) =>
      act(async () => (screen.getAllByRole('button', { name })[at] as HTMLElement).click());
    await press('Remove it');
    await screen.findByRole('dialog', { name: 'Remove the picture of Mina?' });
    await press('Cancel');
    expect(sent).toEqual([]);
    await press('Remove it');
    rerender(page({ ...MINA, avatar_path: '/avatars/b.jpg' }));
    await act(async () => {
      const dialog = screen.getByRole('dialog');
      for (const button of dialog.querySelectorAll('button')) if (button.textContent === 'Remove it') button.click();
    });
    expect(sent).toEqual([{ user_id: 3, avatar_path: '/avatars/a.jpg', avatar_waiting: true, outcome: 'removed' }]);
  });
});

function Told() {
  return useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>);
}

it('a picture that is gone meanwhile is told of so, and shown as it stands', async () => {
  await i18nProvider.changeLocale('en');
  const reviewAvatar = async () => {
    throw new HttpError('parde.errors.version_conflict', 409, { code: 'version_conflict' });
  };
  render(
    <InConsole provider={{ reviewAvatar }}>
      <AvatarReview user={MINA} />
      <Told />
    </InConsole>,
  );
  await act(async () => screen.getByRole('button', { name: 'Keep it' }).click());
  expect(await screen.findByText('parde.states.changed_meanwhile')).toBeTruthy();
});

it('a picture on which a colleague has decided while it was asked about is told of so, and the question is over', async () => {
  await i18nProvider.changeLocale('en');
  const reviewAvatar = async () => {
    throw new HttpError('parde.errors.version_conflict', 409, { code: 'version_conflict' });
  };
  render(
    <InConsole provider={{ reviewAvatar }}>
      <AvatarReview user={MINA} />
      <Told />
    </InConsole>,
  );
  await act(async () => screen.getByRole('button', { name: 'Remove it' }).click());
  const dialog = await screen.findByRole('dialog');
  await act(async () => within(dialog).getByRole('button', { name: 'Remove it' }).click());
  expect(await screen.findByText('parde.states.changed_meanwhile')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
