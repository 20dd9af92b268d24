import { toastSide } from './toast-side.ts';

function at(top: number, height = 48): HTMLElement {
  const element = document.createElement('button');
  element.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect;
  return element;
}

describe('a toast', () => {
  it('stands at the top, away from the button that ends a form', () => {
    expect(toastSide(at(700))).toBe('top');
    expect(toastSide(document.body)).toBe('top');
    expect(toastSide(null)).toBe('top');
  });

  it('stands at the bottom when what was pressed is at the top', () => {
    expect(toastSide(at(90))).toBe('bottom');
    expect(toastSide(at(219))).toBe('bottom');
  });

  it('minds nothing that is out of sight, nor the page as a whole', () => {
    expect(toastSide(at(-100))).toBe('top');
    expect(toastSide(at(56, 900))).toBe('top');
  });
});
