import { readDraft, writeDraft } from './draft.ts';

const OWN = { postId: 7, parentId: null };
const ANSWER = { postId: 7, parentId: 12 };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('drafts', () => {
  it('are kept for each title and each answer apart', () => {
    writeDraft(OWN, 'mine');
    writeDraft(ANSWER, 'an answer');
    expect([readDraft(OWN), readDraft(ANSWER), readDraft({ postId: 8, parentId: null })]).toEqual([
      'mine',
      'an answer',
      '',
    ]);
  });

  it('are forgotten with an empty text', () => {
    writeDraft(OWN, 'mine');
    writeDraft(OWN, '');
    expect(sessionStorage.length).toBe(0);
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
