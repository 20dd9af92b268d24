import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { lazyPart } from '../feedback/lazy-part.ts';
import { Menu, MenuItem } from './Menu.tsx';
import { OpenOnPress } from './OpenOnPress.tsx';

const chosen = jest.fn();

function TwoItems() {
  const [open, setOpen] = useState(true);
  return (
    <Menu open={open} onOpenChange={setOpen} trigger={<button type="button">More</button>}>
      <MenuItem onChoose={() => chosen('first')}>First</MenuItem>
      <MenuItem onChoose={() => chosen('second')}>Second</MenuItem>
    </Menu>
  );
}

const button = () => screen.getByRole('button', { name: 'More' });
/** @returns whether the page was kept from moving. */
function press(key: string): boolean {
  const event = createEvent.keyDown(document.activeElement!, { key });
  fireEvent(document.activeElement!, event);
  return event.defaultPrevented;
}

/** @returns what lets the menu arrive. */
function show(): () => void {
  let arrive = () => {};
  const loaded = new Promise<{ default: typeof TwoItems }>((resolve) => {
    arrive = () => resolve({ default: TwoItems });
  });
  showMenu(() => loaded);
  return arrive;
}

function showMenu(load: () => Promise<{ default: typeof TwoItems }>): void {
  const Late = lazyPart(`Late${Math.random()}`, load);
  render(
    <MemoryRouter>
      <main id="content">
        <OpenOnPress
          button={(open) => (
            <button type="button" onClick={open}>
              More
            </button>
          )}
          menu={<Late />}
        />
      </main>
    </MemoryRouter>,
  );
  button().focus();
}

afterEach(() => {
  cleanup();
  chosen.mockReset();
});

describe('a menu that is not loaded yet', () => {
  it.each(['Enter', ' ', 'ArrowDown'])('opens by %j on its first item, as one that is', async (key) => {
    const arrive = show();
    expect(press(key)).toBe(true);
    arrive();
    const first = await screen.findByRole('menuitem', { name: 'First' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('gets the keys that were pressed before it was there: the button keeps the focus, and the page none of them', async () => {
    const arrive = show();
    press('Enter');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect([press('ArrowDown'), press('Enter')]).toEqual([true, true]);
    arrive();
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('second'));
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('is asked for again by the button where it did not come: that keeps the focus, and opens on the first item', async () => {
    // React tells the console of each error that a boundary contains.
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const connection = { there: false };
    showMenu(async () => {
      if (!connection.there) throw new TypeError('Failed to fetch');
      return { default: TwoItems };
    });
    const pressed = button();
    press('Enter');
    await waitFor(() => expect(told).toHaveBeenCalled());
    told.mockRestore();
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button()).not.toBe(pressed);
    connection.there = true;
    press('Enter');
    const first = await screen.findByRole('menuitem', { name: 'First' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('is closed again by an Escape that came before it', async () => {
    const arrive = show();
    press('Enter');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    press('Escape');
    arrive();
    await waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'));
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('opens by a press of the mouse, with no item chosen', async () => {
    const arrive = show();
    fireEvent.click(button());
    arrive();
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });
});
