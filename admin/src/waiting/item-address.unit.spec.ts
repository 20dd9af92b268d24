import { itemAddress } from './item-address.ts';

describe('the address of something that waits', () => {
  it('is its own page, or its queue with nothing else in it', () => {
    expect(itemAddress({ kind: 'subtitles', item_id: 7 })).toBe('/subtitles/7/show');
    const queue = new URL(itemAddress({ kind: 'comment_reports', item_id: 7 }), 'http://console');
    expect(queue.pathname).toBe('/comments');
    expect(JSON.parse(queue.searchParams.get('filter')!)).toEqual({ status: 'reported', id: [7] });
  });
});
