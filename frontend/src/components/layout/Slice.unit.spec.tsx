import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { deferHydration, drawnParts, hydrateNow } from '../../lib/hydration/deferred-hydration.ts';
import { wholePageTakenOver } from '../../lib/hydration/whole-page.ts';
import { Slice } from './Slice.tsx';

const pressed: string[] = [];
let active = false;
let redraw: (name: string) => void;

function Page() {
  const [name, setName] = useState('Watch');
  redraw = setName;
  return (
    <main>
      <Slice waiting={<p>gap</p>}>
        <button type="button" onClick={() => pressed.push(name)}>
          {name}
        </button>
        <div data-gap="" />
      </Slice>
    </main>
  );
}

type Seen = (gaps: { isIntersecting: boolean }[]) => void;
const watched = new Map<Element, Seen>();
class Observer {
  constructor(private readonly seen: Seen) {}
  observe(place: Element) {
    watched.set(place, this.seen);
  }
  disconnect() {}
}

let root: Root;
let container: HTMLElement;
const button = () => container.querySelector('button')!;
const gapIs = (seen: { isIntersecting: boolean }) => watched.get(container.querySelector('[data-gap]')!)?.([seen]);
const isTakenOver = () => Object.keys(button()).some((key) => key.startsWith('__reactFiber$'));

/** The page as the server has drawn it, with the site's scripts there. */
async function open(): Promise<void> {
  container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Page />);
  deferHydration();
  await act(async () => {
    root = hydrateRoot(container, <Page />);
  });
}

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: active }), configurable: true });
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  pressed.length = 0;
  active = false;
});
afterEach(async () => {
  await act(async () => root.unmount());
  hydrateNow();
  jest.useRealTimers();
});

describe('a part that the server has drawn', () => {
  it('stays as it is until somebody gives a sign', async () => {
    await open();
    expect(isTakenOver()).toBe(false);
    await act(async () => void dispatchEvent(new Event('pointermove')));
    expect(isTakenOver()).toBe(true);
  });

  it('does what the first press means', async () => {
    await open();
    const drawn = button();
    await act(async () => {
      drawn.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      drawn.click();
    });
    expect(pressed).toEqual(['Watch']);
    expect(button()).toBe(drawn);
  });

  it('is taken over at once where it has a gap that is seen', async () => {
    await open();
    act(() => gapIs({ isIntersecting: false }));
    expect(isTakenOver()).toBe(false);
    await act(async () => gapIs({ isIntersecting: true }));
    expect(isTakenOver()).toBe(true);
  });

  it('is taken over when the page has rested for a while', async () => {
    await open();
    await act(() => jest.advanceTimersByTimeAsync(7_900));
    expect(isTakenOver()).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(isTakenOver()).toBe(true);
  });

  it('never gives way to a gap when it is drawn anew from above', async () => {
    await open();
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(container.textContent ?? ''));
    watch.observe(container, { childList: true, subtree: true, characterData: true });
    await act(async () => redraw('Stop'));
    watch.disconnect();
    expect(seen.join()).not.toContain('gap');
    expect(button().textContent).toBe('Stop');
    expect(isTakenOver()).toBe(true);
  });

  it('is waited for by what changes the words of the page', async () => {
    await open();
    const told: boolean[] = [];
    await act(async () => void wholePageTakenOver().then(() => told.push(isTakenOver())));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(told).toEqual([true]);
  });

  it('is not waited for without end', async () => {
    await open();
    const lost = {};
    drawnParts.add(lost);
    const waiting = wholePageTakenOver(1_000);
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    await waiting;
    expect(drawnParts.delete(lost)).toBe(true);
    expect(drawnParts.size).toBe(0);
  });

  it('does not wait where somebody is at it already', async () => {
    active = true;
    await open();
    expect(isTakenOver()).toBe(true);
  });
});
