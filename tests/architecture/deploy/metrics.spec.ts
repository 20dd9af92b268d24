import { parse } from 'yaml';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { complaintOf, filesUnder, hasProgram, textOf } from './deploy-files.ts';

const ALERTS = 'deploy/prometheus/alerts.yaml';
const DASHBOARD = 'deploy/grafana/parde.json';
/** Set by whoever scrapes. */
const SCRAPED_LABELS = ['job', 'process', 'instance', 'le'];

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const rules: Rule[] = parse(textOf(ALERTS)).groups.flatMap(({ rules: own }: { rules: Rule[] }) => own);

function expressions(): string[] {
  const panels = [...textOf(DASHBOARD).matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text!));
  const scaling = [...textOf('deploy/helm/parde/templates/monitoring.yaml').matchAll(/query: (.+)/g)].map(
    ([, q]) => q!,
  );
  return [...rules.map(({ expr }) => expr), ...panels, ...scaling];
}

/** Metrics as the code declares them, with their labels. */
function declared(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of filesUnder('services', /(?<!spec)\.ts$/)) {
    if (file.includes('/dist/') || file.includes('node_modules')) continue;
    const text = textOf(file);
    for (const match of text.matchAll(/\.(counter|gauge|histogram)\(\s*'([a-z_]+)'/g)) {
      const [, kind, name] = match as unknown as [string, string, string];
      const labels = labelsAfter(text, match.index);
      for (const suffix of kind === 'histogram' ? ['_count', '_sum', '_bucket'] : [''])
        found.set(name + suffix, labels);
    }
  }
  return found;
}

/** The first list of plain words after a declaration, or the one of the constant that it names. */
function labelsAfter(text: string, from: number): string[] {
  const call = text.slice(from, from + 400).split(/;\n/)[0] ?? '';
  const list = /\[((?:\s*'[a-z_]+',?)+\s*)\]/.exec(call)?.[1];
  const named = /,\s*labels\)/.test(call) ? /const labels = \[([^\]]+)\]/.exec(text)?.[1] : undefined;
  return [...(list ?? named ?? '').matchAll(/'([a-z_]+)'/g)].map(([, label]) => label!);
}

describe('metrics in alerts, dashboard and scaling', () => {
  it('are declared by the processes, with the labels that are asked for', async () => {
    const ours = declared();
    const usual = (await new Metrics().registry.getMetricsAsJSON()).map(({ name }) => name);
    const faults: string[] = [];
    for (const expression of expressions()) {
      for (const [, name] of expression.matchAll(/\b((?:parde|process|nodejs)_[a-z0-9_]+)/g)) {
        if (!ours.has(name!) && !usual.includes(name!)) faults.push(`no process exposes ${name}`);
      }
      for (const [, name, matchers] of expression.matchAll(/\b(parde_[a-z_]+)\{([^}]*)\}/g)) {
        for (const [, label] of matchers!.matchAll(/([a-z_]+)\s*[=!]/g)) {
          if (!SCRAPED_LABELS.includes(label!) && !ours.get(name!)?.includes(label!))
            faults.push(`${name} has no label ${label}`);
        }
      }
      for (const [, labels] of expression.matchAll(/\bby \(([^)]*)\)/g)) {
        const known = [...expression.matchAll(/\bparde_[a-z_]+/g)].flatMap(([name]) => ours.get(name) ?? []);
        for (const label of labels!.split(',').map((one) => one.trim())) {
          if (!SCRAPED_LABELS.includes(label) && !known.includes(label))
            faults.push(`${label} is no label in ${expression}`);
        }
      }
    }
    expect(expressions().length).toBeGreaterThan(30);
    expect(faults).toEqual([]);
  });

  it('have an answer for every alert in the operators’ page, and no answer without an alert', () => {
    const page = textOf('services/docs/operations.md');
    const answered = [...page.slice(page.indexOf('## When an alert fires')).matchAll(/^### (\w+)$/gm)].map(
      ([, name]) => name,
    );
    expect([...answered].sort()).toEqual(rules.map(({ alert }) => alert).sort());
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    }
  });

  const promtool = hasProgram('promtool', 'the alerts’ own tests');
  (promtool ? it : it.skip)('fire when they should and stay silent otherwise (promtool)', () => {
    expect(complaintOf('promtool', ['check', 'rules', ALERTS])).toBe('');
    expect(complaintOf('promtool', ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'])).toBe('');
  });
});
