import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { CodeBoxes } from './code-boxes.tsx'

/** Calls a function on submit without leaving the page. */
export const onSubmit = (send: () => Promise<unknown>) => (event: FormEvent) => {
  event.preventDefault()
  void send()
}

/** Countdown until a code can be sent again. */
export const Resend = ({ atMs, isBusy, onResend }: { atMs: number; isBusy: boolean; onResend(): Promise<unknown> }) => {
  const { t } = useT()
  const [nowMs, setNowMs] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((atMs - nowMs) / 1000))
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = async () => {
    await onResend()
    setNowMs(Date.now())
  }
  return (
    <Button variant="ghost" className="figures" disabled={isWaiting || isBusy} onClick={() => void resend()}>
      {isWaiting ? t('auth.resendIn', { seconds }) : t('auth.resend')}
    </Button>
  )
}

type CodeEntryProps = {
  boxes: { length: number; value: string; onChange(code: string): void; label: string; error?: string | undefined }
  isBusy: boolean
  /** Label of the button. */
  verify: string
  onVerify(): Promise<unknown>
  resend: { atMs: number; onResend(): Promise<unknown> }
  back: { label: string; onBack(): void }
  /** True disables the button until every box is filled (customer pages); false shows what is missing when it is pressed. */
  waitsForAll?: boolean
  /** Content between the boxes and the button. */
  children?: ReactNode
}

/** The code step of every sign-in flow: boxes, verify, resend, back. */
export const CodeEntry = ({ boxes, isBusy, verify, onVerify, resend, back, waitsForAll = false, children }: CodeEntryProps) => (
  <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(onVerify)}>
    <CodeBoxes {...boxes} disabled={isBusy} />
    {children}
    <Button
      type="submit"
      size="lg"
      fullWidth
      loading={isBusy}
      disabled={waitsForAll && !isBusy && boxes.value.length < boxes.length}
    >
      {verify}
    </Button>
    <div className="flex flex-wrap justify-between gap-1">
      <Button variant="ghost" onClick={back.onBack}>
        {back.label}
      </Button>
      <Resend atMs={resend.atMs} isBusy={isBusy} onResend={resend.onResend} />
    </div>
  </form>
)
