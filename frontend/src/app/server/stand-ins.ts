/*
 * What the site's modules expect of a browser while they draw, for the thread of the server in which they are drawn: an empty
 * storage, the cookies of the reader that say how the page looks, and calls that the process answers itself. Nothing here is
 * the whole of what it stands for: what changes a page happens in effects, which no server runs. There is no `window`, by whose
 * absence libraries know where they are.
 */

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
let readersCookies = '';
const page = {
  get cookie() {
    return readersCookies;
  },
  /** The site writes some while it starts, as in a browser; one that stayed would take the place of all the reader's. */
  set cookie(_written: string) {},
  documentElement: { lang: 'fa', dir: 'rtl', dataset: {} as Record<string, string> },
};

/** Requests of the site name no host; the address is never asked, its path alone is passed on. */
class OwnRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' && input.startsWith('/') ? `http://site${input}` : input, init);
  }
}

type Answer = (request: Request) => Promise<Response>;
let answer: Answer = () => Promise.reject(new Error('no page is being drawn'));

Object.assign(globalThis, {
  document: page,
  localStorage: storage,
  sessionStorage: storage,
  location: new URL('http://site/'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  Request: OwnRequest,
  fetch: (request: Request) => answer(request),
});

/** Who looks, and who answers the calls of the page that is drawn next. */
export function stand(cookies: string, address: URL, answerCall: Answer): void {
  readersCookies = cookies;
  Object.assign(globalThis, { location: address });
  answer = answerCall;
}
