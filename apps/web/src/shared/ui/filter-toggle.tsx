import type { ComponentProps } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'

type FilterToggleProps = Pick<ComponentProps<typeof Button>, 'size' | 'className' | 'children'> & {
  /** Id of the panel that it opens. */
  panel: string
  isOpen: boolean
  /** Number of active filters. */
  active: number
  onToggle(): void
}

/** Opens and closes a panel of filters, and shows how many are active. */
export const FilterToggle = ({ panel, isOpen, active, onToggle, children, ...look }: FilterToggleProps) => (
  <Button variant="secondary" icon="filter" aria-expanded={isOpen} aria-controls={panel} onClick={onToggle} {...look}>
    {children}
    {active > 0 && (
      <Badge tone="primary" className="ms-1.5">
        {active}
      </Badge>
    )}
  </Button>
)
