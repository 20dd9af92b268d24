import { act, fireEvent, render, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { NameDialog } from './NameDialog.tsx';
import { A_REQUEST } from './testing/a-request.ts';

it('a name whose answer was lost is sent again as the same, and the dialog is over once it is taken', async () => {
  await i18nProvider.changeLocale('en');
  const sent: [object, string][] = [];
  const closed = jest.fn();
  const nameRequest = async (body: object, key: string) => {
    sent.push([body, key]);
    if (sent.length === 1) throw new HttpError('parde.errors.unreachable', 0, null);
    return { status: 1, version: 1 };
  };
  render(
    <InConsole provider={{ nameRequest }}>
      <NameDialog request={{ ...A_REQUEST, name: null, release_year: null }} onClose={closed} />
    </InConsole>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: ' Solaris ' } });
  const save = () => act(async () => screen.getAllByRole('button').at(-1)?.click());
  await save();
  expect(closed).not.toHaveBeenCalled();
  await save();
  expect(closed).toHaveBeenCalled();
  expect(sent[0]).toEqual([{ id: A_REQUEST.id, name: 'Solaris', release_year: null }, expect.any(String)]);
  expect(sent[1]).toEqual(sent[0]);
});
