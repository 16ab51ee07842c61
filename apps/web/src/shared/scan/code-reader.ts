import type { CodeReader } from './wasm-reader.ts'

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats?(): Promise<string[]> }

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39']

// @NOTE not in the compiler's list of what browsers have.
const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Has this device a camera that a page may ask for? Where it has none, there is no button that would say no. */
export const canReadCodes = (): boolean => typeof navigator === 'object' && navigator.mediaDevices?.getUserMedia !== undefined

/** Chromium on a desk has the class and reads nothing with it; on Android and macOS it reads the goods' codes. */
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

/** The browser's own reader, else ours, which is downloaded then (320 KB, once). Rejects when it cannot be had. */
export const createCodeReader = async (): Promise<CodeReader> =>
  (await createOwnReader()) ?? (await import('./wasm-reader.ts')).createWasmReader()
