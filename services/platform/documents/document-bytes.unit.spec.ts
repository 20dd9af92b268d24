import { DocumentWriter, documentBytes } from './document-bytes.ts';

const TEXT = '{"name":"پدرخوانده","sign":"🎬"}';

it.each([0, 1, 5_000])('a text with %i copies behind it is UTF-8, in memory of its own', (copies) => {
  const text = TEXT.repeat(copies + 1);
  const document = documentBytes(text);
  expect(document).toEqual(Buffer.from(text));
  expect(document.buffer.byteLength).toBe(document.length);
  documentBytes('x'.repeat(1_000));
  expect(document).toEqual(Buffer.from(text));
});

it('a document is its pieces, however many and however large they are', () => {
  const pieces = Array.from({ length: 400 }, (_, at) => TEXT.repeat(at % 40));
  const writer = new DocumentWriter();
  for (const [at, piece] of pieces.entries()) at % 2 ? writer.text(piece) : writer.bytes(Buffer.from(piece));
  expect(writer.end().toString()).toBe(pieces.join(''));
});
