import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { BottomBar } from '../../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import type { CheckoutStep } from '../steps.ts'

const MissingPart = lazyPart(() => import('./add-missing.tsx').then((module) => module.AddMissing))

type CheckoutActionsProps = {
  step: CheckoutStep
  isPlacing: boolean
  isLocked: boolean
  mayPlace: boolean
  /** Rupees that are missing to the shop's minimum order. */
  missing: number
  storeId: string
  onBack: () => void
}

const NextButton = ({
  step,
  isPlacing,
  mayPlace,
  missing,
  storeId,
  className,
}: CheckoutActionsProps & { className?: string }) => {
  const { t } = useT()
  if (missing > 0) return <MissingPart part={{ missing, storeId, className }} />
  if (step < 2)
    return (
      <Button type="submit" iconEnd="arrow-end" className={className}>
        {t('checkout.next')}
      </Button>
    )
  return (
    <Button type="submit" loading={isPlacing} disabled={!mayPlace && !isPlacing} className={className}>
      {isPlacing ? t('checkout.placing') : t('checkout.place')}
    </Button>
  )
}

const BackButton = ({ step, isLocked, onBack }: CheckoutActionsProps) => {
  const { t } = useT()
  return (
    <IconButton icon="arrow-start" tone="outline" label={t('common.back')} disabled={step === 0 || isLocked} onClick={onBack} />
  )
}

/** The back button and the next step, below the bill on a wide screen. */
export const CheckoutActions = (props: CheckoutActionsProps) => (
  <div className="mt-4 flex items-center gap-3 max-lg:hidden">
    <BackButton {...props} />
    <NextButton {...props} className="flex-1" />
  </div>
)

type CheckoutBarProps = CheckoutActionsProps & { total: number; count: number }

/** The fixed bar of the checkout on a phone: back, the total, and the next step. */
export const CheckoutBar = ({ total, count, ...actions }: CheckoutBarProps) => {
  const { t } = useT()
  return (
    <div className="lg:hidden">
      <BottomBar label={t('checkout.title')}>
        <BackButton {...actions} />
        <p aria-live="polite" className="me-auto min-w-0">
          <Money rupees={total} exact className="block font-bold text-lg" />
          <span className="text-ink-soft text-sm">{t('common.items', { count })}</span>
        </p>
        <NextButton {...actions} />
      </BottomBar>
    </div>
  )
}
