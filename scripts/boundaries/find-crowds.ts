import { posix } from 'node:path'

export type Crowd = { folder: string; why: string }

const MAX_FILES = 20

/**
 * Reports every folder with too many source files for a quick overview. A folder in `allowed` is not reported. An entry in `allowed` that
 * is no longer crowded is reported, so that the list only gets shorter.
 */
export const findCrowds = (files: readonly string[], allowed: readonly string[]): Crowd[] => {
  const counts = new Map(
    [...Map.groupBy(files, (file) => posix.dirname(file))].map(([folder, inside]) => [folder, inside.length]),
  )
  const isCrowd = (folder: string): boolean => (counts.get(folder) ?? 0) > MAX_FILES
  return [
    ...[...counts.keys()]
      .filter((folder) => isCrowd(folder) && !allowed.includes(folder))
      .map((folder) => ({ folder, why: `${counts.get(folder)} files, ${MAX_FILES} at most: split it by what its files do` })),
    ...allowed
      .filter((folder) => !isCrowd(folder))
      .map((folder) => ({ folder, why: 'allowed in known-exceptions.ts, and not crowded any more: take it off the list' })),
  ]
}
