import { MISSING_CHOICES, type MissingChoice } from '@jhola/contract/orders/missing-choice'
import { useState } from 'react'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { type OwnLine, withChoice } from './own-lines.ts'

const choiceOf = (value: string): MissingChoice | null => MISSING_CHOICES.find((choice) => choice === value) ?? null

type OwnChoicesProps = {
  ofOrder: MissingChoice
  lines: OwnLine[]
  onChange: (change: { ifMissing?: MissingChoice; lines?: OwnLine[] }) => void
}

/** What the shop may do when something is missing: for the order and, when wanted, for each product. */
export const OwnChoices = ({ ofOrder, lines, onChange }: OwnChoicesProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const [isOpen, setOpen] = useState(() => lines.some(({ choice }) => choice !== null))
  const options = MISSING_CHOICES.map((value) => ({ value, label: t(`orders.missing.${value}`) }))
  return (
    <div className="grid gap-3">
      <Select
        label={t('orders.missing.title')}
        options={options}
        value={ofOrder}
        onChange={({ target }) => onChange({ ifMissing: choiceOf(target.value) ?? ofOrder })}
      />
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        className="-ms-3 justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {t('orders.missing.perItem')}
      </Button>
      {isOpen && (
        <div className="grid gap-3 sm:grid-cols-2">
          {lines
            .filter(({ quantity }) => quantity > 0)
            .map((line) => (
              <Select
                key={line.id}
                label={labels.name(line)}
                placeholder={t('orders.missing.asOrder')}
                options={options}
                value={line.choice ?? ''}
                onChange={({ target }) => onChange({ lines: withChoice(lines, line.id, choiceOf(target.value)) })}
              />
            ))}
        </div>
      )}
    </div>
  )
}
