import { useState } from 'react'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { QuantityStepper } from '../../../../shared/ui/quantity-stepper.tsx'
import { PictureButton } from '../../picture-mode/picture-button.tsx'
import type { PanelProps } from '../amount-panels.tsx'

const GRAMS = 1000
const DIGITS_MAX = 5
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'back', '0'] as const
const KEY =
  'eases presses flex min-h-14 items-center justify-center rounded-lg border-2 border-line-strong bg-surface font-bold text-2xl figures'

const SaveButton = ({ isReady, onClick }: { isReady: boolean; onClick(): void }) => {
  const { t } = useT()
  return (
    <PictureButton
      picture="check"
      variant="success"
      fullWidth
      label={t('orders.packing.save')}
      says={['right']}
      disabled={!isReady}
      onClick={onClick}
    />
  )
}

/** Grams or millilitres by ten keys. What was weighed is in the bag. */
export const PictureWeigh = ({ line, packing, onClose }: PanelProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const [digits, setDigits] = useState('')
  const change = { kind: 'weighed' as const, line_no: line.line_no, quantity: Number(digits) / GRAMS }
  const isRefused = digits !== '' && packing.preview([change]).refusal !== null
  const press = (key: string) =>
    setDigits((before) => (key === 'back' ? before.slice(0, -1) : `${before}${key}`.replace(/^0+/, '').slice(0, DIGITS_MAX)))
  return (
    <>
      <p className="flex items-center justify-center gap-3 font-bold text-3xl figures" aria-live="polite">
        <Icon name={isRefused ? 'x-circle' : 'scale'} size="lg" className={isRefused ? 'text-error' : 'text-ink-soft'} />
        <bdi>{labels.measure(Number(digits) / GRAMS, line.unit)}</bdi>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            className={KEY}
            {...(key === 'back' ? { 'aria-label': t('common.back') } : { 'data-says': key })}
            onClick={() => press(key)}
          >
            {key === 'back' ? <Icon name="undo" size="lg" /> : key}
          </button>
        ))}
      </div>
      <SaveButton
        isReady={digits !== '' && !isRefused}
        onClick={() => {
          packing.change([change])
          packing.tick([line.line_no], true)
          onClose()
        }}
      />
    </>
  )
}

/** Fewer packets than ordered. */
export const PictureFewer = ({ line, packing, onClose }: PanelProps) => {
  const labels = useItemLabels()
  const most = Math.max(1, line.given - 1)
  const [count, setCount] = useState(most)
  return (
    <>
      <div className="flex justify-center">
        <QuantityStepper name={labels.name(line)} value={count} min={1} max={most} onChange={setCount} size="lg" />
      </div>
      <SaveButton
        isReady
        onClick={() => {
          packing.change([{ kind: 'fewer', line_no: line.line_no, quantity: count }])
          onClose()
        }}
      />
    </>
  )
}
