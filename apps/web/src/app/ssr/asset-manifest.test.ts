import { expect, test } from 'vitest'
import { chunkFiles } from './asset-manifest.ts'

const manifest = {
  'src/app/routes/customer/cart.tsx': { file: 'assets/cart.js', imports: ['_kit.js'] },
  'src/locales/en/cart.json': { file: 'assets/cart-en.js' },
  '_kit.js': { file: 'assets/kit.js' },
}

test('a route is found by its file, in whatever folder it lies; texts by their path', () => {
  expect(chunkFiles(manifest, 'src/app/routes/cart.tsx')).toEqual(['/assets/kit.js', '/assets/cart.js'])
  expect(chunkFiles(manifest, 'src/locales/en/cart.json')).toEqual(['/assets/cart-en.js'])
  expect(chunkFiles(manifest, 'src/app/routes/gone.tsx')).toEqual([])
})
