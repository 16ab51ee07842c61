import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import type { TextKey } from '../i18n/texts.ts'
import { Alert } from '../ui/alert.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { createCodeReader } from './code-reader.ts'
import type { CodeReader } from './wasm-reader.ts'

/** The same code within this time (ms) is one scan. */
const AGAIN_MS = 2000
const LOOK_EVERY_MS = 120

/** Reads codes from a running video until it is stopped. */
const watch = (video: HTMLVideoElement, read: CodeReader, onCode: (code: string) => void): (() => void) => {
  const seen = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const look = async () => {
    const found = await read(video)
    const nowMs = performance.now()
    for (const code of found) {
      const isNew = nowMs - (seen.get(code) ?? Number.NEGATIVE_INFINITY) > AGAIN_MS
      seen.set(code, nowMs)
      if (isNew && !isOver) onCode(code)
    }
    if (!isOver) timer = setTimeout(() => void look(), LOOK_EVERY_MS)
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

type CameraScannerProps = {
  /** What happens with a scanned code, as a text. */
  hint: string
  /** What the last code meant, shown below the picture: the page's own words about it are behind this view. */
  result?: ReactNode
  onCode(code: string): void
  onClose(): void
}

/** The camera view over the page: reports every scanned code, one after the other. */
export const CameraScanner = ({ hint, result, onCode, onClose }: CameraScannerProps) => {
  const { t } = useT()
  const video = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState<TextKey | null>(null)
  const reportCode = useEffectEvent(onCode)
  useEffect(() => {
    let stream: MediaStream | undefined
    let stopWatching: (() => void) | undefined
    let isGone = false
    const start = async () => {
      const reader = createCodeReader()
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const read = await reader
      const screen = video.current
      if (isGone || !screen) return stop()
      screen.srcObject = stream
      await screen.play()
      stopWatching = watch(screen, read, (code) => reportCode(code))
      if (isGone) stop()
    }
    const stop = () => {
      stopWatching?.()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch((error: unknown) => {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      stop()
      if (!isGone) setFailure(isDenied ? 'orders.board.scan.denied' : 'orders.board.scan.failed')
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('orders.board.scan.title')} description={hint}>
      {failure ? (
        <Alert tone="error">{t(failure)}</Alert>
      ) : (
        <div className="relative overflow-hidden rounded-lg bg-sunken">
          <video ref={video} muted playsInline className="aspect-4/3 w-full object-cover" />
          <span aria-hidden className="absolute inset-x-8 top-1/2 border-error border-t-2" />
        </div>
      )}
      {/* The page announces it. */}
      {result && (
        <div aria-hidden="true" className="mt-3">
          {result}
        </div>
      )}
    </Dialog>
  )
}
