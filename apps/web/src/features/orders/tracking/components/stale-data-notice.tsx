import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'

/** Says that the page shows this device's copy, its time, and that it may have changed since. */
export const StaleDataNotice = ({ asOfMs }: { asOfMs: number }) => {
  const { t } = useT()
  const moments = useMoments()
  return (
    <Alert tone="warning" icon="offline">
      {t('tracking.asOf', { time: moments.dayAndTime(new Date(asOfMs).toISOString()) })}
    </Alert>
  )
}
