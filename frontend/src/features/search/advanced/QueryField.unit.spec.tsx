import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { QueryField } from './QueryField.tsx';

const { matchMedia } = window;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  window.matchMedia = matchMedia;
  jest.useRealTimers();
});

const field = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = () => act(() => jest.advanceTimersByTime(250));

describe('the field of the advanced search', () => {
  it('keeps the letters that were typed while the address took the ones before', () => {
    const written: string[] = [];
    const onChange = (q: string) => void written.push(q);
    const { rerender } = render(<QueryField value="" onChange={onChange} />);
    type('du');
    rest();
    type('dune ');
    rerender(<QueryField value="du" onChange={onChange} />);
    expect(field()).toHaveProperty('value', 'dune ');
    rest();
    rerender(<QueryField value="dune" onChange={onChange} />);
    expect(field()).toHaveProperty('value', 'dune ');
    expect(written).toEqual(['du', 'dune']);
  });

  it('is found as what searches', () => {
    render(<QueryField value="" onChange={() => undefined} />);
    expect(field().closest('search')).toBeTruthy();
  });

  it('follows an address that has changed elsewhere, and does not write it back', () => {
    const onChange = jest.fn();
    const { rerender } = render(<QueryField value="dune" onChange={onChange} />);
    rerender(<QueryField value="close-up" onChange={onChange} />);
    rest();
    expect(field()).toHaveProperty('value', 'close-up');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes what was typed into the drawn page before the site listened', () => {
    const onChange = jest.fn();
    const ui = <QueryField value="dune" onChange={onChange} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(ui);
    container.querySelector('input')!.value = 'dune part two';
    render(ui, { container, hydrate: true });
    rest();
    expect(field()).toHaveProperty('value', 'dune part two');
    expect(onChange).toHaveBeenCalledWith('dune part two');
  });

  it.each([true, false])(
    'by its key for searching shows what is behind the keyboard of a finger, of whom %p',
    (finger) => {
      window.matchMedia = (query) => ({ matches: finger && query === '(pointer: coarse)' }) as MediaQueryList;
      render(<QueryField value="dune" onChange={jest.fn()} />);
      field().focus();
      expect(fireEvent.submit(field().closest('form')!)).toBe(false);
      expect(document.activeElement === field()).toBe(!finger);
    },
  );

  it('is emptied by a button of its own, at its end, and keeps the focus', () => {
    const onChange = jest.fn();
    render(<QueryField value="dune" onChange={onChange} />);
    fireEvent.click(screen.getByRole('button'));
    expect(field()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field());
    rest();
    expect(onChange).toHaveBeenCalledWith('');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
