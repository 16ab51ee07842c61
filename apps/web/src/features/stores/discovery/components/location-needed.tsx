import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'

/** Shown when the device's location is unknown: says why, and offers a retry. A city can still be chosen. */
export const LocationNeeded = ({ text, onRetry }: { text: TextKey; onRetry(): void }) => {
  const { t } = useT()
  return (
    <Card className="grid justify-items-center gap-2 text-center">
      <Icon name="pin" size="xl" className="text-brand" />
      <h2 className="font-bold text-xl">{t('stores.nearby.denied')}</h2>
      <p role="alert">{t(text)}</p>
      <p className="text-ink-soft">{t('stores.nearby.deniedHint')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon="locate" onClick={onRetry}>
          {t('stores.nearby.tryAgain')}
        </Button>
        <LinkButton to="/" variant="secondary">
          {t('stores.nearby.backHome')}
        </LinkButton>
      </div>
    </Card>
  )
}
