/** A file in a list for download managers. */
interface ListedFile {
  name: string;
  /** Absolute. */
  url: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

export const LIST_FORMATS = ['text', 'aria2', 'metalink'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

interface Writer {
  type: string;
  extension: string;
  write: (files: readonly ListedFile[]) => string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const xml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

export const LIST_WRITERS: Record<ListFormat, Writer> = {
  /** One address in each line. */
  text: {
    type: 'text/plain; charset=utf-8',
    extension: 'txt',
    write: (files) => files.map(({ url }) => `${url}\n`).join(''),
  },
  /** The input file of `aria2c -i`. */
  aria2: {
    type: 'text/plain; charset=utf-8',
    extension: 'aria2.txt',
    write: (files) =>
      files.map(({ url, name, sha256 }) => `${url}\n  out=${name}\n  checksum=sha-256=${sha256}\n`).join(''),
  },
  /** RFC 5854. */
  metalink: {
    type: 'application/metalink4+xml; charset=utf-8',
    extension: 'meta4',
    write: (files) => {
      const entries = files.map(
        ({ url, name, size, sha256 }) =>
          `  <file name="${xml(name)}">\n    <size>${size}</size>\n    <hash type="sha-256">${sha256}</hash>\n` +
          `    <url>${xml(url)}</url>\n  </file>\n`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?>\n<metalink xmlns="urn:ietf:params:xml:ns:metalink">\n${entries.join('')}</metalink>\n`;
    },
  },
};

/** Of files with the same name all but the first are numbered: a manager would write one over the other. */
export function withOwnNames<File extends { name: string }>(files: readonly File[]): File[] {
  const seen = new Map<string, number>();
  return files.map((file) => {
    const count = (seen.get(file.name) ?? 0) + 1;
    seen.set(file.name, count);
    return count === 1 ? file : { ...file, name: file.name.replace(/(\.\w+)$/, `.${count}$1`) };
  });
}
