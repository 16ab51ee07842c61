import { type ReactNode, useState } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { useLoadFailure } from '../lazy/use-load-failure.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { canReadCodes } from './code-reader.ts'

const CameraPart = lazyPart(() => import('./camera-scanner.tsx').then((module) => module.CameraScanner))

type ScanProps = { hint: string; result?: ReactNode; onCode(code: string): void }

/** The camera view, downloaded when it is first opened. */
export const ScanCamera = ({ hint, result, onCode, onClose }: ScanProps & { onClose(): void }) => {
  return <CameraPart part={{ hint, result, onCode, onClose }} onFailed={useLoadFailure(onClose)} />
}

/** Opens the camera; a USB or Bluetooth scanner needs no button. `isOnce`: closes the camera after one code. */
export const ScanButton = ({ hint, result, onCode, isOnce = false }: ScanProps & { isOnce?: boolean }) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  if (!canReadCodes()) return null
  const take = (code: string) => {
    if (isOnce) setOpen(false)
    onCode(code)
  }
  return (
    <>
      <IconButton icon="scan" label={t('orders.board.scan.button')} onClick={() => setOpen(true)} />
      {isOpen && <ScanCamera hint={hint} result={result} onCode={take} onClose={() => setOpen(false)} />}
    </>
  )
}
