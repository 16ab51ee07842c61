/** Reads the codes of goods off one picture of the camera. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string[]>

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39']

// @NOTE not in the compiler's list of what browsers have.
const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Can this device read codes with its camera? Where it cannot, there is no button that would say no. */
export const canReadCodes = (): boolean =>
  detectorClass() !== undefined && typeof navigator === 'object' && 'mediaDevices' in navigator

/** The browser's own reader (Chromium on Android and macOS). Throws `Error` where there is none. */
export const createCodeReader = async (): Promise<CodeReader> => {
  const Reader = detectorClass()
  if (!Reader) throw new Error('this browser reads no barcodes')
  const detector = new Reader({ formats: FORMATS })
  return async (picture) => {
    const found = await detector.detect(picture).catch(() => [])
    return found.map(({ rawValue }) => rawValue)
  }
}
