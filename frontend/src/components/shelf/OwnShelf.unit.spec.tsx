import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { keepRoom } from '../../lib/session/kept/keep-room.ts';
import { roomOf } from '../../lib/session/kept/shelf-room.ts';
import { OwnShelf } from './OwnShelf.tsx';

const CARDS = [1, 2].map((id) => ({ id, card: <a href={`/movies/${id}`}>{id}</a> }));

beforeEach(() => {
  localStorage.clear();
  window.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 140, height: 290 } as DOMRect);
});
afterEach(cleanup);

function open(shelf: { cards?: typeof CARDS; isPending?: boolean }) {
  const { container } = render(
    <MemoryRouter>
      <OwnShelf name="forYou" title="For you" cards={shelf.cards} isPending={shelf.isPending ?? false} />
    </MemoryRouter>,
  );
  return container;
}
const skeletonOf = (container: Element) => container.querySelector<HTMLElement>('[aria-hidden]');

describe('a member’s own shelf', () => {
  it('has the room on the next page that it has taken on this one', () => {
    expect(skeletonOf(open({ isPending: true }))).toBeNull();
    open({ cards: CARDS });
    expect(screen.getByRole('heading').textContent).toBe('For you');
    // Below a poster of 140 by 210.
    expect(roomOf('forYou')).toBe('80');
    expect(skeletonOf(open({ isPending: true }))?.style.marginBottom).toBe('calc(32px)');
  });

  it('has none where there is nothing on it any more', () => {
    keepRoom('forYou', 80);
    expect(open({ cards: [] }).innerHTML).toBe('');
    expect([roomOf('forYou'), open({ isPending: true }).innerHTML]).toEqual([null, '']);
  });

  it('keeps it where it could not be had', () => {
    keepRoom('forYou', 80);
    expect(open({}).innerHTML).toBe('');
    expect(roomOf('forYou')).toBe('80');
  });
});
