import { type ReactNode, useState } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { BottomBar } from '../../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import type { Wizard } from '../hooks/use-wizard.ts'

const NextButton = ({ wizard, className }: { wizard: Wizard; className?: string }) => {
  const { t } = useT()
  const { step, isSending, next } = wizard
  return (
    <Button
      className={className}
      loading={isSending}
      onClick={next}
      {...(step === 0 ? { iconEnd: 'arrow-end' as const } : { icon: 'check' as const })}
    >
      {t(step === 0 ? 'orders.create.next' : isSending ? 'orders.create.creating' : 'orders.create.create')}
    </Button>
  )
}

const BackButton = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useT()
  const { step, isSending, back } = wizard
  return step === 0 ? null : (
    <IconButton icon="arrow-start" tone="outline" label={t('common.back')} disabled={isSending} onClick={back} />
  )
}

/** The back button and the next step, below the order panel of a wide screen. */
export const WizardActions = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useT()
  return (
    <div className="mt-4">
      <div className="flex items-center gap-3">
        <BackButton wizard={wizard} />
        <NextButton wizard={wizard} className="flex-1" />
      </div>
      <p className="mt-2 text-center text-ink-soft text-xs">{t('orders.create.keys')}</p>
    </div>
  )
}

type WizardBarProps = {
  wizard: Wizard
  /** In rupees. */
  total: number
  count: number
  /** The lines of the order, shown by a tap on the total. */
  slip: ReactNode
}

/** The fixed bar of a phone: back, the total with the lines behind it, and the next step. */
export const WizardBar = ({ wizard, total, count, slip }: WizardBarProps) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  const sum = (
    <>
      <Money rupees={total} exact className="block font-bold text-lg" />
      <span className="flex items-center gap-1 text-ink-soft text-sm">
        {t('common.items', { count })}
        {slip && count > 0 && <Icon name="chevron-up" size="xs" />}
      </span>
    </>
  )
  return (
    <BottomBar label={t('orders.create.title')}>
      <BackButton wizard={wizard} />
      {slip && count > 0 ? (
        <button
          type="button"
          aria-label={t('orders.create.showLines')}
          className="me-auto min-h-11 text-start"
          onClick={() => setOpen(true)}
        >
          {sum}
        </button>
      ) : (
        <p className="me-auto">{sum}</p>
      )}
      <NextButton wizard={wizard} />
      {slip && (
        <Dialog open={isOpen && count > 0} onOpenChange={setOpen} title={t('orders.create.inOrder')}>
          {slip}
        </Dialog>
      )}
    </BottomBar>
  )
}
