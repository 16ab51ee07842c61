import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy-part.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'

const CameraPart = lazyPart(() => import('./camera-scanner.tsx').then((module) => module.CameraScanner))

/** Can this device read barcodes with its camera by itself? Where it cannot, there is no button that would say no. */
const canScan = typeof globalThis === 'object' && 'BarcodeDetector' in globalThis && 'mediaDevices' in navigator

/** Opens the camera; a scanner at the cable or by Bluetooth needs no button. */
export const ScanButton = ({ onCode }: { onCode(code: string): void }) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  if (!canScan) return null
  return (
    <>
      <IconButton icon="scan" label={t('create.scan')} onClick={() => setOpen(true)} />
      {isOpen && <CameraPart part={{ onCode, onClose: () => setOpen(false) }} onFailed={() => setOpen(false)} />}
    </>
  )
}
