import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'

/** The browser's own reader of barcodes, where it has one (Chromium on Android and macOS). */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39']
/** The same packet stays before the camera for a moment: it is meant once. */
const AGAIN_MS = 2000
const LOOK_EVERY_MS = 120

// @NOTE not in the compiler's list of what browsers have.
const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Reads codes off a running picture until it is told to stop. */
const watch = (video: HTMLVideoElement, onCode: (code: string) => void): (() => void) => {
  const Reader = detectorClass()
  const detector = Reader && new Reader({ formats: FORMATS })
  const seen = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const look = async () => {
    const found = await detector?.detect(video).catch(() => [])
    const nowMs = performance.now()
    for (const { rawValue } of found ?? []) {
      const isNew = nowMs - (seen.get(rawValue) ?? Number.NEGATIVE_INFINITY) > AGAIN_MS
      seen.set(rawValue, nowMs)
      if (isNew && !isOver) onCode(rawValue)
    }
    if (!isOver) timer = setTimeout(() => void look(), LOOK_EVERY_MS)
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** The camera over the page: every code that is held before it is told, one after the other. */
export const CameraScanner = ({ onCode, onClose }: { onCode(code: string): void; onClose(): void }) => {
  const { t } = useT()
  const video = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState<TextKey | null>(null)
  const told = useEffectEvent(onCode)
  useEffect(() => {
    let stream: MediaStream | undefined
    let stopWatching: (() => void) | undefined
    let isGone = false
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const screen = video.current
      if (isGone || !screen) return stop()
      screen.srcObject = stream
      await screen.play()
      stopWatching = watch(screen, (code) => told(code))
      if (isGone) stop()
    }
    const stop = () => {
      stopWatching?.()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch((error: unknown) => {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isGone) setFailure(isDenied ? 'create.camera.denied' : 'create.camera.failed')
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('create.camera.title')} description={t('create.camera.hint')}>
      {failure ? (
        <Alert tone="error">{t(failure)}</Alert>
      ) : (
        <div className="relative overflow-hidden rounded-lg bg-sunken">
          <video ref={video} muted playsInline className="aspect-4/3 w-full object-cover" />
          <span aria-hidden className="absolute inset-x-8 top-1/2 border-error border-t-2" />
        </div>
      )}
    </Dialog>
  )
}
