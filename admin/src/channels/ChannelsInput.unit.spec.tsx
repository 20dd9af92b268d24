import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { ChannelsInput } from './ChannelsInput.tsx';
import { errorsOf, rowOf } from './channels-draft.ts';

const sent = jest.fn();

afterEach(() => {
  cleanup();
  sent.mockReset();
});

async function mounted() {
  await i18nProvider.changeLocale('en');
  const channels = ['ABC', 'Fox', 'HBO'].map((key) => ({ ...rowOf(key, 1), fa: 'شبکه' }));
  render(
    <InConsole provider={{}}>
      <CommandForm
        values={{ channels }}
        validate={errorsOf}
        onSubmit={async (draft) => void sent(draft.channels.map(({ key }) => key))}
        toolbar={<SubmitButton label="parde.curation.save" />}
      >
        <ChannelsInput known={[]} />
      </CommandForm>
    </InConsole>,
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const add = (name: string) => {
  const adder = screen.getByRole('combobox', { name: 'Add a channel' });
  act(() => adder.focus());
  fireEvent.change(adder, { target: { value: name } });
  fireEvent.keyDown(adder, { key: 'Enter' });
};

describe('the channels, edited in their order', () => {
  it('keep the focus where one moves to an end or goes', async () => {
    await mounted();
    fireEvent.click(button('Move Fox up'));
    expect(document.activeElement).toBe(button('Move Fox down'));
    fireEvent.click(button('Remove ABC'));
    expect(document.activeElement).toBe(button('Remove HBO'));
    fireEvent.keyDown(field('Address of HBO'), { key: 'Delete', altKey: true });
    expect(document.activeElement).toBe(button('Remove Fox'));
  });

  it('say what became of one', async () => {
    await mounted();
    fireEvent.click(button('Move Fox up'));
    expect(screen.getByRole('status').textContent).toBe('Fox: place 1 of 3');
    fireEvent.click(button('Remove ABC'));
    expect(screen.getByRole('status').textContent).toBe('ABC removed');
  });

  it('lead to one that is added, and to the one that was there already', async () => {
    await mounted();
    add('Nasim');
    expect(document.activeElement).toBe(field('Name in Persian of Nasim'));
    add('fox');
    expect(document.activeElement).toBe(field('Name in Persian of Fox'));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('say at its field what is wrong with one, before they are sent', async () => {
    await mounted();
    fireEvent.change(field('Address of HBO'), { target: { value: 'fox' } });
    await act(async () => button('Save').click());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getAllByText('Another channel has this address')).toHaveLength(2);
    expect(document.activeElement).toBe(field('Address of Fox'));
    expect(sent).not.toHaveBeenCalled();
  });
});
