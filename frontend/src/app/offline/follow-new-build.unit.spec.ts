import { watchTyping } from '../../lib/modules/typed-text.ts';
import { leaveOldBuild } from './follow-new-build.ts';

const pageOf = (build: string, type = 'module') =>
  `<html><head><script src="/assets/boot.js"></script><script type="${type}" src="/assets/index-${build}.js"></script></head></html>`;
const { fetch: fetchOfNode } = globalThis;
let reloads = 0;
const reload = () => {
  reloads += 1;
};

/** What the server has by now; null when it does not answer. */
function serve(build: string | null, type?: string): void {
  globalThis.fetch = async () => {
    if (build === null) throw new TypeError('Failed to fetch');
    return new Response(pageOf(build, type));
  };
}

beforeEach(() => {
  reloads = 0;
  sessionStorage.clear();
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-one.js');
  document.head.replaceChildren(entry);
});
afterAll(() => {
  globalThis.fetch = fetchOfNode;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('a chunk that does not come', () => {
  it('loads the page anew when the server has another build, once for each that is left', async () => {
    serve('two');
    await leaveOldBuild(reload);
    expect(reloads).toBe(1);
    await leaveOldBuild(reload);
    expect(reloads).toBe(1);
  });

  it('does so as well where the server draws its pages, and names their scripts for later', async () => {
    serve('one', 'later');
    await leaveOldBuild(reload);
    expect(reloads).toBe(0);
    serve('two', 'later');
    await leaveOldBuild(reload);
    expect(reloads).toBe(1);
  });

  it('stays where this page has loaded later what the server names for later', async () => {
    document
      .querySelector('script[type="module"]')
      ?.setAttribute('src', new URL('/assets/index-one.js', location.href).href);
    serve('one', 'later');
    await leaveOldBuild(reload);
    expect(reloads).toBe(0);
  });

  it.each(['one', null])('does not when the server has %p', async (build) => {
    serve(build);
    await leaveOldBuild(reload);
    expect(reloads).toBe(0);
  });

  it('does not while something is written on the page', async () => {
    serve('two');
    watchTyping();
    const field = document.createElement('textarea');
    document.body.append(field);
    field.value = 'a long comment';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await leaveOldBuild(reload);
    expect(reloads).toBe(0);
    field.remove();
    await leaveOldBuild(reload);
    expect(reloads).toBe(1);
  });
});
