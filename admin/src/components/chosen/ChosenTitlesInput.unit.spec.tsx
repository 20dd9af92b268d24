import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import type { ConsoleTitle } from '../../api/types.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { CommandForm } from '../form/CommandForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { ChosenTitlesInput } from './ChosenTitlesInput.tsx';

const row = (id: number, en: string) => ({
  id,
  post: { id, name: { fa: null, en }, release_year: 2000, cover_path: '' } as unknown as ConsoleTitle,
});
const sent = jest.fn();

async function mounted() {
  await i18nProvider.changeLocale('en');
  const values = { titles: [row(1, 'Alien'), row(2, 'Brazil'), row(3, 'Coco')] };
  render(
    <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
      <CommandForm
        values={values}
        validate={({ titles }) => ({ ...(titles.length === 0 && { titles: 'parde.collections.no_titles' }) })}
        onSubmit={async ({ titles }) => void sent(titles.map(({ id }) => id))}
        toolbar={<SubmitButton label="parde.curation.save" />}
      >
        <ChosenTitlesInput
          source="titles"
          label="parde.collections.titles"
          empty="parde.collections.empty"
          rowOf={(post) => ({ id: post.id, post })}
        />
      </CommandForm>
    </AdminContext>,
  );
}
const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
  sent.mockReset();
});

describe('titles in order', () => {
  it('move by their buttons, and the focus goes with them', async () => {
    await mounted();
    fireEvent.click(button('Move Coco up'));
    expect(names()).toEqual(['Alien', 'Coco', 'Brazil']);
    expect(document.activeElement).toBe(button('Move Coco up'));
    expect(screen.getByText('Coco: place 2 of 3')).toBeTruthy();
    fireEvent.click(button('Move Coco up'));
    expect(document.activeElement).toBe(button('Move Coco down'));
    expect(button('Move Coco up').disabled).toBe(true);
  });

  it('move and go by the keyboard', async () => {
    await mounted();
    fireEvent.keyDown(button('Move Alien down'), { key: 'ArrowDown', altKey: true });
    expect(names()).toEqual(['Brazil', 'Alien', 'Coco']);
    fireEvent.keyDown(button('Remove Alien'), { key: 'Delete', altKey: true });
    expect(names()).toEqual(['Brazil', 'Coco']);
    expect(document.activeElement).toBe(button('Remove Coco'));
  });

  it('are sent in their order, and what is wrong with them is said', async () => {
    await mounted();
    fireEvent.click(button('Move Coco up'));
    fireEvent.click(button('Save'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith([1, 3, 2]));
    for (const name of ['Alien', 'Brazil', 'Coco']) fireEvent.click(button(`Remove ${name}`));
    fireEvent.click(button('Save'));
    await screen.findByText('A collection needs at least one title');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
