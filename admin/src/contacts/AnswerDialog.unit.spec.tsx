import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError, useGetOne } from 'react-admin';
import type { ConsoleContact } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

const LETTER = { id: 3, version: 1, name: 'Mina', subject: 'A question' } as ConsoleContact;

function Dialog({ onClose }: { onClose: () => void }) {
  useGetOne('contacts', { id: LETTER.id });
  return <AnswerDialog contact={LETTER} onClose={onClose} />;
}

describe('the answer to a letter that a colleague has answered meanwhile', () => {
  it('stays as it was typed; closed without it, the list is asked for anew', async () => {
    await i18nProvider.changeLocale('en');
    let asked = 0;
    let closed = 0;
    const provider = {
      getOne: async () => {
        asked++;
        return { data: LETTER };
      },
      answerContact: () => Promise.reject(new HttpError('changed', 409, { code: 'version_conflict' })),
    };
    render(
      <InConsole provider={provider}>
        <Dialog onClose={() => closed++} />
      </InConsole>,
    );
    const body = await screen.findByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(body, { target: { value: 'My answer' } });
    await act(async () => screen.getByRole('button', { name: /Send/ }).click());
    await screen.findByRole('alert');
    expect([body.value, closed]).toEqual(['My answer', 0]);
    const before = asked;
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    expect(closed).toBe(1);
    await waitFor(() => expect(asked).toBeGreaterThan(before));
  });
});
