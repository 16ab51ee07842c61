import { useEffect, useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'

/** Replaces a sent form; the focus moves here. */
export const Thanks = ({ text, onClose }: { text: string; onClose(): void }) => {
  const { t } = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert
        tone="success"
        title={text}
        action={
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('common.close')}
          </Button>
        }
      />
    </div>
  )
}
