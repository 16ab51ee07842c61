import '../../../shared/i18n/lazy-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canUsePasskeys } from '../../../domain/account/passkeys.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { factorsQuery } from '../api.ts'

const DISMISSED = 'passkey-offer'

const wasDismissed = (userId: string): boolean => {
  try {
    return localStorage.getItem(DISMISSED) === userId
  } catch {
    return true
  }
}

/** Offers a passkey to a person of a shop who has none, until they say no on this device. Never in the way of anything. */
export const PasskeyOffer = ({ userId }: { userId: string }) => {
  const { t } = useT()
  const [isGone, setGone] = useState(() => !canUsePasskeys() || wasDismissed(userId))
  const factors = useQuery({ ...factorsQuery, enabled: !isGone })
  const hasTexts = useArea('auth.factors')
  if (isGone || !hasTexts || !factors.data || factors.data.passkeys.length > 0) return null
  const dismiss = () => {
    setGone(true)
    try {
      localStorage.setItem(DISMISSED, userId)
    } catch {
      // Without storage it is gone until the next visit.
    }
  }
  return (
    <Card as="section" className="flex flex-wrap items-center gap-3" aria-label={t('auth.factors.offerTitle')}>
      <Icon name="lock" className="text-brand" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{t('auth.factors.offerTitle')}</p>
        <p className="text-ink-soft text-sm">{t('auth.factors.offerHint')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <OutsideLinkButton variant="secondary" size="sm" href="/profile#passkeys">
          {t('auth.factors.offerAccept')}
        </OutsideLinkButton>
        <Button variant="ghost" size="sm" onClick={dismiss}>
          {t('auth.factors.offerDecline')}
        </Button>
      </div>
    </Card>
  )
}
