import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextInput } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { InConsole } from '../../testing/InConsole.tsx';
import { CommandForm } from '../CommandForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';

describe('a field that the server refuses', () => {
  it('gets the focus, wherever the button is that sent the form', async () => {
    await i18nProvider.changeLocale('en');
    const answers = [{ slug: 'parde.server.invalid' }, undefined];
    render(
      <InConsole provider={{}}>
        <CommandForm
          values={{ name: '', slug: '' }}
          onSubmit={async () => answers.shift()}
          toolbar={<SubmitButton label="parde.curation.save" />}
        >
          <TextInput source="name" label="Name" />
          <TextInput source="slug" label="Slug" />
        </CommandForm>
      </InConsole>,
    );
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    await act(async () => save.click());
    const slug = screen.getByRole('textbox', { name: 'Slug' });
    expect(document.activeElement).toBe(slug);
    fireEvent.change(slug, { target: { value: 'right' } });
    save.focus();
    await act(async () => save.click());
    expect(document.activeElement).not.toBe(slug);
  });
});
