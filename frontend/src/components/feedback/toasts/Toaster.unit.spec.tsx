import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import Toaster from './Toaster.tsx';
import { toast } from './toast-store.ts';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'fa', resources: {} });
});
afterEach(cleanup);

function show(text: string): HTMLElement {
  render(
    <I18nextProvider i18n={i18n}>
      <Toaster />
    </I18nextProvider>,
  );
  act(() => toast.success(text));
  const box = screen.getByText(text).closest('li');
  if (!box) throw new Error('no toast');
  return box;
}
const clock = (box: HTMLElement) => box.querySelector<HTMLElement>('[data-clock]')?.style;

describe('a toast (specification §9)', () => {
  it('stays 5 s, waits under the mouse, and 1 s more after it', () => {
    const box = show('ذخیره شد');
    expect(clock(box)?.animation).toContain('5000ms');
    fireEvent.mouseEnter(box);
    expect(clock(box)?.animationPlayState).toBe('paused');
    fireEvent.mouseLeave(box);
    expect(clock(box)?.animation).toContain('1000ms');
    expect(clock(box)?.animationPlayState).toBe('running');
  });

  it('goes when its bar has run out', () => {
    const box = show('تمام شد');
    const bar = box.querySelector('[data-clock]');
    if (bar) fireEvent.animationEnd(bar);
    expect(screen.queryByText('تمام شد')).toBeNull();
  });
});
