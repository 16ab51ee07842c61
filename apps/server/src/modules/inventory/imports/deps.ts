import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { HeadingGuesser, ImportField } from '@jhola/contract/inventory/import/columns'
import type { ImportLabels } from '@jhola/contract/inventory/import/read-row'
import type { ProductStatus } from '@jhola/contract/inventory/schema'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Messages } from '../../../platform/i18n.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { InventoryCounts } from '../../catalogue/index.ts'

/** Dependencies of imports, created once in compose-modules.ts. */
export type ImportDeps = {
  db: Database
  clock: Clock
  ids: Ids
  log: Logger
  texts: Messages
  columnLabels: ColumnLabels
  background: Background
  figures: Pick<InventoryCounts, 'invalidate'>
}

/** Background tasks that continue after the response. */
export type Background = {
  /** Starts a task unless one with this name runs on this node. Its errors are logged. */
  start(name: string, work: () => Promise<void>): void
  /** True when the server shuts down; tasks check it between batches. */
  isStopping(): boolean
  /** Waits for the running tasks. */
  idle(): Promise<void>
  /** Starts no more tasks, and waits for the running ones. */
  stop(): Promise<void>
}

/** The labels used in files: all languages for reading, one for writing. */
export type ColumnLabels = {
  guess: HeadingGuesser
  read: ImportLabels
  write: {
    heading(language: string, field: ImportField): string
    unit(language: string, unit: string): string
    status(language: string, status: ProductStatus): string
    yesNo(language: string, answer: 'yes' | 'no'): string
    mode(language: string, mode: StockMode): string
  }
}
