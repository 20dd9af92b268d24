import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { TitlePage } from '../../../api/types.ts';
import { TrailerTab } from './TrailerTab.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false, nsSeparator: false }));
afterEach(cleanup);

const show = (...keys: string[]) => {
  const post = { backdrop_path: '/media/images/backdrops/x.jpg?v=1', trailers: keys.map((key) => ({ key })) };
  return render(
    <I18nextProvider i18n={i18n}>
      <TrailerTab post={post as TitlePage} />
    </I18nextProvider>,
  ).container;
};
const outside = (container: HTMLElement) => container.innerHTML.match(/https?:\/\/[^"/]+/g) ?? [];

describe('trailers', () => {
  it('of other sites load nothing from there before somebody plays them', () => {
    const container = show('youtube:dQw4w9WgXcQ', 'aparat:tpnzg8l');
    expect(outside(container)).toEqual([]);
    const [first] = screen.getAllByRole('button', { name: 'trailer.play' }) as [HTMLElement];
    fireEvent.click(first);
    expect(outside(container)).toEqual(['https://www.youtube-nocookie.com']);
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('of ours are played from our own address, and are not loaded ahead', () => {
    const video = show('night-of-stars').querySelector('video');
    expect([video?.getAttribute('src'), video?.preload]).toEqual(['/media/trailers/night-of-stars.mp4', 'none']);
  });
});
