import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'

type ContactRowProps = {
  label: string
  /** `null` when there is none yet. */
  value: string | null
  sign?: ReactNode
  isOpen: boolean
  onOpen(): void
  /** The form that changes it. */
  children: ReactNode
}

/** A phone number or email address of the person, with a button that opens the form. */
export const ContactRow = ({ label, value, sign, isOpen, onOpen, children }: ContactRowProps) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">{label}</p>
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {value === null ? (
              <span className="font-normal text-ink-soft">{t('profile.none')}</span>
            ) : (
              <bdi className="break-all">{value}</bdi>
            )}
            {sign}
          </p>
        </div>
        {!isOpen && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${t(value === null ? 'profile.add' : 'profile.change')}: ${label}`}
            onClick={onOpen}
          >
            {t(value === null ? 'profile.add' : 'profile.change')}
          </Button>
        )}
      </div>
      {isOpen && children}
    </div>
  )
}
