import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CardShelf } from './Shelf.tsx';

it('has a heading of its own name alone, which is the link to all of it', () => {
  render(
    <MemoryRouter>
      <CardShelf title="Crime" href="/movies" cards={[{ id: 1, card: null }]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Crime' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Crime' }).getAttribute('href')).toBe('/movies');
});
