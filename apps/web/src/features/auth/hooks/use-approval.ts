import { APPROVAL_POLL_MS } from '@jhola/contract/auth/approvals/rules'
import type { SignInRole, User } from '@jhola/contract/auth/schema'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useRequest } from './use-request.ts'

type Asked = ApiReply<'POST /auth/approvals'>

/** Asks a signed-in device of a number to let this one in, and waits for the answer. */
export const useApproval = ({ phone, role, onSignedIn }: { phone: string; role: SignInRole; onSignedIn(user: User): void }) => {
  const takeIn = useCompleteSignIn()
  const { error, isBusy, request } = useRequest()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [end, setEnd] = useState<'refused' | 'ended' | null>(null)
  const token = end === null ? asked?.token : undefined

  const look = useEffectEvent(async (secret: string) => {
    const answer = await api('POST /auth/approvals/collect', { body: { token: secret } }).catch(() => undefined)
    // Without an answer it asks again: the network may be back by then.
    if (!answer) return
    if (answer.session) {
      takeIn(answer.session.user)
      onSignedIn(answer.session.user)
    } else if (answer.state === 'refused' || answer.state === 'ended') setEnd(answer.state)
  })
  useEffect(() => {
    if (token === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const again = () => {
      timer = setTimeout(async () => {
        await look(token)
        if (!isGone) again()
      }, APPROVAL_POLL_MS)
    }
    again()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [token])

  const ask = () =>
    request(async () => {
      setAsked(await api('POST /auth/approvals', { body: { phone, role } }))
      setEnd(null)
    }, 'auth.factors.approveFailed')
  return { error, isBusy, end, number: end === null ? asked?.number : undefined, ask }
}
