import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { InConsole } from '../testing/InConsole.tsx';
import { PageFrame } from './PageFrame.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const framed = (children: ReactNode) => (
  <InConsole provider={{}}>
    <PageFrame title="Heat">{children}</PageFrame>
  </InConsole>
);
const withdraw = <button type="button">Withdraw</button>;
const focused = () => document.activeElement;
/** It has been looked what became of what had the focus. */
const looked = () => act(() => new Promise((done) => setTimeout(done, 10)));

describe('the focus on a page', () => {
  it('goes to its heading with a button whose work is done', async () => {
    const { rerender } = render(framed(withdraw));
    const button = await screen.findByRole<HTMLButtonElement>('button');
    button.focus();
    // While it works; browsers take the focus from it then.
    button.disabled = true;
    fireEvent.focusOut(button);
    rerender(framed(null));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Heat' })));
  });

  it('is given back to a button that was disabled while it worked', async () => {
    const button = (working: boolean) =>
      framed(
        <button type="button" disabled={working}>
          Save
        </button>,
      );
    const { rerender } = render(button(false));
    const save = await screen.findByRole('button');
    act(() => save.focus());
    rerender(button(true));
    // As browsers do.
    act(() => save.blur());
    rerender(button(false));
    await waitFor(() => expect(focused()).toBe(save));
  });

  it('stays where it is in a form that is opened anew', async () => {
    const form = (version: number) => (
      <form key={version}>
        <input name="words" />
        <button type="submit">Save</button>
      </form>
    );
    const { rerender } = render(framed(form(1)));
    for (const [version, role] of [[2, 'button'] as const, [3, 'textbox'] as const]) {
      const before = await screen.findByRole(role);
      before.focus();
      rerender(framed(form(version)));
      expect(before.isConnected).toBe(false);
      await waitFor(() => expect(focused()).toBe(screen.getByRole(role)));
    }
  });

  it('is left alone where it was given up', async () => {
    const { rerender } = render(framed(withdraw));
    const button = await screen.findByRole('button');
    button.focus();
    button.blur();
    rerender(framed(null));
    await looked();
    expect(focused()).toBe(document.body);
  });

  it('is led to the heading of the page that follows, and left alone on the first', async () => {
    const Form = () => (
      <PageFrame title="Edit Heat">
        <Link to="/heat">Save</Link>
      </PageFrame>
    );
    const Saved = () => <PageFrame title="Heat">Saved</PageFrame>;
    render(
      <InConsole provider={{}}>
        <Routes>
          <Route path="/" element={<Form />} />
          <Route path="/heat" element={<Saved />} />
        </Routes>
      </InConsole>,
    );
    const save = await screen.findByRole('link');
    expect(focused()).toBe(document.body);
    act(() => save.focus());
    await act(async () => save.click());
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Heat' }));
  });

  it('may be given up by a select, whose event names its value in place of the element', async () => {
    const onBlur = jest.fn();
    const { rerender } = render(
      framed(
        <Select name="kind" value="film" onBlur={onBlur}>
          <MenuItem value="film">Film</MenuItem>
        </Select>,
      ),
    );
    const select = await screen.findByRole('combobox');
    act(() => select.focus());
    act(() => select.blur());
    expect(onBlur.mock.calls[0][0].target).toEqual({ value: 'film', name: 'kind' });
    rerender(framed(null));
    await looked();
    expect(focused()).toBe(document.body);
  });
});
