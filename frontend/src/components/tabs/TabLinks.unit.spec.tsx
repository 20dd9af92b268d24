import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { TabLinks } from './TabLinks.tsx';

const TABS = ['one', 'two', 'three'].map((text, n) => ({ to: `/${text}`, text, selected: n === 0 }));

function open(width: number, shown: number): HTMLElement {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(shown);
  Object.assign(Element.prototype, { scrollBy: () => undefined });
  render(
    <MemoryRouter>
      <TabLinks label="Parts" tabs={TABS} />
    </MemoryRouter>,
  );
  measured();
  return screen.getByRole('list');
}

/** The browser has laid the row out. */
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

describe('a row of tabs', () => {
  it('fades at the edges beyond which it goes on', () => {
    const row = open(500, 300);
    expect(row.dataset.more).toBe('end');
    row.scrollLeft = 100;
    fireEvent.scroll(row);
    expect(row.dataset.more).toBe('start end');
    row.scrollLeft = 200;
    fireEvent.scroll(row);
    expect(row.dataset.more).toBe('start');
  });

  it('knows in Persian that it scrolls to the left', () => {
    const row = open(500, 300);
    row.scrollLeft = -200;
    fireEvent.scroll(row);
    expect(row.dataset.more).toBe('start');
  });

  it('does not fade where it is whole', () => {
    expect(open(300, 300).dataset.more).toBe('');
  });
});
