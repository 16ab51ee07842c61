import type { Client } from 'pg'

/** Only a part of the socket's file name: the server opens no network port. */
export const SOCKET_PORT = 5432

/** Without these a power cut can lose an acknowledged order, so we check what the server really uses. */
const DURABLE_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Sized for a small machine. Given on the command line, so that no edited file overrides them. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '96MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  // For SSDs and a small database in memory: an index-only scan is faster than a sequential scan.
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  wal_level: 'replica',
  max_wal_senders: '4',
  dynamic_shared_memory_type: 'mmap',
  huge_pages: 'off',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_rotation_size: '0',
  log_checkpoints: 'off',
  // Logs neither the text nor the values of a failed statement: they hold names, phones and addresses.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const DURABLE: Record<string, string> = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
/** For test databases only, which are deleted with their folder. */
const THROW_AWAY: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  autovacuum: 'off',
}

/** The server's command-line arguments. */
export const serverArguments = (clusterDir: string, socketDir: string, throwAwayData: boolean): string[] => {
  const settings = {
    ...SETTINGS,
    ...(throwAwayData ? THROW_AWAY : DURABLE),
    unix_socket_directories: socketDir,
    port: String(SOCKET_PORT),
  }
  return ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Throws unless the running server keeps acknowledged data through a power cut. */
export const assertDurable = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [DURABLE_SETTINGS],
  )
  const wrong = rows.filter((row) => row.setting !== 'on').map((row) => `${row.name} = ${row.setting}`)
  if (wrong.length > 0 || rows.length !== DURABLE_SETTINGS.length) {
    throw new Error(`The embedded database is not durable (${wrong.join(', ')}; each must be on). Stop it and start again.`)
  }
}
