import { useState } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Combobox, type ComboboxItem } from '../../../../shared/ui/combobox.tsx'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { Drawer } from '../../../../shared/ui/drawer.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { Menu } from '../../../../shared/ui/menu.tsx'
import { Popover } from '../../../../shared/ui/popover.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { Tooltip } from '../../../../shared/ui/tooltip.tsx'
import { Row, Shown } from './shown.tsx'

const CUSTOMERS: readonly ComboboxItem[] = [
  { value: '1', label: 'Asha Verma', hint: <bdi>+91 98765 43210</bdi> },
  { value: '2', label: 'Imran Sheikh', hint: <bdi>+91 99887 76655</bdi> },
  { value: '3', label: 'Lakshmi Iyer', hint: <bdi>+91 90000 12345</bdi> },
]

type Opened = 'dialog' | 'confirm' | 'bottom' | 'end' | 'start' | null

const Windows = ({ opened, setOpened }: { opened: Opened; setOpened: (opened: Opened) => void }) => {
  const close = (open: boolean) => {
    if (!open) setOpened(null)
  }
  return (
    <>
      <Dialog
        open={opened === 'dialog'}
        onOpenChange={close}
        title="Order #JH-2041"
        description="Asha Verma, 2 min ago"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpened(null)}>
              Close
            </Button>
            <Button icon="print">Print Receipt</Button>
          </>
        }
      >
        <TextField label="Note" placeholder="Ring twice" />
      </Dialog>
      <ConfirmDialog
        open={opened === 'confirm'}
        onOpenChange={close}
        title="Reject this order?"
        description="The customer is told at once and gets the money back."
        confirmLabel="Reject"
        cancelLabel="Keep it"
        danger
        onConfirm={() => {
          setOpened(null)
          toast.error('Order rejected')
        }}
      />
      {(['bottom', 'end', 'start'] as const).map((side) => (
        <Drawer
          key={side}
          side={side}
          open={opened === side}
          onOpenChange={close}
          title="Filters"
          footer={<Button onClick={() => setOpened(null)}>Show 12 stores</Button>}
        >
          <TextField label="Store name" />
        </Drawer>
      ))}
    </>
  )
}

/** Dialogs, drawers, menus and other overlays. */
export const OverlaysShown = () => {
  const [opened, setOpened] = useState<Opened>(null)
  const [customer, setCustomer] = useState<ComboboxItem | null>(null)
  return (
    <Shown title="Overlays">
      <Row>
        {(['dialog', 'confirm', 'bottom', 'end', 'start'] as const).map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpened(name)}>
            {name}
          </Button>
        ))}
        <Menu
          trigger={<IconButton icon="more" label="More" tone="outline" />}
          entries={[
            { key: 'print', label: 'Print Receipt', icon: 'print', onSelect: () => toast.info('Printing') },
            { key: 'hindi', label: 'हिन्दी', icon: 'language', chosen: true, onSelect: () => undefined },
            { key: 'reject', label: 'Reject', icon: 'x', danger: true, onSelect: () => setOpened('confirm') },
          ]}
        />
        <Popover
          title="Sorting"
          trigger={
            <Button variant="secondary" icon="sliders">
              Popover
            </Button>
          }
        >
          Newest first
        </Popover>
        <Tooltip hint="Rings until somebody answers">
          <IconButton icon="bell-ring" label="New orders" tone="brand" />
        </Tooltip>
      </Row>
      <Combobox
        label="Customer"
        items={CUSTOMERS}
        value={customer}
        onChange={setCustomer}
        icon="user"
        placeholder="Name or phone"
        emptyText="Nobody found"
      />
      <Windows opened={opened} setOpened={setOpened} />
    </Shown>
  )
}
