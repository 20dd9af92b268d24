import { LIST_WRITERS, withOwnNames } from './download-lists.ts';

const file = { name: 'A.2011.mp4', url: 'https://parde.example/d/1?key=5.1.a.b&x', size: 10, sha256: 'ab'.repeat(32) };

describe('lists for download managers', () => {
  it('are addresses, one in each line', () => {
    expect(LIST_WRITERS.text.write([file, file])).toBe(`${file.url}\n${file.url}\n`);
  });

  it('are an input file of aria2, with names and checksums', () => {
    expect(LIST_WRITERS.aria2.write([file])).toBe(`${file.url}\n  out=A.2011.mp4\n  checksum=sha-256=${file.sha256}\n`);
  });

  it('are a metalink, in which no sign of a name or an address is one of its own', () => {
    const text = LIST_WRITERS.metalink.write([{ ...file, name: `<a> & "b's"` }]);
    expect(text).toContain('<metalink xmlns="urn:ietf:params:xml:ns:metalink">');
    expect(text).toContain('<file name="&lt;a&gt; &amp; &quot;b&apos;s&quot;">');
    expect(text).toContain(`<size>10</size>\n    <hash type="sha-256">${file.sha256}</hash>`);
    expect(text).toContain('<url>https://parde.example/d/1?key=5.1.a.b&amp;x</url>');
  });

  it('give each file a name of its own', () => {
    const names = withOwnNames([file, file, { ...file, name: 'b.mkv' }, file]).map(({ name }) => name);
    expect(names).toEqual(['A.2011.mp4', 'A.2011.2.mp4', 'b.mkv', 'A.2011.3.mp4']);
  });
});
