import { STATES, type State } from '@jhola/contract/geo/states'
import { useT } from '../i18n/i18n-context.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { PincodeLookup } from './use-pincode.ts'

/** A stored or looked-up name as a state of our list, in any capitals; undefined when it is none. */
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
  if (!found) return null
  const name = t(`geo.state.${found}`)
  const where = `${facts.district}, ${name}`
  if (found === state) return <Matching text={where} />
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="sm" onClick={() => onUseState(found)}>
          {t('geo.useState', { state: name })}
        </Button>
      }
    >
      {t('geo.pincodeElsewhere', { pincode, where })}
    </Alert>
  )
}
