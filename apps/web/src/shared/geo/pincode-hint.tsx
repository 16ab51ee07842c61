import { STATES } from '@jhola/contract/constants'
import { useT } from '../i18n/i18n-context.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { PincodeLookup } from './use-pincode.ts'

type State = (typeof STATES)[number]

/** The state in the PIN code table as one of the eight states a shop can be in; undefined for another. */
export const toState = (name: string): State | undefined =>
  STATES.find((state) => state.toLowerCase() === name.trim().toLowerCase())

type PincodeHintProps = {
  lookup: PincodeLookup
  pincode: string
  state: string
  onUseState: (state: State) => void
}

const Matching = ({ text }: { text: string }) => (
  <p role="status" className="flex items-center gap-1.5 text-sm text-success">
    <Icon name="check-circle" size="xs" />
    {text}
  </p>
)

/** District and state of a typed PIN code, with a warning when that is not the chosen state. Never blocks. */
export const PincodeHint = ({ lookup, pincode, state, onUseState }: PincodeHintProps) => {
  const { t } = useT()
  const { facts, isLooking, isUnknown } = lookup
  if (isLooking)
    return (
      <p role="status" className="text-ink-soft text-sm">
        {t('geo.pincodeLooking')}
      </p>
    )
  if (isUnknown) return <Alert tone="warning">{t('geo.pincodeUnknown')}</Alert>
  if (!facts) return null
  const found = toState(facts.state)
  const where = `${facts.district}, ${found ? t(`geo.state.${found}`) : facts.state}`
  if (found === state) return <Matching text={where} />
  return (
    <Alert
      tone="warning"
      action={
        found && (
          <Button variant="secondary" size="sm" onClick={() => onUseState(found)}>
            {t('geo.useState', { state: t(`geo.state.${found}`) })}
          </Button>
        )
      }
    >
      {found ? t('geo.pincodeElsewhere', { pincode, where }) : t('geo.pincodeNotServed', { pincode, where })}
    </Alert>
  )
}
