import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FoldedText } from './FoldedText.tsx';

afterEach(cleanup);

const button = () => screen.queryByRole('button');
const text = () => screen.getByTestId('place').querySelector('p')!;
const isFolded = () => /(^| )line-clamp-/.test(text().className);

function open(words: string, children?: React.ReactNode): void {
  render(
    <div data-testid="place">
      <FoldedText text={words} className="mt-1">
        {children}
      </FoldedText>
    </div>,
  );
}

describe('a text of any length', () => {
  it('is whole where it is short', () => {
    open('A good film.');
    expect(isFolded()).toBe(false);
    expect(button()).toBeNull();
  });

  it.each([
    ['letters', 'word '.repeat(200)],
    ['lines', 'a\n'.repeat(40)],
  ])('shows how it begins where it has many %s, and opens and closes by a button', (_, words) => {
    open(words);
    expect(isFolded()).toBe(true);
    fireEvent.click(button()!);
    expect(isFolded()).toBe(false);
    expect(button()?.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button()!);
    expect(isFolded()).toBe(true);
  });

  it('opens when the keyboard comes to a link in it', () => {
    open('word '.repeat(200), <a href="/user/u">@u</a>);
    fireEvent.focus(screen.getByRole('link'));
    expect(isFolded()).toBe(false);
  });
});
