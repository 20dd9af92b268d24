import { readFormDraft, writeFormDraft } from '../../../../components/form/form-draft.ts';
import { writeDraftOf } from '../../../../lib/session/kept/drafts.ts';
import { clearToken, storeToken } from '../../../../lib/session/token.ts';
import { type DraftPlace, draftAt, hasDraft } from './draft.ts';

const OWN = { subject: { postId: 7 }, parentId: null };
const ANSWER = { subject: { postId: 7 }, parentId: 12 };
const ON_NEWS = { subject: { newsPostId: 7 }, parentId: null };
const NOTHING = { body: '', spoiler: false, minute: '', season: '', episode: '' };
const write = (place: DraftPlace, body: string) => writeFormDraft(draftAt(place), { ...NOTHING, body }, NOTHING);
const read = (place: DraftPlace) => readFormDraft(draftAt(place), NOTHING).body;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('drafts', () => {
  it('are kept for each title, news post and answer apart', () => {
    write(OWN, 'mine');
    write(ANSWER, 'an answer');
    expect([OWN, ANSWER, ON_NEWS].map(read)).toEqual(['mine', 'an answer', undefined]);
    expect([OWN, ANSWER, ON_NEWS].map(hasDraft)).toEqual([true, true, false]);
    write(ON_NEWS, 'news');
    expect([OWN, ON_NEWS].map(read)).toEqual(['mine', 'news']);
  });

  it('are forgotten with an empty text', () => {
    write(OWN, 'mine');
    write(OWN, '');
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['42', 'null', '"text"', '[1]', 'not JSON'])(
    'begin empty where something else lies in their place: %s',
    (text) => {
      writeDraftOf(draftAt(OWN).name, text);
      expect(readFormDraft(draftAt(OWN), NOTHING)).toEqual({});
    },
  );

  it('are read by nobody but their writer', () => {
    const logIn = (id: string) => storeToken(`h.${btoa(JSON.stringify({ sub: id }))}.s`, false);
    logIn('1');
    write(OWN, 'mine');
    logIn('2');
    expect(hasDraft(OWN)).toBe(false);
    clearToken();
    expect(hasDraft(OWN)).toBe(false);
    logIn('1');
    expect(read(OWN)).toBe('mine');
    clearToken();
  });

  it('do no harm where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(() => write(OWN, 'mine')).not.toThrow();
    expect(hasDraft(OWN)).toBe(false);
  });
});
