import type { ClusterRow } from './cluster.ts';

/** What runs where, for the person in front of the terminal. */
export function clusterTable(processes: ClusterRow[], engines: [string, string][], site: string): string {
  const rows = [
    ...engines.map(([name, where]) => [name, '', where, '']),
    ...processes.map(({ name, pid, url, health }) => [name, String(pid ?? '-'), url ?? '', health]),
  ];
  const head = ['process', 'pid', 'where', 'health'];
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => (row[n] ?? '').length)));
  const line = (cells: string[]) => `    ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('   ')}`.trimEnd();
  return `
  پرده · Parde is up, as separate processes

    site          ${site}/
    console       ${site}/admin
    dev mailbox   ${site}/dev/mailbox

${[head, widths.map((width) => '─'.repeat(width)), ...rows].map(line).join('\n')}

    A process that ends is started again. Ctrl-C stops everything; the data stays in .data
`;
}
