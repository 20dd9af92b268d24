import { filesUnder, textOf } from '../deploy/deploy-files.ts';

/** The launcher's own, and the cluster's, which stand beside the product. */
const MAKERS = [
  'services/platform/database/connections/connections.ts',
  'services/tools/cluster/caught-up.ts',
  'services/tools/embedded-postgres/connection.ts',
];

it('clients of a database are made in one place, which gives them their limits', () => {
  const sources = filesUnder('services', /(?<!spec)\.ts$/).filter(
    (file) => !/\/(dist|node_modules|testing)\//.test(file),
  );
  const makers = sources.filter((file) =>
    /new (pg\.)?(Pool|Client|GuardedPool|GuardedClient|PreparingClient|DataSource)\(|type: 'postgres'/.test(
      textOf(file),
    ),
  );
  expect(makers.sort()).toEqual(MAKERS);
});
