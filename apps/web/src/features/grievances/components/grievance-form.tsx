import { GRIEVANCE_KINDS, GRIEVANCE_TEXT_MAX } from '@jhola/contract/grievances/kinds'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { type ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { checkGrievance, EMPTY_GRIEVANCE, type GrievanceDraft, toGrievanceBody } from '../draft.ts'

type Sent = ApiReply<'POST /grievances'>

/** The ticket and the times that the law gives the officer. */
const Ticket = ({ sent }: { sent: Sent }) => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  return (
    <Alert tone="success" title={t('grievance.sent', { ticket: sent.ticket })}>
      {t('grievance.sentText', { acknowledge: dateAndTime(sent.acknowledge_by), redress: dateAndTime(sent.redress_by) })}
    </Alert>
  )
}

const useGrievanceForm = () => {
  const { t, tError } = useT()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(EMPTY_GRIEVANCE)
  const [marks, setMarks] = useState<Partial<Record<string, string>>>({})
  const sending = useMutation<Sent, ApiError>({ mutationFn: () => api('POST /grievances', { body: toGrievanceBody(draft) }) })
  // Two fields that were filled in before the app was there change in one render.
  const change = (next: Partial<GrievanceDraft>) => setDraft((before) => ({ ...before, ...next }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const wrong = Object.entries(checkGrievance(draft))
    setMarks(Object.fromEntries(wrong.map(([field, key]) => [field, t(key)])))
    const field = wrong[0] && form.current?.elements.namedItem(wrong[0][0])
    if (field instanceof HTMLElement) field.focus()
    if (wrong.length === 0) sending.mutate()
  }
  const { error } = sending
  return {
    ...{ form, draft, marks, change, submit, sent: sending.data, isSending: sending.isPending },
    refusal: error ? tError(error.code, error.details) : undefined,
  }
}

/** The form for a grievance; afterwards its ticket. */
export const GrievanceForm = () => {
  const { t } = useT()
  const { form, draft, marks, change, submit, sent, isSending, refusal } = useGrievanceForm()
  if (sent) return <Ticket sent={sent} />
  const field = (name: 'name' | 'phone' | 'email' | 'orderNo') => ({
    ...{ name, label: t(`grievance.${name}`), value: draft[name], error: marks[name] },
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <Card as="section">
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <CardTitle>{t('grievance.form')}</CardTitle>
        <Select
          label={t('grievance.about')}
          options={GRIEVANCE_KINDS.map((value) => ({ value, label: t(`grievance.kind.${value}`) }))}
          value={draft.kind}
          onChange={({ target }) => change({ kind: GRIEVANCE_KINDS.find((kind) => kind === target.value) ?? 'other' })}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" maxLength={80} />
          <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          <TextField {...field('email')} type="email" autoComplete="email" optional />
          <TextField {...field('orderNo')} maxLength={40} optional />
        </div>
        <TextArea
          name="text"
          label={t('grievance.text')}
          maxLength={GRIEVANCE_TEXT_MAX}
          value={draft.text}
          error={marks.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        {refusal && <Alert tone="error" title={refusal} />}
        <Button type="submit" variant="brand" className="justify-self-start" loading={isSending}>
          {t('grievance.send')}
        </Button>
      </form>
    </Card>
  )
}
