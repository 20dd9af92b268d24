import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Menu, MenuItem } from './Menu.tsx';

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
