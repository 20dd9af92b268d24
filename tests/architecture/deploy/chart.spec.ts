import { spawnSync } from 'node:child_process';
import { parse, parseAllDocuments } from 'yaml';
import { complaintOf, filesUnder, hasProgram, knownSettings, ROOT, textOf } from './deploy-files.ts';

const CHART = 'deploy/helm/parde';
const PROCESSES = ['commands', 'queries', 'relay', 'projector', 'workers', 'media'];
/** Everything that is off by default. */
const ALL_ON = ['keda.enabled', 'serviceMonitor.enabled'].flatMap((name) => ['--set', `${name}=true`]);

// biome-ignore lint/suspicious/noExplicitAny: manifests of every kind
type Manifest = any;

const SETTINGS = /define "parde\.settings"[\s\S]*?\n\{\{- end \}\}\n\n/.exec(
  textOf(`${CHART}/templates/_helpers.tpl`),
)![0];
const values = parse(textOf(`${CHART}/values.yaml`));

describe('the chart', () => {
  it('has every process, and names only settings that the processes read', () => {
    expect(Object.keys(values.processes).sort()).toEqual([...PROCESSES].sort());
    const known = knownSettings();
    expect(Object.keys(values.settings).filter((name) => !known.has(name))).toEqual([]);
    const fixed = [...SETTINGS.matchAll(/^([A-Z_]+):/gm)].map(([, name]) => name!);
    expect(fixed.length).toBeGreaterThan(3);
    expect(fixed.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has metrics on a port of their own, which no policy opens but that of the monitoring', () => {
    const port = /^METRICS_PORT: "(\d+)"/m.exec(SETTINGS)?.[1];
    expect(port).not.toBe(/^PORT: "(\d+)"/m.exec(SETTINGS)?.[1]);
    expect(textOf(`${CHART}/templates/processes.yaml`)).toContain(`{ name: metrics, containerPort: ${port} }`);
    expect(textOf(`${CHART}/templates/monitoring.yaml`)).toMatch(/- port: metrics\n\s+path: \/metrics/);
    const policies = textOf(`${CHART}/templates/network-policies.yaml`).split('\n---\n');
    const opened = policies.filter((policy) => policy.includes(`port: ${port}`));
    expect(opened.map((policy) => /-metrics$/m.test(policy))).toEqual([true]);
  });

  it('trusts one network, that of the edge, and lets nobody else through to the processes', () => {
    expect(SETTINGS).toMatch(/^TRUSTED_PROXIES: \{\{ \.Values\.edgeNetwork \| quote \}\}$/m);
    expect(values.edgeNetwork).toMatch(/^[\d.]+\/\d+$/);
    expect(values.networkPolicies.enabled).toBe(true);
    const policies = textOf(`${CHART}/templates/network-policies.yaml`).split(/^---$/m);
    const letIn = policies.filter((policy) => /ingress:[\s\S]*port: 3000/.test(policy.split('egress:')[0]!));
    expect(letIn).toHaveLength(1);
    expect(letIn[0]).toMatch(/from:\n\s+- podSelector:\n\s+matchLabels: .*"edge"/);
  });

  it('has settings that a rollback brings back, and others for the migration that comes before', () => {
    const maps = textOf(`${CHART}/templates/settings.yaml`).split(/^---$/m);
    const mapOf = (template: string) => {
      const name = /configMapRef: \{ name: \{\{ \$?\.Release\.Name \}\}(-[\w-]+) \}/.exec(textOf(template))?.[1];
      return maps.find((map) => map.includes(`name: {{ .Release.Name }}${name}\n`));
    };
    expect(mapOf(`${CHART}/templates/processes.yaml`)).toContain('include "parde.settings"');
    expect(mapOf(`${CHART}/templates/processes.yaml`)).not.toContain('helm.sh/hook');
    expect(mapOf(`${CHART}/templates/migrate.yaml`)).toContain('helm.sh/hook: pre-install,pre-upgrade');
  });

  it('closes every block that its templates open', () => {
    for (const file of filesUnder(`${CHART}/templates`, /\.(yaml|tpl|txt)$/)) {
      const text = textOf(file).replaceAll(/\{\{-?\s*\/\*.*?\*\/\s*-?\}\}/gs, '');
      const opened = text.match(/\{\{-?\s*(if|range|with|define)\b/g)?.length ?? 0;
      const closed = text.match(/\{\{-?\s*end\s*-?\}\}/g)?.length ?? 0;
      expect([file, opened]).toEqual([file, closed]);
    }
  });

  const helm = hasProgram('helm', 'the chart as helm renders it');
  const describeWithHelm = helm ? describe : describe.skip;
  describeWithHelm('as helm renders it', () => {
    it('pleases helm lint', () => {
      expect(complaintOf('helm', ['lint', '--strict', CHART])).toBe('');
    });

    it('runs every process guarded, probed and limited', () => {
      const deployments = rendered(ALL_ON).filter(({ kind }) => kind === 'Deployment');
      expect(deployments.map(nameOf).sort()).toEqual([...PROCESSES, 'edge'].map((name) => `site-${name}`).sort());
      for (const deployment of deployments) {
        const { securityContext: pod, containers } = deployment.spec.template.spec;
        const [{ livenessProbe, readinessProbe, resources, securityContext }] = containers;
        expect(pod).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
        expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
        expect(livenessProbe.httpGet.path).toBe('/health/live');
        expect(readinessProbe.httpGet.path).toMatch(/^\/health\//);
        expect(resources.limits.memory).toBeDefined();
        expect(deployment.spec.template.metadata.labels).toMatchObject(deployment.spec.selector.matchLabels);
      }
    });

    it('gives processes and migration the same settings, by a map of the release and by a hook', () => {
      const all = rendered(['--set', 'settings.LOG_LEVEL=debug']);
      const mapOf = ({ spec }: Manifest) => {
        const [{ configMapRef }] = spec.template.spec.containers[0].envFrom;
        return all.find((one) => one.kind === 'ConfigMap' && nameOf(one) === configMapRef.name);
      };
      const processes = all.filter((one) => one.kind === 'Deployment' && nameOf(one) !== 'site-edge').map(mapOf);
      const migrate = mapOf(all.find(({ kind }) => kind === 'Job'));
      expect(migrate.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
      for (const map of processes) {
        expect(map.metadata.annotations).toBeUndefined();
        expect(map.data).toEqual(migrate.data);
      }
      expect(migrate.data).toMatchObject({ LOG_LEVEL: 'debug', PORT: '3000' });
    });

    it('scales commands and queries apart by load, projectors by lag, and leaves those alone that it scales', () => {
      const all = rendered(ALL_ON);
      const scaled = all.filter(({ kind }) => kind === 'HorizontalPodAutoscaler' || kind === 'ScaledObject');
      const targets = scaled.map(({ spec }) => spec.scaleTargetRef.name);
      expect(targets).toEqual(expect.arrayContaining(['site-commands', 'site-queries', 'site-projector']));
      expect(new Set(targets).size).toBe(targets.length);
      for (const deployment of all.filter(({ kind }) => kind === 'Deployment')) {
        expect([nameOf(deployment), 'replicas' in deployment.spec]).toEqual([
          nameOf(deployment),
          !targets.includes(nameOf(deployment)),
        ]);
      }
    });

    it('denies by default, and selects with services, budgets and policies what is there', () => {
      const all = rendered(ALL_ON);
      const pods: Record<string, string>[] = all
        .filter(({ kind }) => kind === 'Deployment')
        .map(({ spec }) => spec.template.metadata.labels);
      const denied = all.find((one) => nameOf(one) === 'site-default-deny');
      expect(denied.spec).toMatchObject({ policyTypes: ['Ingress', 'Egress'] });
      expect(denied.spec.ingress ?? denied.spec.egress).toBeUndefined();
      for (const one of all) {
        const { selector, podSelector } = one.spec ?? {};
        const wanted = one.kind === 'Service' ? selector : (podSelector ?? selector)?.matchLabels;
        if (!wanted || one.kind === 'ServiceMonitor') continue;
        const found = pods.some((labels) => Object.entries(wanted).every(([name, value]) => labels[name] === value));
        expect([one.kind, nameOf(one), found]).toEqual([one.kind, nameOf(one), true]);
      }
      expect(all.filter(({ kind }) => kind === 'PodDisruptionBudget')).toHaveLength(PROCESSES.length + 1);
    });

    it('tells the edge its banks', () => {
      const edge = rendered(['--set', 'banks={https://one.example,https://two.example}']).find(
        (one) => one.kind === 'Deployment' && nameOf(one) === 'site-edge',
      );
      const { env } = edge.spec.template.spec.containers[0];
      const banks = env.find(({ name }: { name: string }) => name === 'PARDE_BANKS');
      expect(banks.value).toBe(' https://one.example https://two.example');
    });
  });
});

function rendered(options: string[]): Manifest[] {
  const { status, stdout, stderr } = spawnSync(
    'helm',
    ['template', 'site', CHART, '--kube-version', '1.31.0', ...options],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout)
    .map((document) => document.toJS())
    .filter(Boolean);
}

function nameOf({ metadata }: Manifest): string {
  return metadata.name;
}
