import type { FolderCycle } from './find-folder-cycles.ts'

/** Existing import cycles between folders. Add none; an entry that is no longer true fails the check. */
export const allowedCycles: readonly FolderCycle[] = []

/** Folders with more than 20 files of code. The first is one design system, which stays; of the others nothing is added. */
export const allowedCrowds: readonly string[] = ['apps/web/src/shared/ui']
