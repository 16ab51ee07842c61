import { expect, test } from 'vitest'
import { findBrokenPaths } from './find-broken-paths.ts'

const only = (...known: string[]) => ({
  pathExists: (path: string) => known.includes(path),
  linkExists: (target: string) => known.includes(target),
})

test('a path of the repository that is not there is named', () => {
  expect(findBrokenPaths('See `apps/server/src/app.ts` and `apps/server/src/gone.ts`.', only('apps/server/src/app.ts'))).toEqual([
    'apps/server/src/gone.ts',
  ])
})

test('a link to a file that is not there is named; its part after # is not a file', () => {
  expect(findBrokenPaths('[a](README.md#set-up) [b](old.md) [c](#here) [d](https://jhola.example/x)', only('README.md'))).toEqual(
    ['old.md'],
  )
})

test('placeholders are not paths', () => {
  expect(findBrokenPaths('`apps/web/src/features/<domain>` `docs/decisions/NNN-*.md`', only())).toEqual([])
})
