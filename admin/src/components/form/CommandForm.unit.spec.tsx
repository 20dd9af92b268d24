import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TextInput } from 'react-admin';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { InConsole } from '../testing/InConsole.tsx';
import { CommandForm } from './CommandForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

describe('Ctrl with Enter', () => {
  const sent: object[] = [];
  beforeEach(() => sent.splice(0));
  const sendFrom = async (field: HTMLElement) => {
    field.focus();
    await act(async () => {
      fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
      await new Promise((done) => setTimeout(done, 1));
    });
  };
  const mounted = () =>
    render(
      <InConsole provider={{}}>
        <CommandForm
          values={{ name: 'Heat', year: '1995' }}
          validate={({ year }) => (year ? {} : { year: 'Please say when' })}
          onSubmit={async (values) => void sent.push(values)}
          toolbar={<SubmitButton label="Save" />}
        >
          {/* Takes what is typed when it is left. */}
          <TextInput source="name" onBlur={({ target }) => fireEvent.change(target, { target: { value: 'Heat 2' } })} />
          <TextInput source="year" />
        </CommandForm>
      </InConsole>,
    );

  it('sends what stands typed in a field, and the focus stays there', async () => {
    mounted();
    const [name] = await screen.findAllByRole<HTMLInputElement>('textbox');
    await sendFrom(name as HTMLInputElement);
    await waitFor(() => expect(sent).toEqual([{ name: 'Heat 2', year: '1995' }]));
    expect(document.activeElement).toBe(name);
  });

  it('leads to the field that is refused', async () => {
    mounted();
    const [name, year] = await screen.findAllByRole<HTMLInputElement>('textbox');
    fireEvent.change(year as HTMLInputElement, { target: { value: '' } });
    await sendFrom(name as HTMLInputElement);
    await waitFor(() => expect(document.activeElement).toBe(year));
    expect(sent).toEqual([]);
  });
});
