import { act, fireEvent, render } from '@testing-library/react';
import i18next from 'i18next';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { HomePost } from '../../../api/types.ts';
import { homePost } from '../testing/home-post.ts';
import { HomeHero } from './HomeHero.tsx';

const WIDTH = 390;
const INTERVAL_MS = 8_000;

const POSTS = Array.from({ length: 8 }, (_, index) => homePost(index + 1));

const i18n = i18next.createInstance();
let reduced: boolean;

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
beforeEach(() => {
  reduced = false;
  globalThis.matchMedia = ((query: string) => ({ matches: reduced, media: query })) as typeof matchMedia;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  // As a browser: to the end of it at once, and it says so.
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
});

const site = (posts: HomePost[]) => (
  <I18nextProvider i18n={i18n}>
    <MemoryRouter>
      <HomeHero posts={posts} />
    </MemoryRouter>
  </I18nextProvider>
);

async function open(language: 'fa' | 'en' = 'en', posts = POSTS) {
  await i18n.changeLanguage(language);
  render(site(posts));
}

const hero = () => document.querySelector('section')!;
const button = (label: string) => hero().querySelector<HTMLElement>(`button[aria-label="${label}"]`)!;
const links = () => [...hero().querySelectorAll('a')];
const slides = () => [...document.querySelectorAll('article')];
const shown = () => slides().findIndex((slide) => !slide.hasAttribute('inert'));
const track = () => slides()[0]!.parentElement!;
const pictures = () => document.querySelectorAll('article img').length;
const swipeTo = (scrollLeft: number) => {
  track().scrollLeft = scrollLeft;
  fireEvent.scroll(track());
};
const wait = (ms = INTERVAL_MS) => act(() => jest.advanceTimersByTime(ms));

describe('the hero', () => {
  beforeEach(() => {
    reduced = true;
  });

  it.each([
    ['en', WIDTH],
    ['fa', -WIDTH],
  ] as const)('is swiped by scrolling, in %s towards its own end', async (language, left) => {
    await open(language);
    expect([shown(), track().dir]).toEqual([0, language === 'fa' ? 'rtl' : 'ltr']);
    swipeTo(left);
    expect(shown()).toBe(1);
    swipeTo(left * 7);
    expect(shown()).toBe(7);
    swipeTo(0);
    expect(shown()).toBe(0);
  });

  it('keeps a swipe to itself', async () => {
    await open();
    expect(track().className.split(' ')).toEqual(
      expect.arrayContaining(['snap-x', 'snap-mandatory', 'overflow-x-auto', 'pointer-fine:overscroll-x-contain']),
    );
  });

  it('has few stops of the tabulator: what the shown slide offers, one dot, and its buttons', async () => {
    await open();
    fireEvent.load(document.querySelector('article img')!);
    const stops = [...hero().querySelectorAll<HTMLElement>('a, button')].filter(
      (element) => element.tabIndex >= 0 && !element.closest('[inert]'),
    );
    const nameOf = (stop: HTMLElement) =>
      stop.getAttribute('href') ?? stop.getAttribute('aria-label') ?? stop.textContent;
    expect(stops.map(nameOf)).toEqual([
      '/movies/title-1',
      '/play/10',
      'list.mine',
      'Title 1',
      'hero.go',
      'hero.previous',
      'hero.next',
    ]);
  });

  it('goes from dot to dot by the arrow keys, in reading direction and round', async () => {
    await open('fa');
    const first = button('Title 1');
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'ArrowLeft' });
    expect([shown(), document.activeElement?.getAttribute('aria-label')]).toEqual([1, 'Title 2']);
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect([shown(), document.activeElement?.getAttribute('aria-label')]).toEqual([7, 'Title 8']);
  });

  it('stays where it is in the other language', async () => {
    await open('en');
    fireEvent.click(button('Title 3'));
    expect(track().scrollLeft).toBe(2 * WIDTH);
    await act(() => i18n.changeLanguage('fa'));
    expect([shown(), track().scrollLeft]).toEqual([2, -2 * WIDTH]);
  });

  it('loads its first picture alone, then those beside the shown one', async () => {
    await open();
    expect(pictures()).toBe(1);
    fireEvent.load(document.querySelector('article img')!);
    expect(pictures()).toBe(2);
    swipeTo(3 * WIDTH);
    expect(pictures()).toBe(3);
    expect(slides().map((slide) => slide.children.length > 0)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('offers the download first where there is nothing to play', async () => {
    await open('en', [homePost(1, { play_file_id: null })]);
    expect(links().map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Title 1 /movies/title-1',
      'hero.download /movies/title-1',
    ]);
  });
});

describe('the hero by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('turns, round and round, and can be stopped and started', async () => {
    await open();
    wait();
    expect(shown()).toBe(1);
    for (let turn = 2; turn <= 8; turn++) wait();
    expect(shown()).toBe(0);
    fireEvent.click(button('hero.stop'));
    wait(3 * INTERVAL_MS);
    expect(shown()).toBe(0);
    fireEvent.click(button('hero.go'));
    wait();
    expect(shown()).toBe(1);
  });

  it.each([
    [
      'the pointer',
      () => fireEvent.pointerEnter(hero(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(hero(), { pointerType: 'mouse' }),
    ],
    ['a finger', () => fireEvent.touchStart(track()), () => fireEvent.touchEnd(track())],
    ['the focus', () => act(() => links()[0]!.focus()), () => act(() => links()[0]!.blur())],
  ])('waits while %s is on it', async (_what, arrive, leave) => {
    await open();
    arrive();
    wait(3 * INTERVAL_MS);
    expect(shown()).toBe(0);
    leave();
    wait();
    expect(shown()).toBe(1);
  });

  it('gives a slide its whole time after a swipe', async () => {
    await open();
    wait(INTERVAL_MS - 1_000);
    swipeTo(WIDTH);
    wait(INTERVAL_MS - 1_000);
    expect(shown()).toBe(1);
    wait(1_000);
    expect(shown()).toBe(2);
  });

  it('waits in a hidden tab', async () => {
    await open();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    wait(3 * INTERVAL_MS);
    expect(shown()).toBe(0);
    hidden.mockReturnValue(false);
    wait();
    expect(shown()).toBe(1);
  });

  it('never turns where motion is not wanted, unless it is asked to', async () => {
    reduced = true;
    await open();
    wait(5 * INTERVAL_MS);
    expect(shown()).toBe(0);
    expect(button('hero.go')).not.toBeNull();
  });
});

describe('the hero as the server has drawn it', () => {
  let container: HTMLElement;
  const faults: unknown[] = [];
  beforeEach(async () => {
    await i18n.changeLanguage('en');
    faults.length = 0;
    container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(site(POSTS));
  });
  let root: Root | undefined;
  // The library knows nothing of this one, which would go on hearing of log-ins.
  afterEach(() => act(() => root?.unmount()));
  const takeOver = () => {
    root = hydrateRoot(container, site(POSTS), { onRecoverableError: (error) => faults.push(error) });
  };

  it.each([
    [false, 'hero.stop'],
    [true, 'hero.go'],
  ])('stands still, and is taken over without a fault where motion is unwanted: %s', async (unwanted, label) => {
    reduced = unwanted;
    expect(button('hero.go')).not.toBeNull();
    await act(async () => takeOver());
    expect([button(label) !== null, faults]).toEqual([true, []]);
  });

  it.each([false, true])('goes by the press that takes it over, where motion is unwanted: %s', async (unwanted) => {
    reduced = unwanted;
    await act(async () => {
      takeOver();
      button('hero.go').click();
    });
    expect(button('hero.stop')).not.toBeNull();
  });
});
