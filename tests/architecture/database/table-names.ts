import ts from 'typescript';

/** A table as a piece of source text names it. */
export interface NamedTable {
  schema: 'write' | 'read';
  /** Only how the name begins, where the rest is put in at run time. */
  name: string;
  whole: boolean;
}

export interface SourceFile {
  /** From `services/modules` or, for the platform, from `services`. */
  path: string;
  text: string;
}

const QUALIFIED = /\b(write|read)\.([a-z_]+)/g;
const BEGUN = /\b(write|read)\.([a-z_]*)$/;
/** A projection names its own tables without a schema, so that a rebuild can fill the same ones in another. */
const BARE = /\b(?:from|join|into|update|truncate)\s+([a-z_]+)\b/g;
const CTE = /\b([a-z_]+)\s+as\s+(?:materialized\s+)?\(/g;

/** Every table that the texts in a file name; comments and imports are no texts. */
export function namedTables({ path, text }: SourceFile): NamedTable[] {
  const bareAllowed = /(^|\/)projections\//.test(path);
  return textsOf(text).flatMap((piece) => [...qualified(piece), ...(bareAllowed ? bare(piece.text) : [])]);
}

interface Piece {
  text: string;
  /** A value follows at once. */
  open: boolean;
}

function qualified({ text, open }: Piece): NamedTable[] {
  const begun = open ? BEGUN.exec(text) : null;
  const closed = begun ? text.slice(0, begun.index) : text;
  const named = [...closed.matchAll(QUALIFIED)].map(([, schema, name]) => table(schema, name, true));
  return begun ? [...named, table(begun[1], begun[2], false)] : named;
}

function bare(text: string): NamedTable[] {
  const common = new Set([...text.matchAll(CTE)].map(([, name]) => name));
  return [...text.matchAll(BARE)].filter(([, name]) => !common.has(name)).map(([, name]) => table('read', name, true));
}

function table(schema: string | undefined, name: string | undefined, whole: boolean): NamedTable {
  return { schema: schema === 'write' ? 'write' : 'read', name: name ?? '', whole };
}

function textsOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) pieces.push({ text: node.text, open: false });
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) pieces.push({ text: node.text, open: true });
    else if (ts.isTemplateTail(node)) pieces.push({ text: node.text, open: false });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return pieces;
}
