import { useId } from 'react'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'

/** Result of one row of a bulk action. `said`: the new state, or why nothing was done. */
export type RowResult = { id: string; name: string; state: keyof typeof SIGNS; said: string }

const SIGNS = {
  done: { icon: 'check-circle', colour: 'text-success' },
  waiting: { icon: 'clock', colour: 'text-warning' },
  failed: { icon: 'x-circle', colour: 'text-error' },
} as const

/** Results of a bulk action: which rows succeeded, and why the others failed. */
export const RowResults = ({ title, rows, onClose }: { title: string; rows: readonly RowResult[]; onClose(): void }) => {
  const labels = useUiLabels()
  const id = useId()
  return (
    <Card as="section" padding="sm" aria-labelledby={id} className="mb-3">
      <div className="flex items-start justify-between gap-2">
        <h3 id={id} className="pt-2 ps-1 font-semibold">
          {title}
        </h3>
        <IconButton icon="x" label={labels.close} onClick={onClose} />
      </div>
      <ul className="grid max-h-72 gap-x-6 overflow-y-auto px-1 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((row) => (
          <li key={row.id} className="flex items-start gap-2 border-line border-b py-2 text-sm">
            <Icon name={SIGNS[row.state].icon} className={SIGNS[row.state].colour} />
            <span className="min-w-0">
              <bdi className="font-semibold figures">{row.name}</bdi>
              <span className="block text-ink-soft">{row.said}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
