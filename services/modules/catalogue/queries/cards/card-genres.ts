import { DocumentWriter } from '#platform/documents/document-bytes.ts';
import type { TextBytes } from '#platform/kernel/text/text-bytes.ts';
import type { GenreVocabulary } from '../../contract/genres/genre-vocabulary.ts';

/**
 * Behind it the genres of a card or page, up to the next bracket: slugs; or slugs with names, in what was kept before names were data.
 * No text of a title looks alike: its quotes are escaped.
 */
const GENRES = '"genres":[';
const GENRES_BYTES = Buffer.from(GENRES);
const CLOSING = ']'.charCodeAt(0);

/** Different sets of genres in one catalogue; beyond, they are worked out anew. */
const MAX_KNOWN = 4_000;

interface Named {
  text: string;
  bytes: Buffer;
}

/** Puts the names of a vocabulary into texts of stored cards and pages. What it has put in once it knows by its text. */
export class CardGenres {
  private readonly known = new Map<string, Named>();

  constructor(readonly vocabulary: GenreVocabulary) {}

  fill(text: string): string {
    let filled = '';
    const rest = this.eachSet(text, (before, named) => {
      filled += before + named.text;
    });
    return filled + rest;
  }

  /** As fill, of a whole document, as it is sent. Where only some of its pieces have Persian letters, the others are written faster. */
  document(pieces: readonly (string | TextBytes)[]): Buffer {
    const writer = new DocumentWriter();
    for (const piece of pieces) {
      if (typeof piece !== 'string') {
        this.writeCard(piece, writer);
        continue;
      }
      const rest = this.eachSet(piece, (before, named) => writer.text(before).bytes(named.bytes));
      writer.text(rest);
    }
    return writer.end();
  }

  /** A card that is bytes already; it has one set of genres, or none. */
  private writeCard(card: TextBytes, writer: DocumentWriter): void {
    const { memory, start, end } = card;
    const at = memory.subarray(start, end).indexOf(GENRES_BYTES);
    if (at < 0) return void writer.stretch(card);
    const begin = start + at + GENRES_BYTES.length;
    const close = memory.indexOf(CLOSING, begin);
    const genres = memory.toString('latin1', begin, close);
    const { bytes } = this.known.get(genres) ?? this.learn(genres);
    writer.stretch({ memory, start, end: begin }).bytes(bytes).stretch({ memory, start: close, end });
  }

  /** Calls back for each set of genres with the text from the one before, and with its names. @returns the text behind the last. */
  private eachSet(text: string, onSet: (before: string, named: Named) => void): string {
    let done = 0;
    for (let at = text.indexOf(GENRES); at >= 0; at = text.indexOf(GENRES, done)) {
      const begin = at + GENRES.length;
      const end = text.indexOf(']', begin);
      const genres = text.slice(begin, end);
      onSet(text.slice(done, begin), this.known.get(genres) ?? this.learn(genres));
      done = end;
    }
    return text.slice(done);
  }

  private learn(genres: string): Named {
    const text = JSON.stringify(this.vocabulary.refs(slugsIn(genres))).slice(1, -1);
    const named = { text, bytes: Buffer.from(text) };
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(copied(genres), named);
    return named;
  }
}

/** Letters of its own: a piece of a page's text would keep the whole page in memory. */
const copied = (piece: string) => Buffer.from(piece).toString();

function slugsIn(genres: string): string[] {
  const kept = JSON.parse(`[${genres}]`) as (string | { slug: string })[];
  return kept.map((genre) => (typeof genre === 'string' ? genre : genre.slug));
}
