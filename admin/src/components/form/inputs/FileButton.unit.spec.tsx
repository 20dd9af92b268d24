import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { InConsole } from '../../testing/InConsole.tsx';
import { CommandForm } from '../CommandForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { FileButton } from './FileButton.tsx';

function Dialog() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <CommandForm
      values={{}}
      validate={() => (file ? {} : { file: 'parde.subtitles.upload.file_missing' })}
      onSubmit={async () => ({ file: 'Too large' })}
      toolbar={<SubmitButton label="Send" />}
    >
      <FileButton file={file} label="Choose" accept=".srt" onChoose={setFile} />
    </CommandForm>
  );
}

it('a file that is missing or refused is told at the button, which gets the focus, until another is chosen', async () => {
  await i18nProvider.changeLocale('en');
  render(
    <InConsole provider={{}}>
      <Dialog />
    </InConsole>,
  );
  const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
  const focused = () => document.activeElement?.textContent;
  const told = () =>
    document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent;
  await send();
  expect([focused(), told()]).toEqual(['Choose', 'Please choose a subtitle file']);
  const file = new File(['1'], 'film.srt');
  await act(async () => fireEvent.change(screen.getByLabelText('Choose'), { target: { files: [file] } }));
  expect(screen.queryByText('Please choose a subtitle file')).toBeNull();
  await send();
  expect([focused(), told()]).toEqual(['film.srt', 'Too large']);
});
