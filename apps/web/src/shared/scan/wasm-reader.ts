import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Reads product barcodes from one camera frame. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string[]>

/** Product barcodes and the codes that shops print themselves; one code at a time. */
const OPTIONS = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39'],
  maxNumberOfSymbols: 1,
} satisfies ReaderOptions
/** Maximum frame width, px: a wider frame takes longer and shows no more detail. */
const WIDEST_PX = 960

/** ZXing as WASM, from our own server: for browsers that cannot read barcodes (Firefox, Safari, Chromium on a desktop). */
export const createWasmReader = async (): Promise<CodeReader> => {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!brush || video.videoWidth === 0) return []
    const scale = Math.min(1, WIDEST_PX / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    brush.drawImage(video, 0, 0, canvas.width, canvas.height)
    const found = await readBarcodes(brush.getImageData(0, 0, canvas.width, canvas.height), OPTIONS).catch(() => [])
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
}
