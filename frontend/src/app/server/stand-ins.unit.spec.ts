import { readCookie, writeCookie } from '../../lib/session/cookie.ts';

const REPLACED = ['document', 'localStorage', 'sessionStorage', 'location', 'matchMedia', 'Request', 'fetch'] as const;
const LISTENING = ['addEventListener', 'removeEventListener'] as const;
const own = [...REPLACED, ...LISTENING].map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

afterAll(() => {
  for (const [name, descriptor] of own) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

it('a page is drawn with the cookies of its reader, whatever the site writes meanwhile', async () => {
  const { stand } = await import('./stand-ins.ts');
  stand('lang=en; notice-1=1', new URL('http://site/movies'), () => Promise.reject(new Error('no call')));
  writeCookie('lang', 'en', 365);
  expect([readCookie('lang'), readCookie('notice-1')]).toEqual(['en', '1']);
});
