import type { Config } from '../../config.ts'
import { type Finding, findingsOn } from './finding.ts'

/** Settings that start, but may not be meant. */
export const checkSettings = (config: Config): Finding[] => {
  const { ok, note, bad } = findingsOn('settings')
  return [
    config.isProduction
      ? ok('NODE_ENV is production')
      : bad('NODE_ENV is not production: codes are shown at /dev/outbox', 'Set NODE_ENV=production.'),
    ...(config.isProduction && config.demoData
      ? [note('DEMO_DATA=on: an empty database gets demo shops', 'Remove DEMO_DATA, unless this is a demonstration.')]
      : []),
    config.metricsToken === undefined
      ? note(
          '/metrics is closed: there is no METRICS_TOKEN',
          'Set METRICS_TOKEN to 16 random characters or more, for Prometheus.',
        )
      : ok('/metrics asks for METRICS_TOKEN'),
    config.securityContacts.length === 0
      ? note('there is no /.well-known/security.txt', 'Set SECURITY_CONTACT, such as mailto:security@your.domain.')
      : ok('/.well-known/security.txt names a contact'),
  ]
}
