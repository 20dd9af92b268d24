import { Metrics } from '#platform/telemetry/metrics.ts';
import { countForeignMessages } from './foreign-messages.ts';

it('messages that are no events of ours are counted from 0 on, so that the first is an increase', async () => {
  const metrics = new Metrics();
  const count = countForeignMessages(metrics, ['catalogue', 'community']);
  const told = () => metrics.registry.getSingleMetricAsString('parde_foreign_messages_total');
  expect(await told()).toMatch(/^parde_foreign_messages_total\{topic="catalogue"\} 0$/m);
  count('catalogue');
  expect(await told()).toMatch(/^parde_foreign_messages_total\{topic="catalogue"\} 1$/m);
  expect(await told()).toMatch(/^parde_foreign_messages_total\{topic="community"\} 0$/m);
});
