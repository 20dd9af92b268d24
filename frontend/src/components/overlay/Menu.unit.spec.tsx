import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { ScrollMemory } from '../../lib/router/scroll/ScrollMemory.tsx';
import { Menu, MenuItem, MenuLink } from './Menu.tsx';

it('opens in the landmark of the content, also from a button of the header', async () => {
  const page = (open: boolean) => (
    <MemoryRouter>
      <header>
        <Menu open={open} trigger={<button type="button">Bell</button>}>
          <MenuItem>Nothing</MenuItem>
        </Menu>
      </header>
      <main id="content" />
    </MemoryRouter>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  expect((await screen.findByRole('menu')).closest('main')).not.toBeNull();
});

describe('an open menu', () => {
  const open = async () => {
    window.scrollTo = () => {};
    render(
      <MemoryRouter>
        <ScrollMemory />
        <main id="content" tabIndex={-1}>
          <Menu trigger={<button type="button">Account</button>}>
            <MenuLink>
              <Link to="/user/profile-page">Profile</Link>
            </MenuLink>
          </Menu>
        </main>
      </MemoryRouter>,
    );
    const button = screen.getByRole('button', { name: 'Account' });
    button.focus();
    fireEvent.keyDown(button, { key: 'Enter' });
    return { button, menu: await screen.findByRole('menu') };
  };

  it('gives the focus back to its button', async () => {
    const { button, menu } = await open();
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('leaves the focus to the page that it leads to', async () => {
    await open();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Profile' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // Focus is given back in a turn of its own.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('lies on what takes the press that closes it, until that is over: nothing of the page is pressed', async () => {
    const { button, menu } = await open();
    // Listeners for presses outside come a turn later.
    await new Promise((resolve) => setTimeout(resolve));
    const under = document.querySelector('[aria-hidden="true"].fixed.inset-0')!;
    expect(under.compareDocumentPosition(menu) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    // The press that has opened it, when it ends.
    fireEvent.click(under);
    fireEvent.pointerDown(under);
    expect(fireEvent.mouseDown(under)).toBe(false);
    expect(under.isConnected).toBe(true);
    fireEvent.click(under);
    expect(under.isConnected).toBe(false);
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
