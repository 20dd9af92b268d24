import { act, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { CommandForm } from '../../components/form/CommandForm.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { SeasonsInput } from './RowInputs.tsx';

const season = (number: string) => ({ number, year: '', episodes: '8' });

/** A form with the seasons of a series alone. */
async function mounted(numbers: string[]) {
  await i18nProvider.changeLocale('en');
  const sent: { seasons: object[] }[] = [];
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
        <CommandForm
          values={{ seasons: numbers.map(season) }}
          onSubmit={async (values) => void sent.push(values)}
          toolbar={<SubmitButton label="Save" />}
        >
          <SeasonsInput />
        </CommandForm>
      </AdminContext>
    </MemoryRouter>,
  );
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  return {
    press,
    save: async () => {
      await press('Save');
      return sent.at(-1)?.seasons;
    },
    fields: () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
    rows: () => screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label')),
  };
}

describe('the rows of seasons', () => {
  it('are called by their numbers; a new one is the next, and has the focus', async () => {
    const { press, rows, save } = await mounted(['1', '3']);
    await press('Add a season');
    expect(rows()).toEqual(['Season 1', 'Season 3', 'Season 4']);
    expect(document.activeElement).toBe(screen.getAllByLabelText('Season')[2]);
    expect(await save()).toEqual([season('1'), season('3'), { number: '4', year: '', episodes: '' }]);
  });

  it('go by their button, and the others stay as they are', async () => {
    const { press, fields, save } = await mounted(['1', '2', '3']);
    await press('Remove Season 2');
    expect(fields()).toEqual(['1', '', '8', '3', '', '8']);
    expect(await save()).toEqual([season('1'), season('3')]);
  });

  it('go by Alt with Delete', async () => {
    const { rows } = await mounted(['1', '2']);
    await act(async () => {
      fireEvent.keyDown(screen.getAllByLabelText('Season')[0]!, { key: 'Delete', altKey: true });
    });
    expect(rows()).toEqual(['Season 2']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a season' }));
  });
});
