import { afterEach, expect, test, vi } from 'vitest'
import { canReadCodes, createCodeReader } from './code-reader.ts'

vi.mock('./wasm-reader.ts', () => ({ createWasmReader: async () => async () => ['by WASM'] }))
afterEach(() => vi.unstubAllGlobals())

// @NOTE the readers below never use the picture.
const PICTURE = {} as HTMLVideoElement
const detectorFor = (known: string[], detect: () => Promise<{ rawValue: string }[]>, requested: string[][] = []) =>
  class {
    static getSupportedFormats = async () => known
    detect = detect
    constructor({ formats }: { formats: string[] }) {
      requested.push(formats)
    }
  }

test('the browser’s own reader is used where it supports product barcodes, with its supported formats only', async () => {
  const requested: string[][] = []
  vi.stubGlobal(
    'BarcodeDetector',
    detectorFor(['qr_code', 'ean_13', 'ean_8'], async () => [{ rawValue: '8901' }], requested),
  )
  const read = await createCodeReader()
  expect(await read(PICTURE)).toEqual(['8901'])
  expect(requested).toEqual([['ean_13', 'ean_8']])
})

test('a frame that cannot be read yet gives no code', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    detectorFor(['ean_13'], () => Promise.reject(new Error('no frame'))),
  )
  expect(await (await createCodeReader())(PICTURE)).toEqual([])
})

test.each([
  ['has no reader', undefined],
  ['has one that reads nothing', detectorFor([], async () => [])],
  ['has one that reads no goods', detectorFor(['qr_code'], async () => [])],
])('a browser that %s is given ours', async (_, detector) => {
  vi.stubGlobal('BarcodeDetector', detector)
  expect(await (await createCodeReader())(PICTURE)).toEqual(['by WASM'])
})

test('without an available camera scanning is not supported', () => {
  vi.stubGlobal('navigator', {})
  expect(canReadCodes()).toBe(false)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } })
  expect(canReadCodes()).toBe(true)
})
