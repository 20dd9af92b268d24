const FENCE = /^( *)```(\w*)[^\n]*\n([\s\S]*?)^\1```$/gm;
const HERE_DOCUMENT = /<<-?'?(\w+)'?/;

/** What an operator is to type, as it stands in the page: each command of its blocks of shell, here-documents and continued lines whole. */
export function commandsIn(page: string): string[] {
  return [...page.matchAll(FENCE)]
    .filter(([, , language]) => language === 'sh')
    .flatMap(([, indent = '', , block = '']) => commandsOf(block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')));
}

/** Languages of blocks that say none, or another one: nobody runs them. */
export function otherBlocksIn(page: string): string[] {
  return [...page.matchAll(FENCE)].map(([, , language = '']) => language).filter((language) => language !== 'sh');
}

/** What stands in the running text as code and begins with one of our programs. */
export function mentionsIn(page: string, ...programs: string[]): string[] {
  const text = page.replaceAll(FENCE, '');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return spans.filter((code) => programs.some((program) => code.startsWith(`${program} `)));
}

function commandsOf(block: string): string[] {
  const commands: string[] = [];
  let open = '';
  let end: string | null = null;
  for (const line of block.trimEnd().split('\n')) {
    open = open ? `${open}\n${line}` : line;
    if (end === null) end = HERE_DOCUMENT.exec(line)?.[1] ?? null;
    else if (line === end) end = null;
    if (end !== null || line.endsWith('\\')) continue;
    if (open.trim()) commands.push(open);
    open = '';
  }
  if (open) throw new Error(`a command without its end: ${open}`);
  return commands;
}
