import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TAKES_OVER } from '../../lib/hydration/takes-over.ts';
import { keepEarlyPresses } from './early-presses.ts';

const done: string[] = [];
const site = (
  <Suspense>
    <button type="button" onClick={() => done.push('Watch')}>
      <span>Watch</span>
    </button>
    <select onChange={({ target }) => done.push(target.value)}>
      <option>a</option>
      <option>b</option>
    </select>
  </Suspense>
);

let root: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  done.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(site)}</div>`;
  root = document.getElementById('root')!;
  keepEarlyPresses();
});
afterEach(() => jest.useRealTimers());

const press = () => root.querySelector('span')!.click();

/** What `main.tsx` does: nothing is taken over yet when it tells. */
const takeOver = () =>
  act(async () => {
    hydrateRoot(root, site);
    dispatchEvent(new Event(TAKES_OVER));
  });

describe('what is pressed in a page before its scripts have come', () => {
  it('is done when the site listens, in parts too that nobody has taken over', async () => {
    press();
    const select = root.querySelector('select')!;
    select.value = 'b';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await takeOver();
    expect(done).toEqual(['Watch', 'b']);
  });

  it('is done once, however often it was pressed', async () => {
    press();
    press();
    await takeOver();
    expect(done).toEqual(['Watch']);
  });

  it('is seen to wait until the site listens', async () => {
    const { style } = root.querySelector('button')!;
    press();
    expect(style.opacity).toBe('0.5');
    await takeOver();
    expect(style.opacity).toBe('');
  });

  it('is heard although what stands around it lets nobody hear of it', async () => {
    root.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
    press();
    await takeOver();
    expect(done).toEqual(['Watch']);
  });

  it('is no matter of this once the site listens', async () => {
    await takeOver();
    await act(async () => press());
    dispatchEvent(new Event(TAKES_OVER));
    expect(done).toEqual(['Watch']);
  });

  it('is forgotten where nobody waits for it any more', async () => {
    press();
    await jest.advanceTimersByTimeAsync(21_000);
    await takeOver();
    expect(done).toEqual([]);
  });
});
