import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** Runs axe-core on the page as it is, with all its rules and practices. @returns what it finds, minor faults too, shortened. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated through the debugger, because the page's own policy forbids inline scripts.
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(o: object): Promise<{ violations: Violation[] }> } };
    // WCAG 2.2 is off unless it is asked for.
    return (await axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })).violations;
  });
  return violations.map(
    ({ id, impact, nodes }) =>
      `${impact} ${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.html.slice(0, 140)} ${node.failureSummary?.slice(0, 200)}`)
        .join(' | ')}`,
  );
}
