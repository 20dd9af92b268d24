import { render, screen } from '@testing-library/react';
import { ChipRow } from './ChipRow.tsx';

let measured: () => void;
beforeEach(() => {
  globalThis.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      measured = () => callback([], this);
    }
  };
});
afterEach(() => jest.restoreAllMocks());

it('a row of chips tells where it goes on, and has what is chosen in its middle', () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const place = (left: number, width: number) => ({ left, width }) as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('nav') ? place(0, 300) : place(400, 60);
  });
  const scrollBy = jest.fn();
  Object.assign(Element.prototype, { scrollBy });
  render(
    <ChipRow label="Genres" shown="drama">
      <a href="/a">All</a>
      <a href="/b" aria-current="page">
        Drama
      </a>
    </ChipRow>,
  );
  measured();
  measured();
  expect(screen.getByRole('navigation', { name: 'Genres' }).dataset.more).toBe('end');
  expect(scrollBy.mock.calls).toEqual([[{ left: 280, behavior: 'instant' }]]);
});
