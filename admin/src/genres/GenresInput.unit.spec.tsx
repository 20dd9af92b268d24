import { fireEvent, render, screen } from '@testing-library/react';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { GenresInput } from './GenresInput.tsx';
import { rowOf } from './genres-draft.ts';

describe('the genres, edited in their order', () => {
  it('say what became of one', async () => {
    await i18nProvider.changeLocale('en');
    const genres = ['Drama', 'War', 'Western'].map((name) => rowOf(name, name));
    render(
      <InConsole provider={{}}>
        <CommandForm values={{ own_order: true, genres }} onSubmit={async () => undefined} toolbar={null}>
          <GenresInput onMerged={() => undefined} />
        </CommandForm>
      </InConsole>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Move War down' }));
    expect(screen.getByRole('status').textContent).toBe('War: place 3 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Drama' }));
    expect(screen.getByRole('status').textContent).toBe('Drama removed');
  });
});
