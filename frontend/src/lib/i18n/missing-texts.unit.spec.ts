import { api } from '../api/client.ts';
import { noteMissing, tellMissing } from './missing-texts.ts';

const sent: string[][] = [];

beforeAll(() => {
  jest.spyOn(api, 'POST').mockImplementation(((_path: string, { body }: { body: { keys: string[] } }) => {
    sent.push(body.keys);
    return Promise.resolve({ data: { status: 1, messages: [] }, response: Response.json({}) });
  }) as never);
});
afterAll(() => jest.restoreAllMocks());
beforeEach(() => sent.splice(0));

describe('texts that pages lack', () => {
  it('are told together, each once', async () => {
    for (const key of ['nav.lost', 'A sentence of the server', 'nav.lost']) noteMissing('fa', key);
    await tellMissing();
    expect(sent).toEqual([['nav.lost', 'A sentence of the server']]);
    noteMissing('fa', 'nav.lost');
    await tellMissing();
    expect(sent).toHaveLength(1);
  });

  it('are no sentences in English, which say themselves', async () => {
    noteMissing('en', 'Another sentence of the server');
    await tellMissing();
    expect(sent).toEqual([]);
  });

  it('are fifty at most at a time', async () => {
    for (let n = 0; n < 60; n++) noteMissing('fa', `lost.text${n}`);
    await tellMissing();
    await tellMissing();
    expect(sent.map((keys) => keys.length)).toEqual([50, 10]);
  });
});
