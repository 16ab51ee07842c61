import { useState } from 'react'
import { Card } from '../../../../shared/ui/card.tsx'
import { Checkbox } from '../../../../shared/ui/checkbox.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { Switch } from '../../../../shared/ui/switch.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { Shown } from './shown.tsx'

const STATES = ['Maharashtra', 'Delhi', 'Karnataka', 'Tamil Nadu'].map((name) => ({ value: name, label: name }))

const Ticks = () => {
  const [ring, setRing] = useState(true)
  const [auto, setAuto] = useState(false)
  return (
    <Card>
      <div className="grid gap-2">
        <Checkbox label="I accept the terms" defaultChecked />
        <Checkbox label="Tell me about offers" hint="On WhatsApp, at most once a week" />
        <Checkbox label="All orders on this page" mixed readOnly checked={false} />
        <Checkbox label="Disabled" disabled />
        <Switch label="Ring for new orders" hint="Until somebody answers" checked={ring} onChange={setRing} />
        <Switch label="Accept orders by itself" checked={auto} onChange={setAuto} />
        <Switch label="Disabled" checked disabled onChange={() => undefined} />
      </div>
    </Card>
  )
}

/** Form fields. */
export const FieldsShown = () => (
  <Shown title="Fields">
    <div className="grid gap-4 md:grid-cols-2">
      <TextField label="Full Name" autoComplete="name" placeholder="Asha Sharma" />
      <TextField label="Mobile number" prefix="+91" inputMode="numeric" hint="We send the order's updates here" dir="ltr" />
      <TextField label="Price" prefix="₹" inputMode="decimal" suffix="/ kg" defaultValue="152.50" />
      <TextField label="PIN code" icon="pin" defaultValue="4000" error="PIN code must be 6 digits" />
      <TextField
        label="Password"
        type="password"
        defaultValue="secret"
        suffix={<IconButton icon="eye" label="Show password" />}
      />
      <TextField label="Locked" defaultValue="STORE-001" disabled />
      <Select label="State" options={STATES} placeholder="Choose your state" />
      <Select label="State" options={STATES} error="Choose a state" defaultValue="Delhi" />
      <TextArea label="Note for the store" optional placeholder="Ring twice" />
      <Ticks />
    </div>
  </Shown>
)
