import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { TitlePage } from '../../api/types.ts';
import { dismissToasts, useToasts } from '../../components/feedback/toasts/toast-store.ts';
import { ShareTitle } from './ShareTitle.tsx';

const POST = { post_type: 1, slug: 'dune-2021', name: { fa: 'تل‌ماسه', en: 'Dune' } } as TitlePage;
const ADDRESS = `${location.origin}/movies/dune-2021`;
const i18n = i18next.createInstance();
const writeText = jest.fn();
const share = jest.fn();
const { matchMedia } = window;

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));
beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  share.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText }, share });
  for (const kind of ['success', 'info', 'error'] as const) dismissToasts(kind);
});
afterEach(() => {
  cleanup();
  window.matchMedia = matchMedia;
});

const Said = () => <output>{useToasts().map(({ text }) => text)}</output>;

async function press(finger: boolean): Promise<string | null> {
  window.matchMedia = (query) => ({ matches: finger && query === '(pointer: coarse)' }) as MediaQueryList;
  render(
    <I18nextProvider i18n={i18n}>
      <ShareTitle post={POST} />
      <Said />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'share' }));
  await new Promise((resolve) => setTimeout(resolve));
  return screen.getByRole('status').textContent;
}

describe('a title that is shared', () => {
  it('goes the ways that a phone offers, and nowhere where they are closed again', async () => {
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    expect(await press(true)).toBe('');
    expect(share).toHaveBeenCalledWith({ title: 'Dune', url: ADDRESS });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('is an address to paste with a mouse, and where the phone has no ways or they fail', async () => {
    expect(await press(false)).toBe('share.copied');
    expect(share).not.toHaveBeenCalled();
    cleanup();
    share.mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'));
    expect(await press(true)).toBe('share.copied');
    cleanup();
    Object.assign(navigator, { share: undefined });
    expect(await press(true)).toBe('share.copied');
    expect(writeText.mock.calls).toEqual([[ADDRESS], [ADDRESS], [ADDRESS]]);
  });

  it('is shown where nothing may be copied', async () => {
    Object.assign(navigator, { clipboard: undefined });
    Object.assign(document, { execCommand: () => false });
    expect(await press(false)).toBe(ADDRESS);
  });
});
