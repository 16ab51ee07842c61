import type { CodeReader } from './wasm-reader.ts'

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats?(): Promise<string[]> }

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39']

// @NOTE missing in TypeScript's DOM library.
const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this device has a camera that a page may request. Without one the scan button is hidden. */
export const canReadCodes = (): boolean => typeof navigator === 'object' && navigator.mediaDevices?.getUserMedia !== undefined

/** Chromium on a desktop has the class but no formats; on Android and macOS it reads product barcodes. */
const createOwnReader = async (): Promise<CodeReader | undefined> => {
  const Reader = detectorClass()
  const known = (await Reader?.getSupportedFormats?.().catch(() => [])) ?? []
  if (!Reader || !known.includes('ean_13')) return undefined
  const detector = new Reader({ formats: FORMATS.filter((format) => known.includes(format)) })
  return async (picture) => {
    const found = await detector.detect(picture).catch(() => [])
    return found.map(({ rawValue }) => rawValue)
  }
}

/** The browser's own reader, else our WASM reader (320 KB, downloaded once). Rejects when it cannot be loaded. */
export const createCodeReader = async (): Promise<CodeReader> =>
  (await createOwnReader()) ?? (await import('./wasm-reader.ts')).createWasmReader()
