import { useState } from 'react'
import { Badge } from '../../../../shared/ui/badge.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Chip } from '../../../../shared/ui/chip.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { OutsideLinkButton } from '../../../../shared/ui/link-button.tsx'
import { SegmentedControl } from '../../../../shared/ui/segmented-control.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { Row, Shown } from './shown.tsx'

const VARIANTS = ['primary', 'brand', 'secondary', 'ghost', 'success', 'danger', 'destructive'] as const

const Choices = () => {
  const [radius, setRadius] = useState('10')
  const [role, setRole] = useState('customer')
  const [view, setView] = useState('table')
  return (
    <>
      <Row>
        {['5', '10', '15'].map((km) => (
          <Chip key={km} chosen={radius === km} onChange={() => setRadius(km)}>
            {km} km
          </Chip>
        ))}
        <Chip chosen={false} onChange={() => undefined} icon="star">
          4+
        </Chip>
        <Chip chosen={false} disabled onChange={() => undefined}>
          Disabled
        </Chip>
      </Row>
      <Row>
        <SegmentedControl
          label="Role"
          segments={[
            { value: 'customer', label: 'Customer', icon: 'user' },
            { value: 'store_owner', label: 'Store Owner', icon: 'store' },
          ]}
          value={role}
          onChange={setRole}
        />
        <SegmentedControl
          label="View"
          segments={[
            { value: 'table', label: null, icon: 'table', iconOnlyLabel: 'Table' },
            { value: 'grid', label: null, icon: 'grid', iconOnlyLabel: 'Grid' },
            { value: 'list', label: null, icon: 'list', iconOnlyLabel: 'List' },
          ]}
          value={view}
          onChange={setView}
        />
      </Row>
    </>
  )
}

/** Buttons, chips and switches between views. */
export const ActionsShown = () => (
  <Shown title="Actions">
    <Row>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Row>
    <Row>
      <Button icon="bag" size="lg">
        Checkout
      </Button>
      <Button icon="check" variant="success">
        Accept
      </Button>
      <Button icon="x" variant="danger">
        Reject
      </Button>
      <Button variant="brand" size="sm" icon="plus">
        Add to cart
      </Button>
      <OutsideLinkButton href="tel:+919876543210" variant="secondary" size="sm" icon="phone">
        Call
      </OutsideLinkButton>
      <Button loading>Placing...</Button>
      <Button variant="secondary" loading>
        Saving
      </Button>
      <Button disabled>Disabled</Button>
      <Button variant="secondary" disabled>
        Disabled
      </Button>
    </Row>
    <Button fullWidth iconEnd="arrow-end">
      Proceed to Checkout
    </Button>
    <Row>
      <IconButton icon="arrow-start" label="Back" />
      <IconButton icon="bag" label="Cart" count={3} />
      <IconButton icon="bell" label="Messages" count={120} />
      <IconButton icon="share" label="Share" tone="brand" />
      <IconButton icon="plus" label="Add" tone="solid" />
      <IconButton icon="filter" label="Filter" tone="outline" />
      <IconButton icon="trash" label="Remove" tone="danger" />
      <IconButton icon="edit" label="Edit" disabled />
      <Badge>4</Badge>
      <Badge tone="error">12</Badge>
      <Badge tone="neutral">NEW</Badge>
    </Row>
    <Row>
      <StatusChip tone="success" icon="check-circle">
        Open Now
      </StatusChip>
      <StatusChip tone="error">Closed</StatusChip>
      <StatusChip tone="warning" icon="prepare">
        Preparing
      </StatusChip>
      <StatusChip tone="primary" icon="clock">
        Pending
      </StatusChip>
      <StatusChip tone="neutral">Out of Stock</StatusChip>
    </Row>
    <Choices />
  </Shown>
)
