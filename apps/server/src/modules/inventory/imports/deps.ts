import type { HeadingGuesser, ImportField } from '@jhola/contract/inventory/import/columns'
import type { ImportLabels } from '@jhola/contract/inventory/import/read-row'
import type { ProductStatus } from '@jhola/contract/inventory/schema'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Messages } from '../../../platform/i18n.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { InventoryCounts } from '../../catalogue/index.ts'

/** What imports work with; made once in compose-modules.ts. */
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

/** Work that goes on after its request was answered. */
export type Background = {
  /** Starts it unless the same is under way here. What it throws is logged. */
  start(name: string, work: () => Promise<void>): void
  /** Is the server ending? Work looks at this between its batches. */
  isStopping(): boolean
  /** Waits for what is under way. */
  idle(): Promise<void>
  /** Begins nothing more, and waits. */
  stop(): Promise<void>
}

/** What is written in files, in all languages and in one. */
export type ColumnLabels = {
  guess: HeadingGuesser
  read: ImportLabels
  write: {
    heading(language: string, field: ImportField): string
    unit(language: string, unit: string): string
    status(language: string, status: ProductStatus): string
    yesNo(language: string, answer: 'yes' | 'no'): string
  }
}
