import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** Runs axe-core on the page as it is. @returns its serious and critical findings, shortened. */
export async function seriousViolations(page: Page): Promise<string[]> {
  // Evaluated through the debugger, because the page's own policy forbids inline scripts.
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(o: object): Promise<{ violations: Violation[] }> } };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.html.slice(0, 140)} ${node.failureSummary?.slice(0, 200)}`)
          .join(' | ')}`,
    );
}
