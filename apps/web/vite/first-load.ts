import type { Plugin } from 'vite'

/**
 * Finds what a page needs before it can be used: all static imports of its roots. These modules go into one file instead of
 * thirty, because small files compress badly and each costs a request. Measured on the store page: 104 KB (brotli) in 7 files
 * against 114 KB in 33. Code of a feature, and its rules in the
 * contract, are left out, because other pages share the file.
 */
export const createFirstLoad = (roots: RegExp): { plugin: Plugin; includes(id: string): boolean } => {
  const needed = new Set<string>()
  return {
    plugin: {
      name: 'jhola:first-load',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      buildEnd() {
        const visit = (id: string) => {
          if (needed.has(id)) return
          needed.add(id)
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next)
        }
        for (const id of this.getModuleIds()) if (roots.test(id)) visit(id)
      },
    },
    // The roots themselves stay separate, because a page is found by its own file; so do styles, because each entry has its own.
    // Libraries have a file of their own (vite.config.ts). The table of customers' pages is no part of it: the counter loads this file too.
    includes: (id) =>
      needed.has(id) &&
      !roots.test(id) &&
      !/\.css|\/(features|node_modules|app\/product|contract\/src\/(stores|catalogue))\/|\/app\/customer-\w+\.tsx?$/.test(id),
  }
}
