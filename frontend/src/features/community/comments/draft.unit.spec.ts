import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { readDraft, writeDraft } from './draft.ts';

const OWN = { subject: { postId: 7 }, parentId: null };
const ANSWER = { subject: { postId: 7 }, parentId: 12 };
const ON_NEWS = { subject: { newsPostId: 7 }, parentId: null };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('drafts', () => {
  it('are kept for each title, news post and answer apart', () => {
    writeDraft(OWN, 'mine');
    writeDraft(ANSWER, 'an answer');
    expect([OWN, ANSWER, ON_NEWS].map(readDraft)).toEqual(['mine', 'an answer', '']);
    writeDraft(ON_NEWS, 'news');
    expect([OWN, ON_NEWS].map(readDraft)).toEqual(['mine', 'news']);
  });

  it('are forgotten with an empty text', () => {
    writeDraft(OWN, 'mine');
    writeDraft(OWN, '');
    expect(sessionStorage.length).toBe(0);
  });

  it('are read by nobody but their writer', () => {
    const logIn = (id: string) => storeToken(`h.${btoa(JSON.stringify({ sub: id }))}.s`, false);
    logIn('1');
    writeDraft(OWN, 'mine');
    logIn('2');
    expect(readDraft(OWN)).toBe('');
    clearToken();
    expect(readDraft(OWN)).toBe('');
    logIn('1');
    expect(readDraft(OWN)).toBe('mine');
    clearToken();
  });

  it('do no harm where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(() => writeDraft(OWN, 'mine')).not.toThrow();
    expect(readDraft(OWN)).toBe('');
  });
});
