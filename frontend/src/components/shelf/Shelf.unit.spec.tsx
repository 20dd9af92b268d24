import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CardShelf } from './Shelf.tsx';

afterEach(cleanup);

it('has a heading of its own name alone, which is the link to all of it', () => {
  render(
    <MemoryRouter>
      <CardShelf title="Crime" href="/movies" cards={[{ id: 1, card: null }]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Crime' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Crime' }).getAttribute('href')).toBe('/movies');
});

it.each([
  [true, 'instant'],
  [false, 'smooth'],
])('where motion is unwanted (%s) what the arrow keys ask for comes %s', (reduced, behavior) => {
  window.matchMedia = (() => ({ matches: reduced })) as never;
  window.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const cards = [1, 2].map((id) => ({ id, card: <a href={`/movies/${id}`}>{id}</a> }));
  render(
    <MemoryRouter>
      <CardShelf title="Crime" cards={cards} />
    </MemoryRouter>,
  );
  screen.getByRole('link', { name: '1' }).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '2' }));
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
});
