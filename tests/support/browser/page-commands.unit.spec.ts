import { commandsIn, mentionsIn, otherBlocksIn } from './page-commands.ts';

const PAGE = `
Some words, and \`cli migrate\`.

\`\`\`sh
one
two \\
  more
\`\`\`

1. Indented:

   \`\`\`sh
   cat > file <<END
   A=1
   END
   three
   \`\`\`

\`\`\`ini
[Service]
\`\`\`
`;

describe('the commands of a page', () => {
  it('are each whole', () => {
    expect(commandsIn(PAGE)).toEqual(['one', 'two \\\n  more', 'cat > file <<END\nA=1\nEND', 'three']);
    expect(otherBlocksIn(PAGE)).toEqual(['ini']);
    expect(mentionsIn(PAGE, 'cli', 'npm')).toEqual(['cli migrate']);
  });

  it('have an end', () => {
    expect(() => commandsIn('```sh\ncat <<END\nA=1\n```\n')).toThrow('without its end');
  });
});
