/** User and password of the broker's second listener. */
export const SASL_USER = { username: 'parde', password: 'a password for tests' };

/** Of the key store that the third listener shows. */
export const KEY_STORE_PASSWORD = 'for tests only';

export interface BrokerPorts {
  plain: number;
  sasl: number;
  tls: number;
  controller: number;
}

/** server.properties of one broker that is its own controller, small and quick to start. */
export function brokerSettings(ports: BrokerPorts, data: string, keyStore: string): string {
  const jaas =
    'org.apache.kafka.common.security.plain.PlainLoginModule required ' +
    `user_${SASL_USER.username}="${SASL_USER.password}";`;
  return Object.entries({
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${ports.controller}`,
    listeners:
      `PLAINTEXT://127.0.0.1:${ports.plain},SASL_PLAINTEXT://127.0.0.1:${ports.sasl},` +
      `SSL://127.0.0.1:${ports.tls},CONTROLLER://127.0.0.1:${ports.controller}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,SASL_PLAINTEXT:SASL_PLAINTEXT,SSL:SSL,CONTROLLER:PLAINTEXT',
    'ssl.keystore.type': 'PKCS12',
    'ssl.keystore.location': keyStore,
    'ssl.keystore.password': KEY_STORE_PASSWORD,
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'sasl.enabled.mechanisms': 'PLAIN',
    'listener.name.sasl_plaintext.plain.sasl.jaas.config': jaas,
    'log.dirs': data,
    'auto.create.topics.enable': false,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 1,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'group.min.session.timeout.ms': 1_000,
    'num.network.threads': 2,
    'num.io.threads': 2,
    'background.threads': 2,
    'log.cleaner.enable': false,
    'controlled.shutdown.enable': false,
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
