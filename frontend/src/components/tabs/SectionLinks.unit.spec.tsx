import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SectionLinks } from './SectionLinks.tsx';

const SECTIONS = ['one', 'two', 'three'].map((id) => ({ id, text: id.toUpperCase() }));
const shown: string[] = [];
let cross: (id: string, isIntersecting: boolean) => void;

beforeEach(() => {
  shown.length = 0;
  Object.assign(Element.prototype, {
    scrollBy: () => undefined,
    scrollIntoView(this: Element) {
      shown.push(this.id);
    },
  });
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(callback: IntersectionObserverCallback) {
      cross = (id, isIntersecting) =>
        act(() => callback([{ target: document.getElementById(id), isIntersecting }] as never, this as never));
    }
  } as never;
});

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SectionLinks label="Sections" sections={SECTIONS} />
      {SECTIONS.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </MemoryRouter>,
  );
}
const marked = () => screen.getAllByRole('link').find((link) => link.getAttribute('aria-current'));

describe('the sections of a long page', () => {
  it('are led to, also once more, and keep what else the address says', () => {
    open('/channels?lang=en');
    const two = screen.getByRole('link', { name: 'TWO' });
    expect(two.getAttribute('href')).toBe('/channels?lang=en#two');
    expect(shown).toEqual([]);
    fireEvent.click(two);
    fireEvent.click(two);
    expect(shown).toEqual(['two', 'two']);
  });

  it('leave to the browser what a new page begins with', () => {
    open('/channels#two');
    expect(shown).toEqual([]);
  });

  it('are marked while they are read, the first of several', () => {
    open('/channels');
    expect(marked()?.textContent).toBe('ONE');
    cross('one', true);
    cross('two', true);
    expect(marked()?.textContent).toBe('ONE');
    cross('one', false);
    expect(marked()?.textContent).toBe('TWO');
    cross('two', false);
    expect(marked()?.textContent).toBe('TWO');
  });

  it('are marked by name where several lie beside each other', () => {
    open('/channels');
    cross('one', true);
    cross('two', true);
    fireEvent.click(screen.getByRole('link', { name: 'TWO' }));
    expect(marked()?.textContent).toBe('TWO');
  });

  it('are marked from the first on again once the page leaps to its top', () => {
    open('/channels');
    cross('three', true);
    document.getElementById('one')!.getBoundingClientRect = () => ({ top: window.innerHeight / 3 }) as DOMRect;
    cross('three', false);
    expect(marked()?.textContent).toBe('ONE');
  });
});
