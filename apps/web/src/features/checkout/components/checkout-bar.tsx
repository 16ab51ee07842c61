import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { BottomBar } from '../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import type { CheckoutStep } from '../hooks/use-checkout.ts'

type CheckoutBarProps = {
  step: CheckoutStep
  total: number
  count: number
  isPlacing: boolean
  isLocked: boolean
  mayPlace: boolean
  onBack: () => void
}

/** The fixed bar of the checkout: back, what it costs, and the one next step. */
export const CheckoutBar = ({ step, total, count, isPlacing, isLocked, mayPlace, onBack }: CheckoutBarProps) => {
  const { t } = useT()
  return (
    <BottomBar label={t('checkout.summary')}>
      <IconButton icon="arrow-start" tone="outline" label={t('common.back')} disabled={step === 0 || isLocked} onClick={onBack} />
      <p aria-live="polite" className="me-auto min-w-0">
        <Money rupees={total} exact className="block font-bold text-lg" />
        <span className="text-ink-soft text-sm">{t('common.items', { count })}</span>
      </p>
      {step < 2 ? (
        <Button type="submit" iconEnd="arrow-end">
          {t('checkout.next')}
        </Button>
      ) : (
        <Button type="submit" loading={isPlacing} disabled={!mayPlace && !isPlacing}>
          {isPlacing ? t('checkout.placing') : t('checkout.place')}
        </Button>
      )}
    </BottomBar>
  )
}
