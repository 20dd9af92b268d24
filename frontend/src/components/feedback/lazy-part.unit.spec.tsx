import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyPart, loadParts } from './lazy-part.ts';

const pressed: string[] = [];
const Button = () => (
  <button type="button" onClick={() => pressed.push('Watch')}>
    Watch
  </button>
);

/** A page that brings a part of its own. */
async function loadPage() {
  const Inner = lazyPart('Inner', async () => ({ default: Button }));
  return { default: Inner };
}

/** The page as the server has drawn it, and the site that has just begun to take it over. */
async function pressAfter(names: string[]): Promise<void> {
  const Page = lazyPart('Page', loadPage);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = '<!--$--><button type="button">Watch</button><!--/$-->';
  await loadParts(names);
  await act(async () => {
    hydrateRoot(
      container,
      <Suspense>
        <Page />
      </Suspense>,
    );
    container.querySelector('button')!.click();
  });
}

beforeEach(() => {
  pressed.length = 0;
});

describe('a press on a page of lazy parts', () => {
  it('is done at once where all of them are loaded', async () => {
    await pressAfter(['Page', 'Inner']);
    expect(pressed).toEqual(['Watch']);
  });

  it.each([[['Page']], [['Inner', 'Page']], [[]]])('is let pass where one is not, as after %j', async (names) => {
    await pressAfter(names);
    expect(pressed).toEqual([]);
  });
});

describe('a part that does not come', () => {
  it('keeps none of the others from being loaded', async () => {
    lazyPart('Gone', () => Promise.reject(new TypeError('Failed to fetch')));
    await pressAfter(['Gone', 'unknown', 'Page', 'Inner']);
    expect(pressed).toEqual(['Watch']);
  });
});
