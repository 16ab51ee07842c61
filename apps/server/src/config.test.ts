import { isAbsolute, join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

test('without any variable everything has its default', () => {
  const config = loadConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    environment: 'development',
    isProduction: false,
    databaseUrl: undefined,
    demoData: true,
    rateLimit: true,
    trustProxy: false,
    logLevel: 'warn',
  })
  expect(config.dataDir).toBe(join(config.paths.root, 'data'))
  expect(isAbsolute(config.paths.migrations)).toBe(true)
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('what is given is read', () => {
  const config = loadConfig({
    NODE_ENV: 'production',
    PORT: '8080',
    DATA_DIR: '/srv/jhola',
    DEMO_DATA: 'off',
    PUBLIC_ORIGIN: 'https://jhola.example',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  })
  expect(config).toMatchObject({
    isProduction: true,
    port: 8080,
    dataDir: '/srv/jhola',
    demoData: false,
    publicOrigin: 'https://jhola.example',
    trustProxy: ['10.0.0.0/8', '::1'],
    logLevel: 'info',
  })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgresql://'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be on or off'],
  [{ RATE_LIMIT: 'off', NODE_ENV: 'production' }, 'RATE_LIMIT must not be off in production'],
  [{ WEB_DEV: '1', NODE_ENV: 'production' }, 'WEB_DEV must not be 1 in production'],
  [
    { PUBLIC_ORIGIN: 'https://jhola.example/app' },
    'PUBLIC_ORIGIN must be an origin without a path, such as https://jhola.example',
  ],
  [{ PUBLIC_ORIGIN: 'jhola' }, 'PUBLIC_ORIGIN must be an http or https address'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a comma separated list of addresses or networks, such as 10.0.0.0/8'],
  [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY must be a comma separated list of addresses or networks, such as 10.0.0.0/8'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  [{ TILE_URL: 'https://tiles.example/' }, 'TILE_URL must contain {z}, {x} and {y}'],
  [{ DB_POOL_SIZE: '0' }, 'DB_POOL_SIZE must be a whole number from 1 to 100'],
  [
    { REDIS_URL: 'redis://x' },
    'REDIS_URL is not supported: several nodes share limits and events through PostgreSQL, so leave it out',
  ],
])('%j stops the start with one line', (environment, line) => {
  expect(() => loadConfig(environment)).toThrow(new ConfigError(line))
})
