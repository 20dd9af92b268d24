import { readTransferLine } from './transfer-line.ts';

const line = (changes: object) => JSON.stringify({ transfer: 'a-1 0 0', status: 200, range: '', sent: 0, ...changes });

it.each([
  ['the whole file', { sent: 500 }, 500],
  ['the beginning of it', { sent: 20 }, 20],
  ['a part', { transfer: 'a-1 0 100', status: 206, range: 'bytes 100-199/500', sent: 100 }, 200],
  ['a part that was cut', { transfer: 'a-1 0 100', status: 206, range: 'bytes 100-199/500', sent: 7 }, 107],
  ['a segment, by its place', { transfer: 'a-1 9000 0', sent: 40 }, 9_040],
  ['nothing but an error page', { transfer: 'a-1 0 100', status: 416, sent: 197 }, 100],
  ['nothing of a segment', { transfer: 'a-1 9000 10', status: 404, sent: 80 }, 9_010],
])('says how far %s was sent', (_what, changes, sentTo) => {
  expect(readTransferLine(line(changes))).toEqual({ transferId: 'a-1', sentTo });
});

it.each(['', '{', '{"transfer":"a-1', line({ transfer: '' })])('takes %s for none', (text) =>
  expect(readTransferLine(text)).toBeNull(),
);

it.each(['{"transfer":"a-1 0 0","status":200', line({ transfer: 'a-1 1' }), line({ sent: -1 })])(
  'takes no more than the transfer from %s',
  (text) => expect(readTransferLine(text)).toEqual({ transferId: 'a-1', sentTo: null }),
);
