import path from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  /** From the root of the project. */
  path: string;
  text: string;
}

/** A sentence that the server says to people when it refuses something. */
export interface Refusal {
  sentence: string;
  /** Of the error that says it, where it is one; the sentences of schemas have none of their own. */
  code: string | null;
  file: string;
}

/** Who is told: readers of the site, the staff in the console, or whoever meets what is shared by both. */
export type Audience = 'site' | 'console' | 'either';

const SENTENCE = /^[A-Z]\p{L}*['’]?\p{L}*,? \S.*[\p{L}\d)]$/u;
/** What programs and operators read. */
const FOR_OTHERS = /^(describe|meta|debug|info|warn|error)$/;

/** Where sentences are refusals: errors, what throws them, schemas, and the filter that has words for the server's own. */
const REFUSES = /extends DomainError|throw new (?!\w*Error\b)|from 'zod'|class ErrorFilter/;

/** Every sentence of a file that refuses: comments, descriptions and words in two languages are none. */
export function refusalsIn({ path: file, text }: SourceFile): Refusal[] {
  if (!REFUSES.test(text) || file.endsWith('.events.ts')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const refusals: Refusal[] = [];
  const visit = (node: ts.Node, code: string | null): void => {
    if (isForOthers(node)) return;
    const own = ts.isClassDeclaration(node) ? codeOf(node) : code;
    if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text))
      refusals.push({ sentence: node.text, code: own ?? codeOfUser(node, source), file });
    // Of a description only what it stands behind says something to people.
    if (ts.isCallExpression(node) && describes(node)) visit(node.expression, own);
    else ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(source, null);
  return refusals;
}

function isForOthers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  if (!ts.isPropertyAssignment(node)) return false;
  const name = node.name.getText();
  if (name === 'summary' || name === 'description') return true;
  return name === 'en' && node.parent.properties.some((other) => other.name?.getText() === 'fa');
}

function describes({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && FOR_OTHERS.test(expression.name.text);
}

function codeOf(node: ts.Node): string | null {
  return /super\(\s*'(\w+)'/.exec(node.getText())?.[1] ?? null;
}

/** Of the class in the same file that says a sentence by the name of its constant; of several codes, the one it stands at. */
function codeOfUser(literal: ts.Node, source: ts.SourceFile): string | null {
  const declaration = ts.findAncestor(literal, ts.isVariableDeclaration);
  const name = /^[A-Z_]+$/.exec(declaration?.name.getText() ?? '')?.[0];
  const user = source.statements.find(
    (statement) => ts.isClassDeclaration(statement) && name && new RegExp(`\\b${name}\\b`).test(statement.getText()),
  );
  const at = ts.isPropertyAssignment(literal.parent) ? literal.parent.name.getText() : null;
  return user ? (codeOf(user) ?? at) : null;
}

/** By the addresses of the command or query whose folder it stands in. */
export function audienceOf(file: string, files: readonly SourceFile[]): Audience {
  if (!/\/(commands|queries)\/[^/]+\//.test(file)) return 'either';
  const folder = path.dirname(file);
  const beside = files.filter((other) => path.dirname(other.path) === folder && other.path.endsWith('.controller.ts'));
  if (beside.length === 0) return 'either';
  const ofConsole = beside.filter(({ text }) => text.includes('api/console'));
  if (ofConsole.length === 0) return 'site';
  return ofConsole.length === beside.length ? 'console' : 'either';
}
