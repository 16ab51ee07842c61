import { useState } from 'react'
import { Alert, OfflineNotice } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx'
import { Skeleton, SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import { snackbar, toast } from '../../../../shared/ui/toast.ts'
import { Row, Shown } from './shown.tsx'

const Alerts = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      {open && (
        <Alert tone="error" title="The price has changed" onDismiss={() => setOpen(false)}>
          Sharbati Atta is now ₹295. Please look again.
        </Alert>
      )}
      <Alert tone="warning" title="Only 2 left" />
      <Alert tone="success">Your order has been placed.</Alert>
      <Alert action={<Button size="sm">Update now</Button>}>A new version is ready.</Alert>
    </>
  )
}

/** Loading, empty, failed and offline states, and short messages. */
export const StatesShown = () => (
  <Shown title="States">
    <OfflineNotice>You are offline. Your cart is safe on this phone.</OfflineNotice>
    <Alerts />
    <div className="grid gap-4 md:grid-cols-3">
      <Card>
        <SkeletonCards count={2} className="h-20" />
        <Skeleton className="mt-3 h-4 w-40" />
      </Card>
      <Card>
        <EmptyState
          icon="bag"
          title="Your cart is empty"
          hint="Try adjusting your search or filter criteria"
          action={<Button>Continue Shopping</Button>}
        />
      </Card>
      <Card>
        <LoadFailed message="Failed to load store details" onRetry={() => undefined} />
      </Card>
    </div>
    <div className="grid gap-3">
      <ProgressBar label="Weak" value={30} tone="error" />
      <ProgressBar label="Fair" value={55} tone="warning" />
      <ProgressBar label="Strong" value={90} tone="success" />
      <ProgressBar label="Import" value={60} />
    </div>
    <Row>
      <Button variant="secondary" onClick={() => toast.success('Order accepted')}>
        Success toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.error('Failed to update the order', { label: 'Retry', run: () => toast.info('Tried again') })}
      >
        Error toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => snackbar('Toor Dal removed', { label: 'Undo', run: () => toast.success('Back in the cart') })}
      >
        Snackbar
      </Button>
    </Row>
  </Shown>
)
