import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyPresses } from './early-presses.ts';

const tell = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

/** Many times what it takes to look again. */
const LONG_MS = 10_000;

let root: HTMLElement;
beforeAll(keepEarlyPresses);
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());
beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><button type="button">Watch</button><select><option>a</option><option>b</option></select></div>';
  root = document.getElementById('root')!;
});

describe('what is pressed in a page before its scripts have come', () => {
  it('is done once as soon as the site listens there', async () => {
    const pressed: string[] = [];
    const chosen: string[] = [];
    tell(root.querySelector('button')!, 'click');
    const select = root.querySelector('select')!;
    select.value = 'b';
    tell(select, 'change');
    const site = (
      <>
        <button type="button" onClick={() => pressed.push('Watch')}>
          Watch
        </button>
        <select onChange={({ target }) => chosen.push(target.value)}>
          <option>a</option>
          <option>b</option>
        </select>
      </>
    );
    render(site, { container: root, hydrate: true });
    await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
    expect({ pressed, chosen }).toEqual({ pressed: ['Watch'], chosen: ['b'] });

    await act(async () => root.querySelector('button')!.click());
    expect(pressed).toEqual(['Watch', 'Watch']);
  });

  it('is not done again where the site takes it over by the press itself', async () => {
    const pressed: string[] = [];
    const site = (
      <Suspense>
        <button type="button" onClick={() => pressed.push('Watch')}>
          Watch
        </button>
      </Suspense>
    );
    root.innerHTML = renderToString(site);
    await act(async () => {
      hydrateRoot(root, site);
      root.querySelector('button')!.click();
    });
    await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
    expect(pressed).toEqual(['Watch']);
  });

  it('is forgotten with the page', async () => {
    const [pressed] = root.querySelectorAll('button');
    tell(pressed!, 'click');
    root.innerHTML = '';
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(pressed!.isConnected).toBe(false);
  });
});
